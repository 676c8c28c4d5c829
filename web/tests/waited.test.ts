import { describe, expect, it } from 'vitest';
import { waited } from '../src/live/waited.ts';
import { told } from '../src/scene/scene.ts';
import { ask, option, scene } from './scene.ts';

const line = (n: number, text: string, more: object = {}) => told({ n, kind: 'placed', seat: 1, text, ...more });

describe('while you waited', () => {
  const asked = ask('play', [option('pass')]);
  const at = (lines: ReturnType<typeof line>[], more: object = {}) => scene('npzr', {}, { lines, ask: asked, ...more });

  it('tells what others did since the last answer, what concerns oneself first of all', () => {
    const lines = [
      line(1, 'Bo begins.'),
      line(2, 'Bo takes ninja legs of Ada.'),
      line(3, 'Ada plays.', { seat: 0 }),
      ...[4, 5, 6, 7].map((n) => line(n, `Bo plays ${n}.`)),
    ];
    expect(waited(at(lines), 1).map((one) => [one.n, one.mine])).toEqual([
      [2, true],
      [5, false],
      [6, false],
      [7, false],
    ]);
    expect(waited(at(lines), 7)).toEqual([]);
  });

  it('tells a card with what came of it', () => {
    const lines = [
      line(1, 'Ada attacks with 7.', { kind: 'attacked', seat: 0 }),
      line(2, 'Bo plays Oil Slick.', { kind: 'responded' }),
      line(3, 'Bo draws a card.', { kind: 'drawn' }),
      line(4, '7 against 9: Ada misses.', { kind: 'missed', seat: 0 }),
      line(5, 'Bo plays Wrench.', { kind: 'used' }),
    ];
    expect(waited(at(lines), 1).map((one) => one.text)).toEqual([
      'Bo plays Oil Slick. → 7 against 9: Ada misses.',
      'Bo plays Wrench.',
    ]);
    expect(waited(at(lines), 1)[0]).toMatchObject({ n: 4, mine: true });
  });

  it('has room for what was done before what was thrown away', () => {
    const lines = [
      line(1, 'Bo plays Wrench.', { kind: 'played' }),
      line(2, 'Turn: Cy', { kind: 'turn' }),
      ...[3, 4, 5, 6].map((n) => line(n, `Cy discards ${n}.`, { kind: 'discarded' })),
    ];
    expect(waited(at(lines), 0).map((one) => one.n)).toEqual([1, 4, 5, 6]);
  });

  it('leaves out draws, headings and lines without words', () => {
    const lines = [
      line(1, 'Turn 3', { kind: 'turn' }),
      line(4, 'DRAW CARD', { kind: 'phase', seat: 1 }),
      line(2, ''),
      line(3, 'Bo draws a card.', { source: 'deck', target: 'hand 1' }),
    ];
    expect(waited(at(lines), 0)).toEqual([]);
  });

  it('is for whoever is asked, and not in a lesson or while something is performed', () => {
    const lines = [line(1, 'Bo plays.')];
    expect(waited(at(lines), 0)).toHaveLength(1);
    expect(waited(at(lines, { ask: null }), 0)).toEqual([]);
    expect(waited(at(lines, { seat: -1 }), 0)).toEqual([]);
    expect(waited(at(lines, { lesson: {} }), 0)).toEqual([]);
  });
});
