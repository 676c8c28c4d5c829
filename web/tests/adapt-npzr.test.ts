import { describe, expect, it } from 'vitest';
import { adapt, fly, gallery, warn } from '../src/games/npzr/adapt.ts';
import { told } from '../src/scene/scene.ts';
import type { NpzrCardView, NpzrStackView, NpzrTableView } from '../src/wire.ts';
import { ask, option, scene } from './scene.ts';

const PACK = {
  cards: [
    { key: 'N-H', name: 'Hood', character: 'ninja', position: 'head' },
    { key: 'Z-L', name: 'Shuffle', character: 'zombie', position: 'legs' },
    { key: 'W-N', name: 'Understudy', character: 'ninja' },
    { key: 'W-X', name: 'Double' },
  ],
};
const card = (key: string, shows = '', wild = false): NpzrCardView => ({ key, name: key, shows, wild });
const stack = (label: string, owner: number, more: Partial<NpzrStackView> = {}): NpzrStackView => ({
  label,
  slot: Number(label[1]),
  owner,
  head: [],
  torso: [],
  legs: [],
  one_away: '',
  ...more,
});
const side = (seat: number, marks: string[] = [], times: Record<string, number> = {}) => ({
  seat,
  marks,
  times,
  hand: 5,
  scored: [],
  fourth_looms: false,
});

function view(more: Partial<NpzrTableView> = {}): NpzrTableView {
  return {
    turn: 3,
    turn_limit: 300,
    active: 0,
    duty: true,
    moves: 0,
    deck: 40,
    sides: [side(0), side(1)],
    stacks: [],
    hand: [card('N-H', 'ninja.head'), card('Z-L', 'zombie.legs'), card('N-H', 'ninja.head'), card('W-N', '', true)],
    over: false,
    winners: [],
    ending: '',
    ...more,
  };
}
const play = ask('PlayCard', [option('play:N-H', 'N-H'), option('play:Z-L', 'Z-L'), option('play:W-N', 'W-N')], {
  why_not: [{ key: 'end', clause: 'NPZR-06', text: 'Play first.', card: '' }],
});

