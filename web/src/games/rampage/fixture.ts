import type { BattleCard, Colour, Half, Robot, RobotPart, RampageModel, Slot } from './model.ts';
import { BATTLE_ICON, PART_ICON } from './icons.ts';

/** The moment of the mock-up: turn 9, Ada attacks Ben with 12, Ben drafts a defence. */
type Built = Partial<Record<Slot, [name: string, number?: string]>>;

function robot(
  name: string,
  colour: Colour,
  torso: string,
  built: Built,
  [wounds, limit]: [number, number],
  [attack, defence, stack, hand]: [number, number, number, number],
  more: Partial<Robot> = {},
): Robot {
  const parts: Partial<Record<Slot, RobotPart>> = {};
  for (const [slot, [part, number]] of Object.entries(built) as [Slot, [string, string?]][])
    parts[slot] = { name: part, icon: PART_ICON[part] ?? 'toaster', number };
  return {
    id: torso,
    place: Object.keys(PART_ICON).indexOf(torso),
    name,
    you: false,
    colour,
    torso: { name: torso, icon: PART_ICON[torso] ?? 'toaster' },
    parts,
    wounds,
    limit,
    attack,
    defence,
    stack,
    hand,
    ...more,
  };
}

function card(
  name: string,
  colour: Colour,
  power: number,
  type: string,
  text: string,
  halves: Half[],
  more: Partial<BattleCard> = {},
): BattleCard {
  const tint = { R: '#EBA77B', O: '#F2CF80', Y: '#F7F1A0', G: '#80CEB9', B: '#80B8D8', P: '#E5BCD3' }[colour];
  return {
    id: name,
    name,
    colour,
    power,
    verb: type,
    subtitle: type,
    icon: BATTLE_ICON[name],
    tint,
    line: text,
    text,
    badged: true,
    halves,
    ...more,
  };
}

const notGuard = {
  words:
    "■G is Cy's colour, so it is no wild, and it is not your ▲R: it cannot guard. Boosters join your own attack only.",
  clauses: ['RR-46', 'RR-42'],
};

