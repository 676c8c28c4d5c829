import type { AttackType, Item, Kicker, Monster, RoundhouseModel, TrackMark } from './model.ts';
import { ITEM_ICON, MONSTER_ICON } from './icons.ts';

/** The moment of the mock-up: round 6, Ada lays three hits, two monsters would die. */
const track = (...marks: (number | string)[]): TrackMark[] =>
  marks.map((mark) =>
    typeof mark === 'number'
      ? { strength: mark }
      : { strength: Number(mark.slice(1)), covered: mark[0] === 'x', drafted: mark[0] === 'd' },
  );

function monster(
  place: string,
  name: string,
  types: AttackType[],
  points: number,
  marks: TrackMark[],
  more: Partial<Monster> = {},
): Monster {
  const open = marks.filter((mark) => !mark.covered && !mark.drafted);
  return {
    place,
    name,
    icon: MONSTER_ICON[name] ?? 'barn',
    types,
    points,
    track: marks,
    strength: Math.max(0, ...open.map((mark) => mark.strength)),
    dies: open.length === 0,
    ...more,
  };
}

function item(name: string, kind: Item['kind'], number: string, line: string, against?: AttackType): Item {
  return {
    id: name,
    name,
    kind,
    number,
    strength: number,
    icon: ITEM_ICON[name],
    tint: kind === 'attack' ? '#F6D3A8' : '#D5DEE9',
    line,
    against,
  };
}

const rake = item('Rake of Regret', 'attack', '+3', 'discard: 3 more dice');
const lid = item('Dustbin Lid', 'defence', '3', '■ melee, 3 of 3 left', 'melee');
const roof = item('Tin Roof', 'defence', '5', '▲ air, 5 of 5 left', 'air');

const SEATS = ['Ada', 'Bo', 'Cy', 'Di'];

function kicker(
  name: string,
  life: number,
  points: number,
  kills: number,
  attack: Item[],
  defence: Item[],
  more: Partial<Kicker> = {},
): Kicker {
  return {
    seat: SEATS.indexOf(name),
    name,
    you: false,
    starts: false,
    life,
    attack,
    defence,
    points,
    kills,
    defencePoints: defence.reduce((sum, one) => sum + Number(one.number), 0),
    aaaaargh: false,
    out: false,
    ...more,
  };
}

