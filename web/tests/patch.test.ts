import { expect, it } from 'vitest';
import { patched } from '../src/live/patch.ts';

it('lays cards on a pile whose empty list was left out of the view', () => {
  const view = { piles: [{ name: 'reel', count: 0 }] };
  const change = { piles: { 0: { count: [1], cards: { at: 0, out: 0, in: ['blob'] } } } };
  expect(patched(view, change)).toEqual({ piles: [{ name: 'reel', count: 1, cards: ['blob'] }] });
});

it('leaves the view before it as it was', () => {
  const view = { cards: ['a', 'b'], marks: 1 };
  expect(patched(view, { cards: { at: 1, out: 1, in: [] }, marks: [2] })).toEqual({ cards: ['a'], marks: 2 });
  expect(view).toEqual({ cards: ['a', 'b'], marks: 1 });
});
