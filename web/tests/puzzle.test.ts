import { beforeEach, describe, expect, it } from 'vitest';
import { MISSED, SOLVED } from '../src/live/kept.ts';
import { nextOf, Puzzle } from '../src/live/puzzle.svelte.ts';
import { Refused } from '../src/live/refused.ts';
import type { Adapter } from '../src/scene/scene.ts';
import { framed, inPicture, through } from '../src/pages/coach/framing.ts';
import { pinned } from '../src/ui/pins.ts';
import type { PuzzlePosition, Verdict } from '../src/wire.ts';
import { ask, option } from './scene.ts';

const verdict: Verdict = {
  ...{
    right: true,
    loss: 0,
    ci95: [0, 0],
    said: ['card', 'place'],
    best: ['card', 'place'],
    value: 0.8,
    best_value: 0.8,
  },
  ...{ said_words: '', best_words: '', why: '', because: '', said_at: [], best_at: [] },
};
const position: PuzzlePosition = {
  ...{ game: 'npzr', id: '0001', seat: 0, names: ['Ada', 'Bo'], setup: {}, view: {}, lines: [], verdict: null },
  ask: ask('PlayCard', [option('card')]),
};
/** A card, then a place: then it is judged. */
async function two(keys: string[]): Promise<PuzzlePosition> {
  if (keys.includes('nonsense')) throw new Refused('unknown_option', '');
  if (keys.length === 0) return position;
  if (keys.length === 1)
    return { ...position, ask: ask('PlaceCard', [option('place'), option('elsewhere')], { number: 8, inside: true }) };
  const right = keys[1] === 'place';
  return { ...position, ask: null, verdict: { ...verdict, said: keys, right } };
}
const adapter = { adapt: () => ({}) as never } satisfies Adapter;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function begun(): Promise<{ puzzle: Puzzle; heard: string[][] }> {
  const heard: string[][] = [];
  const puzzle = new Puzzle((keys) => (heard.push(keys), two(keys)), adapter, null);
  await puzzle.begin();
  return { puzzle, heard };
}
async function press(puzzle: Puzzle, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    puzzle.acts.choose(key);
    await settled();
  }
}

describe('a puzzle', () => {
  beforeEach(() => localStorage.clear());

  it('says all keys of its action, and is judged once it is whole', async () => {
    const { puzzle, heard } = await begun();
    await press(puzzle, 'card');
    expect(puzzle.verdict).toBeNull();
    await press(puzzle, 'place');
    expect(heard).toEqual([[], ['card'], ['card', 'place']]);
    expect(puzzle.verdict?.right).toBe(true);
    expect(SOLVED.of('npzr')).toEqual(['0001']);
  });

  it('goes back a step, and the same question can be answered again', async () => {
    const { puzzle, heard } = await begun();
    await press(puzzle, 'card', 'draft:back', 'card', 'place');
    expect(heard).toEqual([[], ['card'], [], ['card'], ['card', 'place']]);
    expect(puzzle.verdict).not.toBeNull();
  });

  it('remembers what was missed until it is solved', async () => {
    const { puzzle } = await begun();
    await press(puzzle, 'card', 'elsewhere');
    expect([SOLVED.of('npzr'), MISSED.of('npzr')]).toEqual([[], ['0001']]);
    await puzzle.begin();
    expect(puzzle.verdict).toBeNull();
    await press(puzzle, 'card', 'place');
    expect([SOLVED.of('npzr'), MISSED.of('npzr')]).toEqual([['0001'], []]);
    await puzzle.begin();
    await press(puzzle, 'card', 'elsewhere');
    expect([SOLVED.of('npzr'), MISSED.of('npzr')]).toEqual([['0001'], []]);
  });

  it('can be answered after a refusal', async () => {
    const { puzzle } = await begun();
    await press(puzzle, 'nonsense');
    expect(puzzle.weighing).toBe(false);
    await press(puzzle, 'card', 'place');
    expect(puzzle.verdict?.right).toBe(true);
  });

  it('is followed by one that is not solved, or by any other', () => {
    const ids = ['a', 'b', 'c'];
    expect(nextOf(ids, 'a', ['a', 'b'])).toBe('c');
    expect(nextOf(ids, 'c', ['c'])).toBe('a');
    expect(nextOf(ids, 'b', ids)).toBe('c');
    expect(nextOf(['a'], 'a', [])).toBeNull();
  });
});

describe('pins', () => {
  function board(html: string): HTMLElement {
    document.body.innerHTML = html;
    for (const one of document.querySelectorAll<HTMLElement>('[data-anchor], [data-seat]')) {
      one.getClientRects = () => [{}] as unknown as DOMRectList;
      one.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
    }
    return document.body;
  }
  const step = (card: string, place = '') => ({ card, place });

  it('stand at the last place that is drawn, else at the last card', () => {
    const own = board('<i data-anchor="stack:A1"></i><i data-anchor="hand:Z-L#2"></i>');
    const box = { x: 10, y: 20, width: 30, height: 40 };
    expect(pinned(own, { best: [step('Z-L'), step('', 'A1')] })).toEqual([{ kind: 'best', ...box }]);
    expect(pinned(own, { said: [step('Z-L'), step('', 'new')] })).toEqual([{ kind: 'said', ...box }]);
    expect(pinned(own, { said: [step('Q', 'new')] })).toEqual([]);
  });

  it('stand where somebody sits at whom an answer is aimed, also if their place has a name of its own', () => {
    const own = board('<i data-seat="2" data-place="purple"></i>');
    expect(pinned(own, { said: [step('P01'), step('', 'seat:2')] })).toHaveLength(1);
    expect(pinned(own, { said: [step('P01'), step('', 'seat:1')] })).toEqual([]);
  });

  const frame = { width: 300, height: 200 };
  const laid = { width: 900, height: 600 };
  it('are looked at from near, and stay in the picture', () => {
    const pins = [
      { x: 700, y: 400, width: 60, height: 90 },
      { x: 800, y: 450, width: 60, height: 90 },
    ];
    const look = framed(frame, laid, pins);
    expect(look.scale).toBeGreaterThan(frame.width / laid.width);
    for (const pin of pins) {
      const { x, y, width, height } = through(look, pin);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(frame.width);
      expect(y + height).toBeLessThanOrEqual(frame.height);
    }
  });

  it('alone on the board, show all of its width', () => {
    expect(framed(frame, laid, [{ x: 700, y: 500, width: 60, height: 60 }])).toEqual({ scale: 1 / 3, x: 0, y: 0 });
  });

  it('keep their sign in the picture', () => {
    expect(inPicture(frame, { x: 250, y: -20, width: 80, height: 60 })).toEqual({
      x: 250,
      y: 14,
      width: 36,
      height: 26,
    });
    const inside = { x: 40, y: 40, width: 80, height: 60 };
    expect(inPicture(frame, inside)).toEqual(inside);
  });

  it('far apart, or not there at all, show the whole board', () => {
    const apart = [
      { x: 0, y: 0, width: 60, height: 90 },
      { x: 840, y: 500, width: 60, height: 90 },
    ];
    expect(framed(frame, laid, apart).scale).toBeCloseTo(1 / 3);
    expect(framed(frame, laid, [])).toEqual({ scale: 1 / 3, x: 0, y: 0 });
  });
});
