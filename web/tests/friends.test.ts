import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { isInvitation } from '../src/live/token.ts';
import { notices } from '../src/live/told.ts';
import Ended from '../src/pages/Ended.svelte';
import Presence from '../src/pages/Presence.svelte';
import Result from '../src/pages/Result.svelte';
import Terms from '../src/pages/Terms.svelte';
import type { ResultModel } from '../src/ui/model.ts';
import Sure from '../src/ui/Sure.svelte';
import { chair, table } from './scene.ts';

const two = table('npzr', ['Ada', 'Bo']);
const over: ResultModel = { game: 'npzr', verdict: 'Ada wins', winners: ['Ada'], cast: [] };

it('asks before it closes a table', async () => {
  const onyes = vi.fn();
  render(Sure, { label: 'Close this table', question: 'For everybody?', yes: 'Yes, close it', onyes });
  await fireEvent.click(screen.getByRole('button', { name: 'Close this table' }));
  expect(onyes).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'No, go on' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Close this table' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, close it' }));
  expect(onyes).toHaveBeenCalledOnce();
});

it('says who closed a table, and where the record is', () => {
  render(Ended, { error: 'closed', message: '', by: 'Ada', table: 'abc', records: 2 });
  expect(screen.getByText('Ada has closed this table.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch it' }).getAttribute('href')).toBe('/replay/abc?game=2');
  expect(screen.getByRole('link', { name: 'Download the record' }).getAttribute('href')).toBe(
    '/api/tables/abc/records/2',
  );
});

it('lets the host start again without those who are late, and nobody else', async () => {
  const onstart = vi.fn();
  const { rerender } = render(Result, { ...over, host: true, late: ['Bo (away)'], onstart });
  await fireEvent.click(screen.getByRole('button', { name: /Start now.*without Bo \(away\)/ }));
  expect(onstart).toHaveBeenCalledOnce();
  await rerender({ ...over, host: false, late: ['Bo (away)'] });
  expect(screen.queryByRole('button', { name: /Start now/ })).toBeNull();
});

it('offers a bot’s chair to somebody who looked on', async () => {
  const onsit = vi.fn();
  render(Result, { ...over, seated: false, free: 'Star', onsit });
  await fireEvent.click(screen.getByRole('button', { name: /Play the next one.*instead of Star/ }));
  expect(onsit).toHaveBeenCalledOnce();
});

it('says who is away and for whom a bot plays, but nothing of oneself', async () => {
  const chairs = [
    chair(0, 'Ada', { here: false }),
    chair(1, 'Bo', { here: false }),
    chair(2, 'Cy', { stand_in: 'star', here: true }),
  ];
  const { rerender } = render(Presence, { table: { ...two, chairs }, chair: 0 });
  expect(screen.getByRole('status').textContent).toBe('Cy: a star sits in · Bo is away');
  await rerender({ table: two, chair: 0 });
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows the rules of the house and the seconds of each clock', () => {
  const options = [{ key: 'copies', words: 'Copies', values: [{ key: '3', words: 'three' }], value: '3' }];
  const { container } = render(Terms, {
    table: { ...two, terms: { clock: { action: 90, response: 15, choice: 25, bank: 120 } } },
    options,
  });
  const words = container.textContent;
  for (const part of ['Copies', 'three', 'an action: 90 seconds', 'a response: 15 seconds', '120 seconds'])
    expect(words).toContain(part);
  expect(words).not.toContain('a pitch');
});

it('tells of a new host and of being sent away, once', () => {
  const hosted = { ...two, chairs: [chair(0, 'Ada', { host: true }), chair(1, 'Bo')] };
  const passed = { ...two, chairs: [chair(0, 'Ada', { host: false }), chair(1, 'Bo', { host: true })] };
  const guest = { chair: 1, host: false };
  expect(notices(hosted, guest, { table: passed, chair: 1, host: true })).toEqual(['You are the host now.']);
  expect(notices(hosted, { chair: 2, host: false }, { table: passed, chair: 2, host: false })).toEqual([
    'Bo is the host now.',
  ]);
  expect(notices(hosted, guest, { table: hosted, chair: -1, host: false, sent: true })).toEqual([
    'The host has given your chair away.',
  ]);
  expect(notices(null, guest, { table: passed, chair: 1, host: true })).toEqual([]);
  expect(notices(hosted, guest, { table: hosted, chair: 1, host: false })).toEqual([]);
});

it('knows an invitation from the way to one’s own chair', () => {
  expect(isInvitation('#chair=1.0.free.abcdef')).toBe(true);
  expect(isInvitation('#chair=1.0.own.abcdef')).toBe(false);
  expect(isInvitation('')).toBe(false);
});
