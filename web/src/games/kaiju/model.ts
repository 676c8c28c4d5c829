import type { CardFace, CardView, TableModel, WhyNot } from '../../ui/model.ts';

export type Scene = 'kaiju_start' | 'defender_start' | 'kaiju_wins' | 'defender_wins';

export type BoardLetter = 'A' | 'B' | 'C';

export type Place = [q: number, r: number];

export interface HexView {
  q: number;
  r: number;
  board: BoardLetter;
  kind: 'river' | 'site' | 'unused';
  /** a step of a placement */
  pick?: string;
  /** hexes of the placement drafted now */
  drafted?: boolean;
  /** all that a screen reader says of a hex that can be chosen */
  says?: string;
}

export interface Building {
  /** A1..C9 */
  id: string;
  name: string;
  q: number;
  r: number;
  board: BoardLetter;
  size: 'large' | 'small';
  damage: number;
  limit: number;
  shield: boolean;
  fallen: boolean;
  touching: boolean;
  pick?: string;
  /** tapped once: the second tap does it */
  chosen?: boolean;
  why?: WhyNot;
  changed?: boolean;
  /** last hit point */
  nearly?: boolean;
  /** in this beat it falls, is hit, loses its shield, or gets one */
  crumples?: boolean;
  shakes?: boolean;
  breaks?: boolean;
  rises?: boolean;
  /** what the last attack did here: "−3", "falls", "shield" */
  hit?: string;
  /** what an answer here would do, as a sentence and as a word on the map */
  outcome?: string;
  tag?: string;
  /** would be touched if the Kaiju lay where it is drafted to */
  preview?: boolean;
}

/** The figure on its two hexes. */
export interface Figure {
  tail: Place;
  head: Place;
}

export interface EnrageLevel {
  level: number;
  hand: number;
  actions: number;
}

export interface Risk {
  /** "in this pile: 1 in 5 cards, 2 to draw: 40 %" */
  words: string;
  share: number;
  left: number;
}

export interface Mate {
  seat: number;
  name: string;
  /** the face in its chair, if it has one */
  face?: string;
  /** cards by name, or only how many */
  cards: string;
  now?: boolean;
}

/** The card announced last, with its sound in words. */
export interface Playbill {
  id: number;
  /** "Bo plays" */
  who: string;
  card: CardFace;
  cue?: string;
  /** what it did, in a few words */
  did?: string;
}

export interface KaijuModel extends TableModel {
  game: 'kaiju';
  /** which side this viewer is on */
  side: 'kaiju' | 'defender' | 'watcher';
  /** the Kaiju's clock and the defenders' */
  kaijuDeck: number;
  standing: number;
  buildings: Building[];
  hexes: HexView[];
  kaiju: Figure;
  /** where the Kaiju would lie */
  ghost?: Figure;
  track: EnrageLevel[];
  level: number;
  /** words for the status box */
  carapace: boolean;
  net: boolean;
  flares: number;
  /** cards that the Kaiju may still play in this turn; 0 in a defender's turn */
  actions: number;
  kaijuName: string;
  kaijuHand: number;
  support: CardView[];
  supportLimit: number;
  /** an empty slot takes the card that is taken up */
  supportPick?: string;
  risk: Risk;
  /** the defenders (others than this viewer), with open hands if this viewer may see them */
  team: Mate[];
  openHands: boolean;
  /** the last attack: from the figure over the buildings hit, in order */
  lastAttack?: Place[];
  /** the sum being drafted: "3 + 1 + 1 = 5" and what follows from it */
  sum?: { big: string; words: string };
  playbill?: Playbill;
  /** an ENRAGE just drawn: a red card over the map, with what fell */
  flash?: { id: number; title: string; words: string; fell: string[] };
  /** what this beat is about, and what it shows beyond the table's state */
  moment?: string;
  /** the card that is held to the drive-in screen */
  screen?: { id: number; who: string; card: CardFace; cue?: string; kaiju: boolean };
  /** the figure walks here from where it lay */
  walk?: { id: number; from: Figure; ms: number };
  /** numbers before this beat, if it changed them */
  was?: { standing?: number; deck?: number; level?: number };
  /** cards of stamina torn off so far by one blow */
  torn?: number;
  /** the board on which it happens: a phone turns to it */
  eyes?: BoardLetter;
  /** cut-scenes to show once to this viewer, in order */
  scenes: { key: string; scene: Scene }[];
  /** the same places as on the map, as a list */
  choices: { key: string; label: string; note?: string; chosen?: boolean }[];
}

/** What the map shows of it. */
export type Town = Pick<KaijuModel, 'hexes' | 'buildings' | 'kaiju' | 'ghost' | 'walk' | 'lastAttack'>;
