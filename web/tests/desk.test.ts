import { describe, expect, it, vi } from 'vitest';
import {
  cardsOf,
  Desk,
  edited,
  fieldsOf,
  figure,
  fileName,
  keep,
  kept,
  shown,
  signed,
  typed,
} from '../src/live/desk.ts';
import { packOf, packOption } from '../src/live/options.ts';
import { Refused } from '../src/live/refused.ts';

const LIZARD = {
  key: 'rubber-suit-lizard',
  name: 'Rubber-Suit Lizard',
  strength: 13,
  traits: ['Giant', 'Monster'],
  effects: [{ tag: 'DISC', what: 'location', if: { alone: true } }],
};

describe('a pack on the desk', () => {
  it('lies there still when its page was left', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      setItem: (key: string, value: string) => store.set(key, value),
      getItem: (key: string) => store.get(key) ?? null,
    });
    const sheet = { base: 'house', edits: [{ card: 'lizard', field: 'strength', value: 11 }], title: '' };
    expect(kept('samurai')).toBeNull();
    keep('samurai', sheet);
    expect(kept('samurai')).toEqual(sheet);
    expect(kept('npzr')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('tells shares in points and other figures as they are', () => {
    expect(figure('wins_1', 0.253)).toBe('25.3');
    expect(signed('card Bat', -0.0641)).toBe('−6.4');
    expect(signed('wins_2', -0.0001)).toBe('0.0');
    expect(signed('turns', 0.8)).toBe('+0.800');
    expect(figure('decisions', 57.74)).toBe('57.7');
  });

  it('has its cards in whatever lists a game keeps them', () => {
    const found = cardsOf({ name: 'House', track: { hand: [2] }, cards: [LIZARD], monsters: [{ name: 'Bat' }] });
    expect(found.map((one) => [one.list, one.key])).toEqual([
      ['cards', 'rubber-suit-lizard'],
      ['monsters', 'Bat'],
    ]);
  });

  it('shows every field of a card but its key, those inside effects too', () => {
    expect(fieldsOf(LIZARD).map((field) => `${field.path} ${field.kind}`)).toEqual([
      'name word',
      'strength number',
      'traits list',
      'effects.0.tag word',
      'effects.0.what word',
      'effects.0.if.alone tick',
    ]);
  });

  it('leaves it to the reader of packs what a number is', () => {
    expect(typed('number', ' -3 ')).toBe(-3);
    expect(typed('number', 'many')).toBe('many');
    expect(typed('list', 'Giant, Monster')).toEqual(['Giant', 'Monster']);
    expect(typed('list', '1, 2')).toEqual([1, 2]);
    expect(typed('list', ' ')).toEqual([]);
    expect(shown(['a', 1])).toBe('a, 1');
  });

  it('counts typing on in one field as one edit', () => {
    const one = { card: 'a', field: 'n', value: 1 };
    const two = edited(edited([], one), { ...one, value: 2 });
    expect(two).toEqual([{ ...one, value: 2 }]);
    expect(edited(two, { ...one, card: 'b' })).toHaveLength(2);
  });

  it('makes a file name of a title', () => {
    expect(fileName('My Reel, No. 2!')).toBe('my-reel-no-2');
    expect(fileName('???')).toBe('');
  });

  it('passes on what the desk says', async () => {
    const no = new Response(JSON.stringify({ error: 'bad_pack', message: 'row 2' }), { status: 400 });
    await expect(new Desk('npzr', async () => no).open()).rejects.toThrow(Refused);
  });
});

describe('packs of a table', () => {
  it('are asked for only where there is a choice', () => {
    const house = { name: 'house', title: 'House', own: '' };
    expect(packOption([house])).toEqual([]);
    const [asked] = packOption([house, { name: 'own-1', title: 'Mine', own: 'mine' }]);
    expect(asked?.values.map((one) => one.key)).toEqual(['"house"', '"own-1"']);
  });

  it('are the house pack if nothing is said', () => {
    expect(packOf({ setup: {} })).toBe('house');
    expect(packOf({ setup: { pack: 'own-1' } })).toBe('own-1');
  });
});
