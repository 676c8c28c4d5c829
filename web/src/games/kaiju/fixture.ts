import type { CardView } from '../../ui/model.ts';
import { city } from './city.ts';
import { CARD_ICON } from './icons.ts';
import type { Building, KaijuModel, Scene } from './model.ts';

/** The moment of the mock-up: round 9, Ada feeds a COMBO while the Kaiju lies at Petrie Bight. */
const CHANGES: Record<string, Partial<Building>> = {
  A2: { shield: true },
  A3: { damage: 2 },
  B1: { touching: true },
  B2: { touching: true, damage: 4 },
  B5: { shield: true, touching: true },
  B6: { touching: true, damage: 2, nearly: true },
  B8: { fallen: true },
  B9: { fallen: true },
  C1: { shield: true },
  C2: { fallen: true },
  C4: { damage: 1 },
  C5: { fallen: true },
  C6: { fallen: true },
  C7: { fallen: true },
  C8: { fallen: true },
};
const { hexes, buildings } = city();

function card(name: string, strength: string, line: string, more: Partial<CardView> = {}): CardView {
  return {
    id: name,
    name,
    strength,
    line,
    icon: CARD_ICON[name.toLowerCase().replaceAll(' ', '-')],
    tint: '#D9B27C',
    ...more,
  };
}

