import type { CardFace, CardView, TableModel, WhyNot } from '../../ui/model.ts';

export type Colour = 'R' | 'O' | 'Y' | 'G' | 'B' | 'P';
export type Slot = 'head' | 'leftArm' | 'rightArm' | 'leg' | 'accessory';
export const SLOTS: readonly Slot[] = ['head', 'leftArm', 'rightArm', 'leg', 'accessory'];

/** Symbol, letter and ink of a colour; `on` is the ink that can be read on it, `tint` the wash of a card's art. */
export const COLOUR: Record<Colour, { sign: string; ink: string; on: string; tint: string }> = {
  R: { sign: '▲', ink: '#D55E00', on: '#1b1410', tint: '#EBA77B' },
  O: { sign: '⬢', ink: '#E69F00', on: '#1b1410', tint: '#F2CF80' },
  Y: { sign: '★', ink: '#F0E442', on: '#1b1410', tint: '#F7F1A0' },
  G: { sign: '■', ink: '#009E73', on: '#1b1410', tint: '#80CEB9' },
  B: { sign: '●', ink: '#0072B2', on: '#ffffff', tint: '#80B8D8' },
  P: { sign: '◆', ink: '#CC79A7', on: '#1b1410', tint: '#E5BCD3' },
};

export interface RobotPart {
  name: string;
  icon: string;
  /** attack, defence, or "+2" of an accessory */
  number?: string;
  /** a Replacement has a dark edge */
  replacement?: boolean;
  changed?: boolean;
  /** answer given by choosing this part (`lose:left_arm`); tapped once */
  pick?: string;
  chosen?: boolean;
  text?: string;
  quote?: string;
  /** what it is, for the inspector */
  subtitle?: string;
}

export interface Robot {
  /** whose it is */
  seat?: number;
  /** key of the torso: no two robots share it */
  id: string;
  /** where the journal says that it stands: number of its torso */
  place: number;
  /** its owner; in the centre the torso's own name */
  name: string;
  /** the face in its chair, if it has one */
  face?: string;
  you: boolean;
  colour: Colour;
  torso: { name: string; icon: string; pick?: string };
  /** a missing part is a stump with wires */
  parts: Partial<Record<Slot, RobotPart>>;
  /** answers given by choosing a stump: the hit goes through to the torso */
  stumps?: Partial<Record<Slot, string>>;
  /** parts that came off just now: they are still seen flying */
  lost?: Partial<Record<Slot, RobotPart>>;
  wounds: number;
  limit: number;
  attack: number;
  defence: number;
  stack: number;
  hand: number;
  /** circled values together: as many cards will be dealt */
  value?: number;
  /** still in the centre: it has a value, and no cards */
  unbuilt?: boolean;
  /** Boosters that wait beside it */
  parked?: CardFace[];
  hoard?: number;
  wins?: number;
  /** "attacks" and the like */
  tag?: string;
  /** what choosing it comes to: "needs 3", "complete, and yours" */
  note?: string;
  target?: boolean;
  fallen?: boolean;
  /** it is being hit, or is falling apart */
  hit?: boolean;
  falls?: boolean;
  /** something is being performed: numbers before it, and what trembles */
  performed?: boolean;
  woundsWas?: number;
  stackWas?: number;
  handWas?: number;
  rattles?: (Slot | 'torso')[];
  /** its accessory is at work */
  whirrs?: boolean;
  /** the torso goes, the last of it */
  topples?: boolean;
  /** it is its owner's doing */
  acts?: boolean;
  pick?: string;
  /** tapped once: the second tap does it */
  chosen?: boolean;
  /** what the choice is called: "Attack Ada" */
  act?: string;
  why?: WhyNot;
  changed?: boolean;
}

/** One of the two halves of a battle card, live. */
export interface Half {
  label: string;
  /** where the card goes: under the player's own stack, to the bin, onto the robot */
  goes?: 'under' | 'bin' | 'on';
  /** drafted this way */
  on?: boolean;
  /** tapped once: the second tap does it */
  chosen?: boolean;
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
  /** the total before what is being performed */
  was?: number;
  legend: string;
  segments: { label: string; value: number; ink: string; says?: string; pending?: boolean; now?: boolean }[];
}

export interface Fight {
  /** ids of robots */
  attacker: string;
  defender: string;
  attack: Strength;
  defence: Strength;
  /** hit locations drawn, as words */
  draws?: { where: string; card: string; struck?: boolean; now?: boolean }[];
  /** "HIT BY 3" and the sentences behind it; no tone: nobody has won or lost yet */
  verdict: { big: string; tone?: 'good' | 'bad'; words: string; other?: string };
  /** changes with every attack: the stage opens again */
  id: number;
  /** it begins: the curtain opens */
  opens?: boolean;
  /** the bars push against each other, the verdict lands: who gives way */
  push?: 'attack' | 'defence';
  /** it is over: how it ended stays to be read */
  past?: { title: string; missed: boolean; off: boolean };
}

export interface Lamp {
  /** what tells it, in the view */
  field?: string;
  name: string;
  words: string;
  on: boolean;
  says: string;
  clause: string;
  /** has just been lit */
  flash?: boolean;
}

export interface RampageModel extends TableModel {
  game: 'rampage';
  hand: BattleCard[];
  /** in table order; the viewer is one of them unless a spectator */
  robots: Robot[];
  wild: Colour[];
  lamps: Lamp[];
  /** countdown to Closing Time */
  closing?: string;
  fight?: Fight;
  /** the attack before, while there is none */
  last?: Fight;
  /** six torsos in the centre, and the part that has just been drawn */
  bench?: { words: string; drawn?: CardView; left: string };
  /** cards only this viewer sees now */
  looks?: { title: string; cards: BattleCard[] };
  /** what this moment is about, in a sentence or two */
  help?: { title: string; words: string; clause: string };
  /** what it is all about, while there was no attack yet */
  intro?: { title: string; words: string; clause: string };
  /** who has fallen just now: the exit card */
  exit?: { id: number; name: string; words: string };
  /** the viewer's own robot lies in pieces, and the others go on */
  scrapped?: { words: string };
}
