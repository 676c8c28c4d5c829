import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { adapterOf, hasTrailer, trailerOf } from '../src/games/load.ts';
import { pictures, SHOT_MS, type Trailer } from '../src/live/trailer.ts';

const GAMES = ['npzr', 'roundhouse', 'rampage', 'kaiju', 'samurai'] as const;
const POSTERS = await Promise.all(
  GAMES.map(async (game) => {
    const [{ Screen, reel }, adapter] = await Promise.all([trailerOf(game), adapterOf(game)]);
    return { game, Screen, shown: pictures(game, reel as Trailer, adapter) };
  }),
);

describe.each(POSTERS)('the moving poster of $game', ({ Screen, shown }) => {
  it('is ten seconds of a recorded game, drawn by the parts of its board, and something moves', () => {
    expect(shown.length * SHOT_MS).toBe(10_000);
    const drawn = [0, 4, 9].map((at) => render(Screen, { props: { model: shown[at]! } }).container.innerHTML);
    expect(new Set(drawn).size).toBe(3);
  });
});

it('a guest has none: its poster stays still', () => {
  expect(hasTrailer('cursed-reel')).toBe(false);
});
