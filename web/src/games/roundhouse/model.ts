import type { CardView, DieView, TableModel, WhyNot } from '../../ui/model.ts';

export type AttackType = 'melee' | 'air' | 'magic';

/** Shape, letter and ink of an attack type: never the ink alone. */
export const TYPE: Record<AttackType, { sign: string; letter: string; ink: string }> = {
  melee: { sign: '■', letter: 'M', ink: '#8A3B12' },
  air: { sign: '▲', letter: 'A', ink: '#1F5F99' },
  magic: { sign: '★', letter: 'X', ink: '#6B2A5E' },
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
  you: boolean;
  starts: boolean;
  life: number;
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

/** What one monster rolled for the whole table. */
export interface MonsterRoll {
  place: string;
  name: string;
  types: AttackType[];
  dice: DieView[];
  hits: number;
}

/** One roll falls on each player: a row for every monster that hits, a column for everybody. */
export interface RollColumns {
  /** the same as long as the same dice lie there */
  id: string;
  title: string;
  /** they have just been thrown */
  rolling?: boolean;
  /** nobody can stop any of it any more */
  past?: boolean;
  rolls: MonsterRoll[];
  columns: { seat: number; name: string; you: boolean; hits: number; stopped: number; by: string; lost: number }[];
}

/** A card just drawn, and the one it would replace, side by side. */
export interface Drawn {
  words: string;
  card: Item;
  instead?: Item;
}

export interface RoundhouseModel extends TableModel {
  game: 'roundhouse';
  kickers: Kicker[];
  /** circle places in order L1..L8; null is an empty place */
  circle: (Monster | null)[];
  middle: Monster[];
  /** `id` is the same as long as the same dice lie there */
  dice?: { id: string; dice: DieView[]; sum: string; words: string; rolling?: boolean };
  /** dice coming at this viewer, by type */
  forecast: { words: string; dice: string }[];
  forecastNote?: string;
  columns?: RollColumns;
  drawn?: Drawn;
  /** what an empty place waits for */
  emptyWords: string;
}