export const fixture: KaijuModel = {
  game: 'kaiju',
  side: 'defender',
  phases: [
    { label: 'Round 9' },
    { label: 'Defender A', now: true },
    { label: 'Kaiju' },
    { label: 'Defender B' },
    { label: 'Kaiju' },
    { label: 'Defender C' },
  ],
  prompt: {
    question: 1,
    asked: true,
    who: 'Ada, Defender A',
    what: 'Feed the COMBO: discard more ASSAULT cards?',
    why: 'Each one adds 1 damage; hand cards must be drawn again.',
    clause: 'CK-27',
    clock: { left: 41, total: 70, stopped: true },
    options: [
      { key: 'draft:undo', kind: 'option', label: 'Take one back', outcome: 'Z' },
      { key: 'draft:send', kind: 'main', label: 'Resolve: 5 damage', outcome: 'Kaiju deck 40 to 35' },
    ],
  },
  hand: [
    card('ASSAULT 3', '3', '3 damage. COMBO', { state: 'selected' }),
    card('ASSAULT 1', '1', 'COMBO: +1 damage', { state: 'selected', pick: 'draft:undo' }),
    card('SHIELDING', '1', 'Shield one building. COMBO', {
      state: 'whynot',
      why: { words: 'Only cards named ASSAULT can feed this COMBO.', clauses: ['CK-27', 'CK-28'] },
    }),
    card('TEAM PLANNING', '1', 'A card into Support. COMBO', {
      state: 'whynot',
      why: { words: 'Only cards named ASSAULT can feed this COMBO.', clauses: ['CK-27', 'CK-28'] },
    }),
  ],
  kaijuDeck: 40,
  standing: 20,
  buildings: buildings.map((one) => ({ ...one, ...CHANGES[one.id] })),
  hexes,
  kaiju: { tail: [5, 4], head: [6, 3] },
  track: [
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [5, 2],
    [6, 2],
    [7, 2],
    [7, 3],
  ].map(([hand, actions], i) => ({ level: i + 1, hand: hand ?? 0, actions: actions ?? 0 })),
  level: 5,
  carapace: false,
  net: false,
  flares: 1,
  actions: 0,
  kaijuName: 'Di',
  kaijuHand: 5,
  openHands: true,
  support: [
    card('ASSAULT 2', '2', '', { state: 'selected', pick: 'draft:undo' }),
    card('SHIELDING', '1', '', { short: 'SHIELD' }),
  ],
  supportLimit: 3,
  risk: { words: 'in this pile: 1 in 5 cards, 2 to draw: 40 %', share: 0.4, left: 3 },
  team: [
    { seat: 2, name: 'Bo', cards: 'Assault 3, Shielding, Repellant, Cable Net' },
    { seat: 3, name: 'Cy', cards: 'Shielding 2×, Emergency Repairs, Assault 1' },
  ],
  sum: {
    big: '3 + 1 + 1 = 5',
    words:
      'Three cards leave, one of them from Support. You draw 2 at the end of your turn: 40 % for an ENRAGE, ' +
      'and the Kaiju touches B1, B2, B5 (shield), B6.',
  },
  log: [
    { id: 1, scene: true, spans: ['Round 7 · Kaiju'] },
    {
      id: 2,
      spans: [
        { b: 'SMASH' },
        ' on B9 New Farm Park: 3 and it falls; left-over 3 on B8 Kangaroo Point Docks: it falls.',
      ],
      tags: ['attack'],
    },
    { id: 3, spans: ['The Kaiju swims to Petrie Bight.'] },
    { id: 4, scene: true, spans: ['Round 8 · Defender C'] },
    { id: 5, spans: ['Cy put ', { b: 'SHIELDING' }, ' into Support.'], tags: ['card'] },
    { id: 6, scene: true, spans: ['Round 8 · Kaiju'] },
    { id: 7, spans: [{ cue: 'smash. ' }, { b: 'PUNCH' }, ' on B2 Story Bridge: 3 damage, 4 of 6.'], tags: ['attack'] },
    { id: 8, spans: [{ cue: 'roar. ' }, { b: 'TERRIFYING SCREECH' }, ': REPELLANT leaves Support.'], tags: ['card'] },
    { id: 9, scene: true, spans: ['Round 9 · Defender A'] },
    { id: 10, mine: true, spans: ['You announce ', { b: 'ASSAULT 3' }, '. COMBO may grow it.'], tags: ['card'] },
    { id: 11, fresh: true, spans: ['Draft: Assault 1 from hand, Assault 2 from Support: damage 3 + 1 + 1 = 5.'] },
  ],
  chat: [],
  inspect: {
    id: 'ASSAULT 3',
    name: 'ASSAULT 3',
    icon: 'missile-launcher',
    tint: '#D9B27C',
    strength: '3',
    subtitle: 'Defender · COMBO · 5 in the deck',
    text: '3 damage to the Kaiju: it discards that many cards from its deck. COMBO: more ASSAULT cards, +1 each.',
    note: '♪ assault_3',
    clauses: ['CK-27', 'CK-31'],
  },
  piles: [
    { key: 'deck', label: 'defender deck', count: 19 },
    { key: 'kaiju-hand', label: 'Kaiju hand', count: 5, second: true },
  ],
  footnotes: [],
  shelf: { title: 'Discards', groups: [] },
  lastAttack: [
    [6, 3],
    [7, 3],
  ],
  playbill: {
    id: 8,
    who: 'Di plays',
    card: card('TERRIFYING SCREECH', '1', ''),
    cue: 'roar',
    did: 'Repellant leaves Support',
  },
  scenes: [],
  choices: [],
};

/** The Kaiju chooses what to hit: every touched building is a control. */
export const strike: KaijuModel = {
  ...fixture,
  prompt: {
    ...fixture.prompt,
    question: 2,
    who: 'Cy, Kaiju',
    what: 'PUNCH: which building takes 3?',
    why: 'Only buildings that touch the Kaiju.',
    clause: 'CK-52',
    options: [],
  },
  buildings: fixture.buildings.map((one) => (one.touching ? { ...one, pick: one.id } : one)),
  sum: undefined,
};

/** An ENRAGE card is drawn. */
export const enrage: KaijuModel = {
  ...fixture,
  level: 6,
  flash: {
    id: 1,
    title: 'ENRAGE',
    words: 'The Kaiju wrecks everything it touches. Level 6.',
    fell: ['B1 City Hall', 'B2 Story Bridge', 'B6 Parliament House'],
  },
};

/** The four cut-scenes. */
const shows = (scene: Scene): KaijuModel => ({ ...fixture, scenes: [{ key: `fixture.${scene}`, scene }] });
export const rises = shows('kaiju_start');
export const alert = shows('defender_start');
export const ruins = shows('kaiju_wins');
export const dawn = shows('defender_wins');
