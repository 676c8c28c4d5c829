import type { CardView, TableModel, WhyNot } from '../../ui/model.ts';
import type { Character, Position } from './parts.ts';

/** A card of the game: what is printed, or what a wild was told to be. */
export interface PartCard extends CardView {
  wild?: boolean;
  /** what it shows now; an unplayed wild for everything shows nothing yet */
  character?: Character;
  position?: Position;
}

/** One character in the making. Piles are listed from the top: only `[0]` counts. */
export interface Stack {
  /** "A3": letter of the owner's side and a number that lives as long as the stack */
  id: string;
  /** where the server keeps it: cards fly there */
  slot?: number;
  piles: Record<Position, PartCard[]>;
  /** words under the figure, and how they are meant */
  note?: { words: string; kind: 'near-mine' | 'near-rival' | 'threat' | 'plain' };
  /** where the drafted card would land; the piles already show the result */
  landing?: boolean;
  /** the part that would land here: shown on the figure while it is pointed at */
  preview?: { character: Character; position: Position; wild: boolean };
  /** answer given by choosing the stack as a whole (`on:A3`) */
  pick?: string;
  /** answers given by choosing one pile (`from:A3.legs`) */
  pickPile?: Partial<Record<Position, string>>;
  why?: WhyNot;
  changed?: boolean;
  /** tapped once: the bar says what it does */
  chosen?: boolean;
  /** it is complete, and shows itself before it goes: the stamp, what it says, the number in a cascade */
  whole?: { name: string; words: string; link: number };
  /** a hand reaches for this part */
  taken?: { position: Position; byMe: boolean };
}

export interface Mark {
  scored: boolean;
  /** scored again, for the move only */
  repeats: number;
  /** it is being given just now */
  fills?: boolean;
}

export interface Side {
  /** its number, where there is one */
  seat?: number;
  name: string;
  /** the face in its chair, if it has one */
  face?: string;
  you: boolean;
  /** "Rival · 4 cards in hand", "You · two marks to go" */
  line: string;
  marks: Record<Character, Mark>;
  /** how many of the four, and how many it was a moment ago */
  count: number;
  was?: number;
  stacks: Stack[];
  /** start a new stack on this side (`new`, `new:rival`), or why not */
  newStack?: { pick?: string; why?: WhyNot };
  /** the near side of a spectator: nobody's own */
  watched?: boolean;
  active?: boolean;
}

export interface NpzrModel extends TableModel {
  game: 'npzr';
  hand: PartCard[];
  rival: Side;
  mine: Side;
  deck: number;
  turn: {
    /** the card that must still be played, in words */ due?: string;
    /** whose turn it is, if not the viewer's */ othersTurn?: string;
    moves: number;
    wilds: number;
    /** a move is being earned */
    coin?: boolean;
    /** shown from turn 280 on */ limit?: string;
  };
  /** a wild is being told what it is: its range, as a grid of 4 x 3 */
  nominate?: { name: string; parts: { character: Character; position: Position; pick: string }[] };
  /** a pile fanned out to choose a depth, top first */
  depth?: { stack: string; position: Position; cards: PartCard[] };
}
