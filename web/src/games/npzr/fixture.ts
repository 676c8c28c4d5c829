import type { NpzrModel, PartCard, Side, Stack } from './model.ts';
import { TINT, WILD_TINT, type Character, type Position } from './parts.ts';

/** The moment of the mock-up: turn 31, Ada places a wild that completes her ninja. */
const NAMES: Record<Character, Record<Position, string>> = {
  ninja: { head: 'Suspiciously Quiet Hood', torso: 'Pyjamas of Stealth', legs: 'Tiptoes of Doom' },
  pirate: { head: 'Hat with Parrot Deposit', torso: 'Coat of Many Buttons', legs: 'One Leg, One Table Leg' },
  zombie: { head: 'Mostly Head', torso: 'Second-Hand Ribcage', legs: 'The Shuffle' },
  robot: { head: 'Bucket with Antennae', torso: 'Boiler with Feelings', legs: 'Two Left Feet, Riveted' },
};
let next = 0;

function part(character: Character, position: Position, more: Partial<PartCard> = {}): PartCard {
  const type = `${character[0]?.toUpperCase()}${character.slice(1)} · ${position}`;
  return {
    id: `c${next++}`,
    name: NAMES[character][position],
    character,
    position,
    tint: TINT[character],
    type,
    mark: character[0]?.toUpperCase(),
    ...more,
  };
}

function stack(id: string, head: PartCard[], torso: PartCard[], legs: PartCard[], more: Partial<Stack> = {}): Stack {
  return { id, piles: { head, torso, legs }, ...more };
}

const understudy = (): PartCard =>
  part('ninja', 'legs', {
    name: 'Understudy Ninja',
    wild: true,
    badged: true,
    tint: WILD_TINT,
    type: 'Wild · as ninja legs',
    subtitle: 'Wild for a character · 1 of 8',
    text: 'Any part of the ninja. You say which as it lands; it stays that until it is moved.',
    line: '',
    clauses: ['NPZR-25', 'NPZR-26', 'NPZR-27'],
  });

const rival: Side = {
  name: 'Bo',
  count: 3,
  you: false,
  line: 'Rival · 4 cards in hand',
  marks: {
    ninja: { scored: true, repeats: 0 },
    pirate: { scored: false, repeats: 0 },
    zombie: { scored: true, repeats: 1 },
    robot: { scored: true, repeats: 0 },
  },
  stacks: [
    stack('B1', [part('pirate', 'head')], [part('robot', 'torso'), part('pirate', 'torso')], [], {
      note: { words: 'needs the pirate: fourth mark', kind: 'plain' },
    }),
    stack('B2', [part('zombie', 'head')], [part('zombie', 'torso')], [], {
      note: { words: 'one card from zombie', kind: 'near-rival' },
    }),
    stack('B3', [], [part('pirate', 'torso')], [part('ninja', 'legs'), part('zombie', 'legs'), part('robot', 'legs')]),
  ],
};
const mine: Side = {
  name: 'Ada',
  count: 2,
  you: true,
  line: 'You · two marks to go',
  marks: {
    ninja: { scored: true, repeats: 0 },
    pirate: { scored: true, repeats: 0 },
    zombie: { scored: false, repeats: 0 },
    robot: { scored: false, repeats: 0 },
  },
  stacks: [
    stack('A1', [part('zombie', 'head')], [part('zombie', 'torso')], [part('pirate', 'legs'), part('zombie', 'legs')], {
      note: { words: 'zombie legs lie below', kind: 'plain' },
      pick: 'on:A1',
    }),
    stack('A2', [part('robot', 'head')], [], [part('robot', 'legs')], {
      note: { words: 'one card from robot', kind: 'near-mine' },
      pick: 'on:A2',
    }),
    stack('A3', [part('ninja', 'head')], [part('ninja', 'torso')], [understudy()], {
      note: { words: 'completes ninja: 1 move', kind: 'near-mine' },
      landing: true,
      pick: 'on:A3',
    }),
  ],
  newStack: { pick: 'new' },
};