export const fixture: RampageModel = {
  game: 'rampage',
  phases: [{ label: 'Actions' }, { label: 'Attack' }, { label: 'Defend', now: true }, { label: 'Refill' }],
  prompt: {
    question: 1,
    asked: true,
    who: 'Ben, your defence',
    what: 'Ada attacks you with 12. Guard or answer?',
    why: 'Up to three cards of your own colour ▲R, or one wild; any Response.',
    clause: 'RR-46',
    clock: { left: 12, total: 27, stopped: true },
    options: [
      { key: 'draft:clear', kind: 'option', label: 'Clear', outcome: 'Z' },
      { key: 'done', kind: 'main', label: 'Done: defend with 9', outcome: 'hit, lose 5 cards' },
    ],
  },
  hand: [
    card(
      'Child Lock',
      'R',
      2,
      'Response · discard',
      'Up to 3 fewer cards are taken.',
      [
        { label: 'guard 2', on: true, pick: 'draft:undo' },
        { label: 'use', why: { words: 'It answers a theft, and none is happening yet.', clauses: ['RR-48'] } },
      ],
      { state: 'selected' },
    ),
    card(
      'Oven Mitts',
      'B',
      2,
      'Response · play',
      '+2 defence.',
      [
        { label: 'guard', why: { words: "●B is Ada's colour: it cannot guard.", clauses: ['RR-46'] } },
        { label: 'use +2', on: true, pick: 'draft:undo' },
      ],
      { state: 'selected' },
    ),
    card(
      'Squint and Aim',
      'G',
      3,
      'Booster · play',
      'On a hit draw 2 locations.',
      [
        { label: 'guard', why: notGuard },
        { label: 'boost', why: notGuard },
      ],
      { state: 'whynot', why: notGuard },
    ),
  ],
  robots: [
    robot(
      'Ben',
      'R',
      'Grumbling Boiler',
      {
        head: ['Television', '1'],
        leftArm: ['Whisk of Doom', '2'],
        rightArm: ['Steam Iron', '2'],
        leg: ['Office Chair', '1'],
        accessory: ['Door Chime', '+1'],
      },
      [1, 5],
      [4, 5, 10, 3],
      { you: true, target: true },
    ),
    robot(
      'Ada',
      'B',
      'Washing Machine',
      {
        head: ['Kettle', '1'],
        leftArm: ['Electric Carving Knife', '3'],
        rightArm: ['Hair Dryer', '2'],
        leg: ['Ironing Board', '1'],
        accessory: ['Waffle Launcher', '+2'],
      },
      [2, 6],
      [5, 5, 6, 0],
      { tag: 'attacks' },
    ),
    robot(
      'Cy',
      'G',
      'Chest Freezer',
      {
        head: ['Lampshade', '1'],
        rightArm: ['Back Scratcher', '1'],
        leg: ['Exercise Bike', '1'],
        accessory: ['Vacuum Hose', '+2'],
      },
      [3, 6],
      [1, 5, 9, 3],
    ),
    robot(
      'Dee',
      'O',
      'Toaster Oven',
      {
        head: ['Blender Jug', '1'],
        leftArm: ['Tin Opener', '2'],
        rightArm: ['Rolling Pin', '3'],
        leg: ['Step Ladder', '1'],
        accessory: ['Cuckoo Clock'],
      },
      [0, 5],
      [5, 5, 12, 2],
    ),
    robot(
      'Eve',
      'P',
      'Slow Cooker',
      {
        leftArm: ['Feather Duster', '1'],
        rightArm: ['Oven Glove', '1'],
        leg: ['Plunger Pogo', '1'],
        accessory: ['Espresso Machine', '+2'],
      },
      [1, 4],
      [2, 4, 6, 3],
    ),
    robot(
      'Flo',
      'Y',
      'Popcorn Maker',
      { head: ['Clock Radio', '1'], leftArm: ['Egg Timer Fist', '1'], accessory: ['Spirit Level'] },
      [2, 4],
      [1, 4, 5, 1],
    ),
  ],
  wild: [],
  lamps: [
    {
      name: 'Pit Traps',
      clause: 'RR-63',
      words: 'Pit Traps at 5',
      on: false,
      says: 'After a hit the attacker may attack the same robot once more.',
    },
    { name: 'Buzz Saws', clause: 'RR-64', words: 'Buzz Saws at 4', on: false, says: 'Who misses loses cards.' },
    { name: 'Wild only', clause: 'RR-65', words: 'Wild only at 3', on: false, says: 'Only wild colours strike.' },
  ],
  fight: {
    id: 1,
    attacker: 'Washing Machine',
    defender: 'Grumbling Boiler',
    attack: {
      label: 'Ada attacks with',
      total: 12,
      legend: 'arms 3 + 2 · Soup Ladle · Bargain Bin · Waffle Launcher · Crumb Sucker: 2 more cards',
      segments: [
        { label: 'arms 5', value: 5, ink: '#1F4E79' },
        { label: '▲R 3', value: 3, ink: '#8A3B12' },
        { label: '▲R 2', value: 2, ink: '#8A3B12' },
        { label: '+2', value: 2, ink: '#5B3A73' },
      ],
    },
    defence: {
      label: 'Your defence, draft',
      total: 9,
      legend: 'torso 3, head 1, leg 1 · Child Lock as guard · Oven Mitts',
      segments: [
        { label: 'parts 5', value: 5, ink: '#1F4E79' },
        { label: '▲R 2', value: 2, ink: '#8A3B12' },
        { label: '+2', value: 2, ink: '#1F6B3A' },
      ],
    },
    verdict: {
      big: 'HIT BY 3',
      tone: 'bad',
      words: 'A random part breaks and you lose 3 + 2 = 5 cards.',
      other: 'Guarding nothing: 7 + 2 = 9 cards. To hold you need 13.',
    },
  },
  log: [
    { id: 1, scene: true, spans: ['Turn 8 · Flo'] },
    { id: 2, spans: ['Flo had no legal attack and discarded ', { b: 'Wet Paint' }, '.'], tags: ['card'] },
    { id: 3, spans: ['Flo refilled 1 card.'] },
    { id: 4, scene: true, spans: ['Turn 9 · Ada'] },
    { id: 5, spans: ['Ada used no Action.'] },
    {
      id: 6,
      spans: ['Ada attacks you with ', { b: 'Soup Ladle' }, ' ▲R 3 and ', { b: 'Bargain Bin' }, ' ▲R 2.'],
      tags: ['attack', 'card'],
    },
    {
      id: 7,
      spans: [{ b: 'Crumb Sucker' }, ' joins: 2 more cards if it hits.', { q: 'Behind the cushions, too.' }],
      tags: ['attack', 'card'],
    },
    {
      id: 8,
      spans: [{ b: 'Waffle Launcher' }, ': the top card of her stack goes for +2.', { q: 'Breakfast is served.' }],
      tags: ['attack'],
    },
    { id: 9, spans: ['Attack 5 + 3 + 2 + 2 = ', { b: '12' }, '.'], tags: ['attack'] },
    { id: 10, fresh: true, spans: ['You are asked for your defence.'] },
  ],
  chat: [],
  inspect: {
    id: 'Child Lock',
    name: 'Child Lock',
    icon: 'padlock',
    tint: '#EBA77B',
    strength: '▲R 2',
    subtitle: 'Response · discard to use',
    text: 'Up to 3 fewer cards are taken from you.',
    quote: 'Press and hold for five seconds.',
    note: 'Hit location: left arm',
    clauses: ['RR-48'],
  },
  piles: [
    { key: 'deck', label: 'battle deck', count: 12 },
    { key: 'discard', label: 'discarded', count: 9, grey: true, cards: [] },
  ],
  footnotes: [],
  shelf: { title: 'Discards', groups: [] },
  whyNot: { title: 'Squint and Aim', why: notGuard },
};

/** No attack: five rivals in the row, the player's own robot in the middle. */
export const calm: RampageModel = {
  ...fixture,
  phases: [{ label: 'Actions' }, { label: 'Attack', now: true }, { label: 'Defend' }, { label: 'Refill' }],
  robots: fixture.robots.map((one) => ({
    ...one,
    tag: undefined,
    target: false,
    pick: one.you ? undefined : `target:${one.name}`,
    fallen: one.name === 'Flo',
  })),
  wild: ['Y'],
  lamps: fixture.lamps.map((lamp, i) => ({ ...lamp, on: i === 0 })),
  fight: undefined,
  whyNot: undefined,
  hand: fixture.hand.map((one) => ({
    ...one,
    state: 'legal',
    halves: one.halves.map((half) => ({
      label: half.label.split(' ')[0] ?? '',
      pick: `strike:${one.id}:${half.label}`,
    })),
  })),
  prompt: {
    ...fixture.prompt,
    question: 2,
    who: 'Ben, your attack',
    what: 'Whom do you attack?',
    why: 'You must attack if you can.',
    clause: 'RR-38',
    options: [],
  },
};
