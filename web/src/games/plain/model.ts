import type { CardFace, CardView, TableModel, WhyNot } from '../../ui/model.ts';

/** A number with a name, with a goal or limit if it has one; without a number it is a tag. */
export interface Count {
  label: string;
  value?: number;
  of?: number;
  grave?: boolean;
}

/** A pile that shows its top card, or its back. */
export interface Stack {
  /** the pile's name on the server: cards fly there */
  key: string;
  label: string;
  count: number;
  top?: CardView;
  /** all that may be seen of it, bottom first */
  cards: CardFace[];
  counts: Count[];
  pick?: string;
  /** tapped once: the second tap does it */
  chosen?: boolean;
  why?: WhyNot;
}

/** Cards side by side, for everybody or before a seat. */
export interface Row {
  key: string;
  label: string;
  cards: CardView[];
  /** how many more lie face down */
  hidden: number;
  counts: Count[];
}

export interface Player {
  seat: number;
  name: string;
  /** the face in its chair, if it has one */
  face?: string;
  you: boolean;
  active: boolean;
  out: boolean;
  leads: boolean;
  /** cards in hand */
  hand: number;
  score?: Count;
  counts: Count[];
  stacks: Stack[];
  rows: Row[];
}

/** Everybody on the way to a goal. */
export interface Race {
  label: string;
  goal: number;
  runners: { initial: string; value: number; you: boolean }[];
  says: string;
}

export interface PlainModel extends TableModel {
  title: string;
  line: string;
  counts: Count[];
  rivals: Player[];
  own?: Player;
  stacks: Stack[];
  rows: Row[];
  race?: Race;
  /** answers that belong to no card and no pile, if there are too many for the prompt */
  offers: { key: string; label: string }[];
}