export const fixture: NpzrModel = {
  game: 'npzr',
  phases: [{ label: 'Turn 31' }, { label: 'Draw' }, { label: 'Play', now: true }, { label: 'Moves: 0' }],
  prompt: {
    question: 1,
    asked: true,
    who: 'Ada, your play',
    what: 'Place Understudy Ninja as ninja legs',
    why: 'Wilds are free: your regular card is still to play.',
    clause: 'NPZR-28',
    clock: { left: 74, total: 90, stopped: true },
    options: [
      { key: 'draft:back', kind: 'option', label: 'Back', outcome: 'Esc' },
      { key: 'on:A3', kind: 'main', label: 'Place on A3', outcome: 'completes ninja, +1 move' },
      {
        key: 'end',
        kind: 'whynot',
        label: 'End turn',
        outcome: 'why not?',
        why: { words: 'You must play one regular card each turn.', clauses: ['NPZR-29'] },
      },
    ],
  },
  hand: [
    { ...understudy(), state: 'selected', pick: 'play:W-N' },
    part('zombie', 'head', { state: 'legal', pick: 'play:Z-H' }),
    part('pirate', 'torso', { state: 'legal', pick: 'play:P-T', copies: 2 }),
    part('ninja', 'head', { state: 'legal', pick: 'play:N-H' }),
    part('zombie', 'legs', { state: 'legal', pick: 'play:Z-L', changed: true }),
  ],
  log: [
    { id: 1, scene: true, spans: ['Turn 27 · Ada'] },
    { id: 2, mine: true, spans: ['You drew ', { b: 'Hat with Parrot Deposit' }, '.'], tags: ['card'] },
    { id: 3, mine: true, spans: ['You completed the ', { b: 'pirate' }, ' on A2: second mark, 1 move.'] },
    {
      id: 4,
      mine: true,
      spans: ['You moved ', { b: 'Bucket with Antennae' }, ' from B3 to a new stack.'],
      tags: ['card'],
    },
    { id: 5, scene: true, spans: ['Turn 28 · Bo'] },
    { id: 6, spans: ['Bo drew a card.'] },
    { id: 7, spans: ['Bo completed the ', { b: 'zombie' }, ' again: no new mark, 1 move, declined.'] },
    { id: 8, scene: true, spans: ['Turn 29 · Ada'] },
    { id: 9, mine: true, spans: ['You played ', { b: 'Coat of Many Buttons' }, ' on B3.'], tags: ['card'] },
    { id: 10, scene: true, spans: ['Turn 30 · Bo'] },
    {
      id: 11,
      spans: ['Bo played ', { b: 'Boiler with Feelings' }, ' on B1. It covers the pirate torso.'],
      tags: ['card'],
    },
    { id: 12, spans: ['Bo ended the turn.'] },
    { id: 13, scene: true, spans: ['Turn 31 · Ada'] },
    { id: 14, mine: true, spans: ['You drew ', { b: 'The Shuffle' }, '.'], tags: ['card'] },
    { id: 15, mine: true, spans: ['You chose ', { b: 'Understudy Ninja' }, ', to play ninja legs.'], tags: ['card'] },
    {
      id: 16,
      fresh: true,
      spans: ['Place it: A3 would show ninja, ninja, ninja. You score the ninja again and earn 1 move.'],
    },
  ],
  chat: [],
  inspect: understudy(),
  piles: [],
  footnotes: [],
  shelf: {
    title: 'Scored piles',
    groups: [
      { title: 'Ada', cards: [part('pirate', 'head'), part('pirate', 'torso'), part('pirate', 'legs')] },
      { title: 'Bo', cards: [part('zombie', 'head')] },
    ],
  },
  seedPromise: '7f3a…c91e',
  rival,
  mine,
  deck: 12,
  turn: { regularDue: true, moves: 0, wilds: 1 },
};

/** A wild is told what it is. */
export const nominate: NpzrModel = {
  ...fixture,
  nominate: {
    name: 'Understudy Ninja',
    parts: (['head', 'torso', 'legs'] as const).map((position) => ({
      character: 'ninja',
      position,
      pick: `as:ninja.${position}`,
    })),
  },
};

/** A move is pending: every filled pile can give a card. */
export const move: NpzrModel = {
  ...fixture,
  turn: { regularDue: false, moves: 1, wilds: 0 },
  prompt: {
    ...fixture.prompt,
    question: 3,
    what: 'Move any card',
    why: 'You completed a ninja.',
    clause: 'NPZR-18',
    options: [{ key: 'decline', kind: 'pass', label: 'Decline', outcome: 'this move is lost' }],
  },
  mine: {
    ...mine,
    newStack: undefined,
    stacks: mine.stacks.map((one) => ({ ...one, landing: false, pick: undefined, pickPile: pickable(one) })),
  },
  rival: { ...rival, stacks: rival.stacks.map((one) => ({ ...one, pickPile: pickable(one) })) },
};

/** Giving the rival the fourth mark is asked once, in words. */
export const warn: NpzrModel = {
  ...fixture,
  confirm: {
    title: 'Bo would win',
    words:
      'Boiler with Feelings on B1 completes the pirate: the fourth mark of Bo. The game ends there; your move lapses.',
    clause: 'NPZR-24',
    yes: { key: 'confirm:yes', label: 'Play it', outcome: 'Bo wins' },
    no: { key: 'confirm:no', label: 'Play something else' },
  },
};

function pickable(one: Stack): Partial<Record<Position, string>> {
  return Object.fromEntries(
    (['head', 'torso', 'legs'] as const)
      .filter((position) => one.piles[position].length > 0)
      .map((position) => [position, `from:${one.id}.${position}`]),
  );
}
