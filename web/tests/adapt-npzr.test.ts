import { describe, expect, it } from 'vitest';
import { adapt, fly, gallery, preview, warn } from '../src/games/npzr/adapt.ts';
import { compose } from '../src/live/compose.ts';
import { told, type Told } from '../src/scene/scene.ts';
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
  it('NPZR-30 asks a hand of nothing but wilds for a wild, and says of no wild that it was a regular card', () => {
    const due = (more: Partial<NpzrTableView>) => adapt(scene('npzr', view(more), { ask: play, pack: PACK })).turn.due;
    expect(due({})).toEqual('Regular card still to play');
    expect(due({ hand: [card('W-N', '', true), card('W-X', '', true)] })).toEqual('One wild still to play');
    expect(adapt(scene('npzr', view({ duty: false }), { ask: play, pack: PACK })).turn).toMatchObject({
      due: undefined,
    });
  });

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

  it('offers piles for a move, then the depth in the pile, top first', () => {
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
        ask: ask('MoveDepth', [option('card:0', 'N-L', 'A1.legs'), option('card:1', 'Z-L', 'A1.legs')], {
          inside: true,
        }),
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

  it('NPZR-18 fans out the pile that was chosen, and not another with the same cards', () => {
    const legs = [card('Z-L', 'zombie.legs'), card('N-L', 'ninja.legs')];
    const stacks = [stack('A1', 0, { legs }), stack('B1', 1, { legs })];
    const options = [option('card:0', 'N-L', 'B1.legs'), option('card:1', 'Z-L', 'B1.legs')];
    const fan = adapt(scene('npzr', view({ moves: 1, stacks }), { ask: ask('MoveDepth', options, { inside: true }) }));
    expect(fan.depth).toMatchObject({ stack: 'B1', position: 'legs', cards: [{ id: 'N-L' }, { id: 'Z-L' }] });
  });

  it('NPZR-22 says before it is laid all that a card completes, also the stack that it leaves', () => {
    const both = ['completes:you.ninja', 'completes:rival.pirate'];
    const seen = scene('npzr', view({ moves: 1 }));
    expect(preview(seen, option('on:A1', 'N-L', 'A1', both))).toEqual({
      outcome: 'completes ninja: 1 move · scores pirate for your rival',
    });
    expect(preview(seen, option('new', 'N-L', 'new', ['completes:you.zombie', 'uncovers:zombie.legs']))).toEqual({
      outcome: 'completes zombie: 1 move',
    });
    expect(preview(seen, option('new', 'N-L', 'new'))).toEqual({});
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
          stacks: [
            stack('B1', 1, { one_away: 'zombie.legs', head: [card('Z-H', 'zombie.head')] }),
            stack('A1', 0, { one_away: 'robot.head', legs: [card('R-L', 'robot.legs')] }),
          ],
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

  it('leaves the hand alone during a move, even if a card on the table has the same face', () => {
    const move = ask('MoveFrom', [option('from:B1.head', 'N-H', 'B1.head'), option('decline')]);
    const placing = ask('PlaceCard', [option('new', 'N-H', 'new'), option('on:B1', 'N-H', 'B1')], { inside: true });
    const stacks = [stack('B1', 1, { head: [card('N-H', 'ninja.head')] })];
    for (const asked of [move, placing]) {
      const model = adapt(scene('npzr', view({ moves: 1, stacks }), { ask: asked, pack: PACK }));
      expect(model.hand.filter((one) => one.pick)).toEqual([]);
      expect(model.hand.every((one) => one.state === 'whynot' && one.why)).toBe(true);
    }
  });

  it('says what a place does after the first tap, and what the first card of all does', () => {
    const place = option('on:A1', 'N-H', 'A1', ['completes:you.ninja']);
    const asked = scene('npzr', view({ stacks: [stack('A1', 0, { head: [card('N-H', 'ninja.head')] })] }));
    expect(preview(asked, place)?.outcome).toContain('ninja');
    expect(preview(asked, option('play:N-H', 'N-H'))).toBe(null);
    const empty = scene('npzr', view());
    expect(preview(empty, option('play:N-H', 'N-H'))?.outcome).toBeTruthy();
    expect(preview(empty, option('play:W-N', 'W-N'))).toBe(null);
    expect(preview(empty, option('as:ninja.head', 'W-N', 'ninja.head'))?.outcome).toBeTruthy();
  });

  const story = (...kinds: [string, Partial<Told>?][]): Told[] =>
    kinds.map(([kind, more], place) => told({ n: place + 1, kind, text: kind, ...more }));

  it('performs a completion: the card lands, the figure is whole, is carried off as one, and a move is earned', () => {
    const lines = story(
      ['placed', { seat: 0, card: 'P-L' }],
      ['moved', { card: 'P-L', source: 'hand 0', target: 'stack 0 legs', text: '' }],
      ['scored', { seat: 0, number: 1, other: 1, word: 'A1' }],
      ['moved', { card: 'P-H', source: 'stack 0 head', target: 'scored 0', text: '' }],
      ['moved', { card: 'P-T', source: 'stack 0 torso', target: 'scored 0', text: '' }],
      ['earned', { seat: 0 }],
    );
    const before = scene('npzr', view({ stacks: [stack('A1', 0)] }), { pack: PACK });
    const parts = compose({ fly } as never, before, before, lines, []);
    expect(parts.map((part) => [part.lines.map((line) => line.n), part.ms])).toEqual([
      [[1, 2], 280],
      [[3], 700],
      [[4, 5], 400],
      [[6], 300],
    ]);
    expect(parts[2]?.cues[0]?.cue).toMatchObject({ from: 'slot:1', to: 'marks:pirate', fits: true });
    expect(parts[2]?.cues.filter(({ cue }) => cue.from)).toHaveLength(1);
  });

  it('shows the whole figure in its beat, then its mark as it is filled, then the coin', () => {
    const scored = told({ n: 1, kind: 'scored', seat: 0, number: 1, other: 1, word: 'A1' });
    const stacks = [stack('A1', 0, { head: [card('P-H', 'pirate.head')] }), stack('A2', 0)];
    const at = (moment: string, line: Told, sides = [side(0), side(1)]) =>
      adapt(
        scene('npzr', view({ stacks, sides }), {
          lines: [scored, line],
          beat: { lines: [line], cues: [{ line, cue: { moment } }], ms: 100, left: 0, step: false },
        }),
      );
    expect(at('scored', scored).mine.stacks).toMatchObject([{ id: 'A1', whole: { link: 0 } }]);
    const moved = told({ n: 2, kind: 'moved' });
    const carried = at('carried', moved, [side(0, ['pirate']), side(1)]);
    expect([carried.mine.count, carried.mine.was, carried.mine.marks.pirate.fills]).toEqual([1, 0, true]);
    expect(carried.prompt).toMatchObject({ asked: false, next: 0 });
    expect(at('earned', moved).turn.coin).toBe(true);
  });

  it('holds up what is stolen, and raises each link of a cascade', () => {
    const before = scene('npzr', view({ stacks: [stack('A1', 0), stack('B1', 1)] }), { pack: PACK });
    const fresh = story(
      ['shifted', { seat: 0, word: 'B1 A1' }],
      ['shifted', { seat: 0, word: 'A1 B1' }],
      ['scored', { seat: 0, number: 0, word: 'A1' }],
      ['scored', { seat: 1, number: 2, word: 'B1' }],
      ['moved', { card: 'Z-L', source: 'deck', target: 'hand 0' }],
    );
    expect(fresh.map((line) => fly(line, before, fresh))).toMatchObject([
      { moment: 'stolen', at: 'slot:1' },
      { ms: 0 },
      { link: 0, sound: 'complete' },
      { link: 1, sound: 'cascade' },
      { from: 'deck', to: 'hand:Z-L', turns: true, face: { name: 'Shuffle' } },
    ]);
  });

  it('hangs all cards of the pack in the gallery', () => {
    expect(gallery(PACK).map((group) => group.cards.length)).toEqual([2, 2]);
  });
});