describe('the board of NPZR', () => {
  it('shows equal cards as one, lit, and says why the turn cannot end', () => {
    const model = adapt(scene('npzr', view(), { ask: play, pack: PACK }));
    expect(model.hand.map((one) => [one.id, one.copies, one.state])).toEqual([
      ['N-H', 2, 'legal'],
      ['Z-L', 1, 'legal'],
      ['W-N', 1, 'legal'],
    ]);
    expect(model.hand[2]).toMatchObject({ wild: true, character: 'ninja', position: undefined });
    expect(model.prompt.options).toMatchObject([
      { kind: 'whynot', key: 'end', why: { words: 'Play first.', clauses: ['NPZR-06'] } },
    ]);
  });

  it('lets another card be taken while one is being placed, and shows what would lie there', () => {
    const placing = ask(
      'PlaceCard',
      [option('new', 'N-H', 'new'), option('on:B1', 'N-H', 'B1', ['completes:rival.ninja', 'wins:rival'])],
      { inside: true },
    );
    const now = scene('npzr', view({ stacks: [stack('B1', 1, { torso: [card('N-T', 'ninja.torso')] })] }), {
      ask: placing,
      pack: PACK,
    });
    const model = adapt(now);
    expect(model.hand.map((one) => one.pick)).toEqual([
      'draft:back',
      'draft:instead:play:Z-L',
      'draft:instead:play:W-N',
    ]);
    expect(model.mine.newStack).toEqual({ pick: 'new' });
    expect(model.rival.stacks[0]).toMatchObject({
      pick: 'on:B1',
      preview: { character: 'ninja', position: 'head', wild: false },
      note: { kind: 'threat' },
    });
    expect(warn(now, ['on:B1'])?.clause).toBe('NPZR-24');
    expect(warn(now, ['new'])).toBeNull();
  });

  it('hints at a wild that would win, unless hints are off', () => {
    const ending = ask('PlayCard', [option('end', '', '', ['winning_wild'])]);
    expect(warn(scene('npzr', view(), { ask: ending }), ['end'])).not.toBeNull();
    expect(warn(scene('npzr', view(), { ask: ending, hints: false }), ['end'])).toBeNull();
  });

  it('offers piles for a move, then the depth in the pile that has these cards, top first', () => {
    const stacks = [stack('A1', 0, { legs: [card('Z-L', 'zombie.legs'), card('N-L', 'ninja.legs')] })];
    const moving = adapt(
      scene('npzr', view({ moves: 1, stacks }), {
        ask: ask('MoveFrom', [option('from:A1.legs', 'N-L', 'A1.legs'), option('decline')]),
      }),
    );
    expect(moving.mine.stacks[0]?.pickPile).toEqual({ legs: 'from:A1.legs' });
    expect(moving.prompt.options).toMatchObject([{ key: 'decline', kind: 'pass' }]);
    const depth = adapt(
      scene('npzr', view({ moves: 1, stacks }), {
        ask: ask('MoveDepth', [option('card:0', 'N-L'), option('card:1', 'Z-L')], { inside: true }),
      }),
    );
    expect(depth.depth).toMatchObject({
      stack: 'A1',
      position: 'legs',
      cards: [
        { id: 'N-L', pick: 'card:0' },
        { id: 'Z-L', pick: 'card:1' },
      ],
    });
  });

  it('nominates on a grid', () => {
    const model = adapt(
      scene('npzr', view(), { ask: ask('Nominate', [option('as:ninja.legs', 'W-N', 'ninja.legs')], { inside: true }) }),
    );
    expect(model.nominate?.parts).toEqual([{ character: 'ninja', position: 'legs', pick: 'as:ninja.legs' }]);
  });

  it('warns of the fourth mark and counts repeats as stars', () => {
    const model = adapt(
      scene(
        'npzr',
        view({
          sides: [side(0), side(1, ['ninja', 'pirate', 'robot'], { ninja: 3 })],
          stacks: [stack('B1', 1, { one_away: 'zombie.legs' }), stack('A1', 0, { one_away: 'robot.head' })],
        }),
      ),
    );
    expect(model.rival.stacks[0]?.note?.kind).toBe('threat');
    expect(model.mine.stacks[0]?.note?.kind).toBe('near-mine');
    expect(model.rival.marks.ninja).toEqual({ scored: true, repeats: 2 });
  });

  it('has a near side for those who only look on', () => {
    const model = adapt(scene('npzr', view({ hand: [] }), { seat: -1, chair: -1, waiting: 0 }));
    expect([model.mine.watched, model.prompt.asked, model.hand]).toEqual([true, false, []]);
  });

  it('flies cards where the journal says, links of a cascade one after the other', () => {
    const before = scene('npzr', view(), { pack: PACK });
    expect(fly(told({ n: 1, kind: 'moved', source: 'deck', target: 'hand 1' }), before, [])).toMatchObject({
      from: 'deck',
      to: 'seat:rival',
      face: undefined,
      sound: 'draw',
    });
    expect(
      fly(told({ n: 1, kind: 'moved', source: 'hand 0', target: 'stack 3 head', card: 'N-H' }), before, []),
    ).toMatchObject({ from: 'hand:N-H', to: 'slot:3', sound: 'play', face: { name: 'Hood' } });
    const fresh = [
      told({ n: 1, kind: 'scored', seat: 1, number: 2 }),
      told({ n: 2, kind: 'moved', source: 'stack 1 legs', target: 'scored 1', card: 'Z-L' }),
      told({ n: 3, kind: 'scored', seat: 0, number: 0 }),
    ];
    expect(fly(fresh[1]!, before, fresh)).toMatchObject({ to: 'marks-rival:zombie', link: 0 });
    expect(fly(fresh[2]!, before, fresh)).toMatchObject({ sound: 'cascade', link: 1 });
  });

  it('hangs all cards of the pack in the gallery', () => {
    expect(gallery(PACK).map((group) => group.cards.length)).toEqual([2, 2]);
  });
});
