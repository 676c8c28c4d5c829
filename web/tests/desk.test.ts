import { describe, expect, it } from 'vitest';
import { cardsOf, Desk, edited, fieldsOf, fileName, shown, typed } from '../src/live/desk.ts';
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
