import type { CardView, DieView, TableModel, WhyNot } from '../../ui/model.ts';

export type AttackType = 'melee' | 'air' | 'magic';

/** Shape, letter and ink of an attack type: never the ink alone. */
export const TYPE: Record<AttackType, { sign: string; letter: string; ink: string }> = {
  melee: { sign: '■', letter: 'M', ink: '#8A3B12' },
  air: { sign: '▲', letter: 'A', ink: '#1F5F99' },
  magic: { sign: '★', letter: 'X', ink: '#6B2A5E' },
};

/** Where the rim is, from each place of the ring. */
export const RIM: Record<string, [number, number]> = {
  L1: [-1, -1],
  L2: [0, -1],
  L3: [1, -1],
  L4: [1, 0],
  L5: [1, 1],
  L6: [0, 1],
  L7: [-1, 1],
  L8: [-1, 0],
};

/** One health mark; the number on it is a strength. */
export interface TrackMark {
  strength: number;
  covered?: boolean;
  /** a hit laid in the draft, to be confirmed */
  drafted?: boolean;
}

export interface Monster {
  /** L1..L8, M1.. */
  place: string;
  name: string;
  icon: string;
  types: AttackType[];
  points: number;
  track: TrackMark[];
  /** dice it rolls now (after the draft) */
  strength: number;
  /** the draft kills it */
  dies?: boolean;
  pick?: string;
  why?: WhyNot;
  changed?: boolean;
  /** what it rolled in the attack that is going on; `now`: in this very moment */
  roll?: { dice: DieView[]; hits: number; now?: boolean };
  /** its strength before what is being performed */
  was?: number;
  /** what is being done to it */
  beat?: 'stomped' | 'dying' | 'patched' | 'arrives';
  subtitle?: string;
  text?: string;
  note?: string;
  clauses?: string[];
}

export interface Item extends CardView {
  kind: 'attack' | 'defence';
  /** "+4", or points left */
  number: string;
  against?: AttackType;
}

export interface Kicker {
  seat: number;
  name: string;
  /** the face in its chair, if it has one */
  face?: string;
  you: boolean;
  starts: boolean;
  life: number;
  /** "−4": what has just happened to it */
  delta?: string;
  /** life and points before what is being performed */
  lifeWas?: number;
  pointsWas?: number;
  /** it is their doing */
  acts?: boolean;
  /** hits of the attack that is going on, in the order in which they came */
  incoming?: Incoming;
  /** at most two attack, at most two defence cards */
  attack: Item[];
  defence: Item[];
  points: number;
  kills: number;
  defencePoints: number;
  /** the middle would strike here */
  aaaaargh: boolean;
  out: boolean;
}

/** Hits that fall on one player, less what their cards stop. */
export interface Incoming {
  /** `now`: it falls in this beat; `cracks`: a card stops it in this beat */
  hits: { types: AttackType[]; now?: boolean; stopped?: boolean; cracks?: boolean }[];
  stopped: number;
  lost: number;
  /** the cards that stopped them, or that somebody is choosing */
  by: string;
}

/** A card just drawn, and the one it would replace, side by side. */
export interface Drawn {
  words: string;
  card: Item;
  instead?: Item;
  /** a place is kept beside it, so that no card moves from under the finger that chose it */
  keeps: boolean;
}

export interface RoundhouseModel extends TableModel {
  game: 'roundhouse';
  kickers: Kicker[];
  /** circle places in order L1..L8; null is an empty place */
  circle: (Monster | null)[];
  middle: Monster[];
  /** `id` is the same as long as the same dice lie there */
  dice?: { id: string; title: string; dice: DieView[]; sum: string; words: string; rolling?: boolean };
  /** how many dice are being shaken: nobody knows yet what they will show */
  cup?: { title: string; count: number; words: string };
  /** the middle turns to its targets */
  beam?: { from: string[]; to: string[] };
  /** the last monster has fallen, or the last kicker */
  curtain?: { cleared: boolean; words: string };
  /** dice coming at this viewer, by type */
  forecast: { words: string; dice: string }[];
  forecastNote?: string;
  /** the attack of the monsters that is going on */
  strike?: { title: string };
  drawn?: Drawn;
  /** what an empty place waits for */
  emptyWords: string;
}
