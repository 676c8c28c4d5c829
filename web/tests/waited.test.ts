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

  it('says nothing but what was told, line by line, since the last answer', () => {
    const kinds = ['used', 'aimed', 'wounded', 'lost', 'turn', 'discarded', 'drawn', 'attack', 'scored', 'moved'];
    for (let game = 0; game < 40; game++) {
      const lines = Array.from({ length: 20 }, (_, n) =>
        line(n, `Line ${n} of Ada.`, {
          kind: kinds[(n * 7 + game * 3 + n * n * game) % kinds.length],
          seat: ((n + game) % 4) - 1,
        }),
      );
      const texts = new Map(lines.map((one) => [one.text, one.n]));
      for (const one of waited(at(lines), 5)) {
        const told = one.text.split(' → ').map((text) => texts.get(text) ?? -1);
        expect(Math.min(...told)).toBeGreaterThan(5);
        expect(Math.max(...told)).toBe(one.n);
      }
    }
  });

  it('tells the score of a film, and not each card that it is made of', () => {
    const lines = [
      ...[1, 2, 3, 4].map((n) => line(n, `- Card ${n}: DS 4.`, { kind: 'credited' })),
      line(5, 'Bo: 16 points.', { kind: 'scored' }),
    ];
    expect(waited(at(lines), 0).map((one) => one.text)).toEqual(['Bo: 16 points.']);
  });

  it('tells that a building fell, however much happened after it', () => {
    const lines = [
      line(1, 'Ivan plays Punch.', { kind: 'played' }),
      line(2, 'Bulimba Ferry (C7) falls!', { kind: 'fell' }),
      ...[3, 4, 5, 6].map((n) => line(n, `Lola plays ${n}.`, { kind: 'played' })),
    ];
    const [first, ...others] = waited(at(lines), 0);
    expect(first).toMatchObject({ text: 'Ivan plays Punch. → Bulimba Ferry (C7) falls!', grave: true });
    expect(others.map((one) => [one.n, one.grave])).toEqual([4, 5, 6].map((n) => [n, false]));
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

  it('tells the weightiest of what came of it, and nothing that came of something else', () => {
    const lines = [
      line(1, 'Bo kicks with 2 dice.', { kind: 'kicked' }),
      line(2, 'Bo kills Goose: 2 points.', { kind: 'killed' }),
      line(3, 'Bo draws Umbrella.', { kind: 'drew' }),
      line(4, 'Bo keeps it.', { kind: 'kept' }),
      line(5, 'Cy kicks with 2 dice.', { kind: 'kicked', seat: 2 }),
      line(6, 'Cy rolls 1 1: no hit.', { kind: 'rolled', seat: 2 }),
      line(7, 'COUNTERATTACK', { kind: 'phase', seat: -1 }),
      line(8, 'Bat arrives at L2.', { kind: 'arrived', seat: -1 }),
      line(9, 'Di holds back.', { kind: 'held', seat: 3 }),
    ];
    expect(waited(at(lines), 0).map((one) => one.text)).toEqual([
      'Bo kicks with 2 dice. → Bo kills Goose: 2 points.',
      'Cy kicks with 2 dice. → Cy rolls 1 1: no hit.',
      'Di holds back.',
    ]);
  });

  it('tells a reaction, and what dice did to oneself, with what it is made of', () => {
    const guarded = [
      line(2, 'Bo guards with green 3 (Extended Warranty).', { kind: 'moved', seat: -1, target: 'guards' }),
      line(3, 'Bo defends with 7.', { kind: 'defended', number: 7 }),
    ];
    expect(waited(at(guarded), 1)).toEqual([
      { n: 3, text: 'Bo guards with green 3 (Extended Warranty). → Bo defends with 7.', mine: false, grave: false },
    ]);
    const struck = [
      line(2, 'COUNTERATTACK', { kind: 'phase', seat: -1 }),
      line(3, 'Ghost (L1) rolls 6: one hit.', { kind: 'struck', seat: -1, number: 1 }),
      line(4, 'Gnome (L3) rolls 3: no hit.', { kind: 'struck', seat: -1 }),
      line(5, 'Ada loses 1 life and has 14.', { kind: 'wounded', seat: 0, number: 1 }),
      line(6, 'Bo loses 1 life and has 14.', { kind: 'wounded', number: 1 }),
    ];
    expect(waited(at(struck), 1).map((one) => one.text)).toEqual([
      'Ghost (L1) rolls 6: one hit. → Ada loses 1 life and has 14.',
      'Bo loses 1 life and has 14.',
    ]);
  });

  it('tells how somebody guarded against your own attack, and what came of it', () => {
    const lines = [
      line(1, 'Ada attacks Bo.', { kind: 'aims', seat: 0 }),
      line(2, 'Bo guards with green 3.', { kind: 'moved', seat: -1, target: 'guards' }),
      line(3, 'Bo defends with 7.', { kind: 'defended' }),
      line(4, 'Ada misses Bo by 1.', { kind: 'missed', seat: 0 }),
    ];
    expect(waited(at(lines), 0).map((one) => one.text)).toEqual(['Bo guards with green 3. → Ada misses Bo by 1.']);
  });

  it('says so when more dice did it than it has room for: hits and lives would not add up', () => {
    const struck = [1, 2, 3].map((n) => line(n, `Ghost ${n}: one hit.`, { kind: 'struck', seat: -1, number: 1 }));
    const lines = [...struck, line(4, 'Ada loses 3 life.', { kind: 'wounded', seat: 0, number: 3 })];
    expect(waited(at([line(0, 'COUNTERATTACK', { kind: 'phase', seat: -1 }), ...lines]), -1)[0]?.text).toBe(
      '… → Ghost 2: one hit. → Ghost 3: one hit. → Ada loses 3 life.',
    );
  });

  it('tells an attack with whom it meets, and a card with whom it is aimed at', () => {
    const lines = [
      line(1, 'Bo uses Magnet.', { kind: 'used' }),
      line(2, 'Bo aims Magnet at Cy.', { kind: 'aimed' }),
      line(3, 'Bo attacks Ada.', { kind: 'aims' }),
      line(4, 'Bo uses Door Chime.', { kind: 'gadget' }),
      line(5, 'Bo attacks with 9.', { kind: 'attacked' }),
      line(6, 'Ada loses Kettle (head).', { kind: 'lost', seat: 0 }),
      line(7, 'Bo takes a card from Ada.', { kind: 'took' }),
    ];
    expect(waited(at(lines), 0).map((one) => [one.text, one.mine])).toEqual([
      ['Bo aims Magnet at Cy.', false],
      ['Bo attacks Ada. → Ada loses Kettle (head).', true],
    ]);
  });

  it('tells how an attack ended, not what somebody was spared by it', () => {
    const lines = [
      line(1, 'Bo attacks Cy.', { kind: 'aims' }),
      line(2, 'Bo misses Cy by 2.', { kind: 'missed' }),
      line(3, 'Cuckoo Clock spares Bo a card.', { kind: 'spared' }),
    ];
    expect(waited(at(lines), 0).map((one) => one.text)).toEqual(['Bo attacks Cy. → Bo misses Cy by 2.']);
  });

  it('tells what one lost through nobody, and not what one brought about oneself', () => {
    const lines = [
      line(1, 'Port Cranes falls!', { kind: 'fell', seat: 0 }),
      line(2, 'Ada attacks.', { kind: 'attack', seat: 0 }),
      line(3, 'Pilot (Bo) is written out.', { kind: 'killed' }),
      line(4, 'COUNTERATTACK', { kind: 'phase', seat: -1 }),
      line(5, 'Ada loses 4 life.', { kind: 'wounded', seat: 0 }),
    ];
    expect(waited(at(lines), 0).map((one) => one.text)).toEqual(['Ada loses 4 life.']);
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

  it('is for the player who is asked, and not in a lesson or while something is performed', () => {
    const lines = [line(1, 'Bo plays.')];
    expect(waited(at(lines), 0)).toHaveLength(1);
    expect(waited(at(lines, { ask: null }), 0)).toEqual([]);
    expect(waited(at(lines, { seat: -1 }), 0)).toEqual([]);
    expect(waited(at(lines, { lesson: {} }), 0)).toEqual([]);
  });
});