export const fixture: RoundhouseModel = {
  game: 'roundhouse',
  phases: [
    { label: 'Start' },
    { label: 'Draw' },
    { label: 'Kick!', now: true },
    { label: 'Aaaaargh!' },
    { label: 'Counter' },
    { label: 'First aid' },
    { label: 'Cavalry' },
  ],
  prompt: {
    question: 1,
    asked: true,
    who: 'Ada, your kick',
    what: 'Lay your three hits',
    why: 'All hits must land; you can take them back until you confirm.',
    clause: 'RK-24',
    clock: { left: 52, total: 90, stopped: true },
    options: [
      { key: 'draft:undo', kind: 'option', label: 'Take one back', outcome: 'Z' },
      { key: 'draft:send', kind: 'main', label: 'Lay these hits', outcome: '2 kills, 5 points' },
    ],
  },
  hand: [rake, lid, roof],
  kickers: [
    kicker('Ada', 9, 14, 6, [rake], [lid, roof], { you: true, starts: true }),
    kicker(
      'Bo',
      12,
      11,
      5,
      [item('Barn Door, Swung', 'attack', '+6', '')],
      [item('Colander Helmet', 'defence', '3', ''), item('Lucky Sock', 'defence', '3', '')],
    ),
    kicker(
      'Cy',
      15,
      7,
      4,
      [item('Tractor Tyre', 'attack', '+5', '')],
      [item('Bouncy Castle', 'defence', '6', ''), item('Garlic Bread', 'defence', '4', '')],
      { aaaaargh: true },
    ),
    kicker('Di', 10, 16, 6, [], [item('Umbrella', 'defence', '2', '')]),
  ],
  circle: [
    monster('L1', 'Shambling Extra', ['melee'], 1, track(1)),
    monster('L2', 'Dive-Bomb Goose', ['air'], 2, track('d2')),
    monster('L3', 'Werepoodle', ['melee'], 3, track('d1', 'd2')),
    monster('L4', 'Broomstick Biker Gang', ['air', 'magic'], 5, track(1, 2, 'x3'), { pick: 'hit:L4' }),
    monster('L5', 'Mummy on Overtime', ['magic'], 4, track(1, 1, 2)),
    monster('L6', 'Barn Dragon', ['air', 'magic'], 7, track(1, 2, 2, 3)),
    null,
    monster('L8', 'Fog-Machine Ghost', ['magic'], 1, track(1)),
  ],
  middle: [monster('M1', 'Moth the Size of a Bus', ['air'], 2, track(1, 1))],
  emptyWords: 'filled by cavalry once the middle is clear',
  dice: {
    title: 'Your kick',
    id: '6.kick',
    dice: [6, 5, 2, 5, 1, 3].map((face) => ({ face, hit: face > 4, laid: face > 4 })),
    sum: '3',
    words: 'hits all laid',
  },
  forecast: [
    { words: '■ M Shambling Extra', dice: '1 die' },
    { words: '▲ A + ★ X Bikers, Dragon', dice: '5 dice' },
    { words: '★ X Ghost, Mummy', dice: '3 dice' },
    { words: '9 dice: about 3 hits', dice: 'no ★ shield!' },
  ],
  log: [
    { id: 1, scene: true, spans: ['Round 5 · counterattack'] },
    { id: 2, spans: [{ b: 'Barn Dragon' }, ' rolls 3 dice: 6 1 5. Two hits ▲ ★ on everybody.'], tags: ['attack'] },
    { id: 3, mine: true, spans: ['You put up ', { b: 'Storm Cellar' }, ': 2 stopped, spent.'], tags: ['card'] },
    { id: 4, spans: ['Di lost 2 life.'], tags: ['attack'] },
    { id: 5, scene: true, spans: ['Round 5 · cavalry'] },
    { id: 6, spans: [{ b: 'Moth the Size of a Bus' }, ' still holds the middle: nobody comes.'] },
    { id: 7, scene: true, spans: ['Round 6 · draw'] },
    { id: 8, mine: true, spans: ['You drew ', { b: 'Rake of Regret' }, ' (+3) and kept it.'], tags: ['card'] },
    { id: 9, spans: ['Cy swapped ', { b: 'Umbrella' }, ' for ', { b: 'Garlic Bread' }, '.'], tags: ['card'] },
    { id: 10, scene: true, spans: ['Round 6 · roundhouse kick!'] },
    { id: 11, mine: true, spans: ['You kick with ', { b: 'Spud Cannon' }, ': 2 + 4 = 6 dice.'], tags: ['attack'] },
    { id: 12, fresh: true, spans: ['6 5 2 5 1 3: three hits to lay.'] },
    { id: 13, mine: true, spans: ['Draft: Goose 1, Werepoodle 2. Both would die: 5 points, two rewards.'] },
  ],
  chat: [],
  inspect: {
    id: 'L4',
    name: 'Broomstick Biker Gang',
    icon: 'witch-flight',
    tint: '#CFDCA8',
    strength: '2',
    subtitle: '▲ A air + ★ X magic · 5 points',
    text: 'Health 1-2-3, one mark covered: rolls 2 dice. An air or a magic shield stops a hit.',
    note: 'on L4 since round 4',
    clauses: ['RK-25', 'RK-37'],
  },
  piles: [
    { key: 'monsters', label: 'monsters', count: 20 },
    { key: 'items', label: 'items', count: 28, second: true },
  ],
  footnotes: [],
  shelf: { title: 'Discards', groups: [] },
};

/** A counterattack: one roll, one column for each player. */
export const counter: RoundhouseModel = {
  ...fixture,
  phases: fixture.phases.map((phase) => ({ ...phase, now: phase.label === 'Counter' })),
  prompt: {
    question: 2,
    asked: true,
    who: 'Ada, your defence',
    what: 'Two hits ▲ ★ from Barn Dragon. Put up Tin Roof?',
    why: 'A raised shield stops all it can.',
    clause: 'RK-40',
    clock: { left: 18, total: 30, stopped: true },
    options: [
      { key: 'take', kind: 'pass', label: 'Take them', outcome: 'lose 2 life' },
      { key: 'block:Tin Roof', kind: 'main', label: 'Tin Roof', outcome: 'stops 2, 3 of 5 left' },
    ],
  },
  dice: undefined,
  strike: { title: 'The circle strikes back' },
  circle: fixture.circle.map((monster) =>
    monster?.place === 'L6'
      ? {
          ...monster,
          roll: {
            hits: 2,
            dice: [
              { face: 6, hit: true },
              { face: 1, hit: false },
              { face: 5, hit: true },
            ],
          },
        }
      : monster,
  ),
  kickers: fixture.kickers.map((one) => ({
    ...one,
    incoming: {
      hits: [{ types: ['air', 'magic'] }, { types: ['air', 'magic'] }],
      stopped: one.you ? 0 : 2,
      lost: one.you ? 2 : 0,
      by: one.you ? 'choosing' : 'Lucky Sock',
    },
  })),
};
