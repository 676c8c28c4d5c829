import type { CardView, TableModel, WhyNot } from '../../ui/model.ts';

export type Colour = 'R' | 'O' | 'Y' | 'G' | 'B' | 'P';
export type Slot = 'head' | 'leftArm' | 'rightArm' | 'leg' | 'accessory';
export const SLOTS: readonly Slot[] = ['head', 'leftArm', 'rightArm', 'leg', 'accessory'];

/** Symbol, letter and ink of a colour; `on` is the ink that can be read on it. */
export const COLOUR: Record<Colour, { sign: string; ink: string; on: string }> = {
  R: { sign: '▲', ink: '#D55E00', on: '#1b1410' },
  O: { sign: '⬢', ink: '#E69F00', on: '#1b1410' },
  Y: { sign: '★', ink: '#F0E442', on: '#1b1410' },
  G: { sign: '■', ink: '#009E73', on: '#1b1410' },
  B: { sign: '●', ink: '#0072B2', on: '#ffffff' },
  P: { sign: '◆', ink: '#CC79A7', on: '#1b1410' },
};

export interface RobotPart {
  name: string;
  icon: string;
  /** attack, defence, or "+2" of an accessory */
  number?: string;
  /** a Replacement has a dark edge */
  replacement?: boolean;
  changed?: boolean;
  /** answer given by choosing this part (`lose:leftArm`) */
  pick?: string;
  text?: string;
}

export interface Robot {
  name: string;
  you: boolean;
  colour: Colour;
  torso: { name: string; icon: string };
  /** a missing part is a stump with wires */
  parts: Partial<Record<Slot, RobotPart>>;
  wounds: number;
  limit: number;
  attack: number;
  defence: number;
  stack: number;
  hand: number;
  /** "attacks" and the like */
  tag?: string;
  target?: boolean;
  fallen?: boolean;
  pick?: string;
  why?: WhyNot;
  changed?: boolean;
}

/** One of the two halves of a battle card, live. */
export interface Half {
  label: string;
  /** drafted this way */
  on?: boolean;
  pick?: string;
  why?: WhyNot;
}

export interface BattleCard extends CardView {
  colour: Colour;
  power: number;
  /** "Response · discard" */
  verb: string;
  halves: Half[];
}

export interface Strength {
  label: string;
  total: number;
  legend: string;
  segments: { label: string; value: number; ink: string; pending?: boolean; cancelled?: boolean }[];
}

export interface Fight {
  attacker: string;
  defender: string;
  attack: Strength;
  defence: Strength;
  /** "HIT BY 3" and the sentences behind it */
  verdict: { big: string; good: boolean; words: string; other?: string };
}

export interface Lamp {
  words: string;
  on: boolean;
  says: string;
}

export interface RrModel extends TableModel {
  game: 'rr';
  hand: BattleCard[];
  /** in table order; the viewer is one of them unless a spectator */
  robots: Robot[];
  wild: Colour[];
  lamps: Lamp[];
  fight?: Fight;
}
