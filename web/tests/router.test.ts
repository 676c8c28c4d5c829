// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { match } from '../src/router.svelte.ts';

describe('an address', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/setup/robot-rampage', { page: 'setup', game: 'robot-rampage' }],
    ['/t/t-7', { page: 'table', table: 't-7' }],
    ['/rules/npzr', { page: 'rules', game: 'npzr', clause: null }],
    ['/rules/npzr/NPZR-28', { page: 'rules', game: 'npzr', clause: 'NPZR-28' }],
    ['/cards/kaiju', { page: 'cards', game: 'kaiju', pack: 'house' }],
    ['/replay/t-7?at=12&game=2&seat=1', { page: 'replay', table: 't-7', number: 2, moment: 12, seat: 1 }],
    ['/replay/t-7?at=-3', { page: 'replay', table: 't-7', number: 1, moment: 0, seat: -1 }],
    ['/coach/t-7?game=2&seat=0', { page: 'coach', table: 't-7', number: 2, seat: 0 }],
    ['/coach/t-7', { page: 'coach', table: 't-7', number: 1, seat: -1 }],
    ['/puzzles', { page: 'puzzles', game: null, id: null }],
    ['/puzzles/npzr', { page: 'puzzles', game: 'npzr', id: null }],
    ['/puzzles/npzr/0007-031', { page: 'puzzles', game: 'npzr', id: '0007-031' }],
    ['/credits', { page: 'credits' }],
    ['/gallery/npzr', { page: 'gallery', part: 'npzr' }],
  ])('%s leads to its page', (address, route) => expect(match(address)).toEqual(route));

  it.each(['/nowhere', '/setup', '/table/a/b', '/rules/a/b/c', '/credits/more', '/%E0%A4%A'])(
    '%s is a missing reel',
    (address) => expect(match(address).page).toBe('missing'),
  );
});
