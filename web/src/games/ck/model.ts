import type { CardView, TableModel, WhyNot } from '../../ui/model.ts';

export type Scene = 'kaiju_start' | 'defender_start' | 'kaiju_wins' | 'defender_wins';

export type BoardLetter = 'A' | 'B' | 'C';

export interface HexView {
  q: number;
  r: number;
  board: BoardLetter;
  kind: 'river' | 'site' | 'unused';
  /** a step of a placement (`16,1` or a direction) */
  pick?: string;
  /** hexes of the placement drafted now */
  drafted?: boolean;
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
  why?: WhyNot;
  changed?: boolean;
  /** last hit point */
  nearly?: boolean;
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

export interface CkModel extends TableModel {
  game: 'ck';
  /** the Kaiju's clock and the defenders' */
  kaijuDeck: number;
  standing: number;
  buildings: Building[];
  hexes: HexView[];
  /** the two hexes of the figure: tail, head */
  kaiju: { tail: [q: number, r: number]; head: [q: number, r: number] };
  track: EnrageLevel[];
  level: number;
  /** words for the status box */
  carapace: boolean;
  net: boolean;
  flares: number;
  support: CardView[];
  supportLimit: number;
  risk: Risk;
  /** open hands of the team; empty for the Kaiju and for spectators */
  team: { name: string; cards: string }[];
  /** hexes of the last attack, in order */
  lastAttack?: string[];
  /** the sum being drafted: "3 + 1 + 1 = 5" and what follows from it */
  sum?: { big: string; words: string };
  /** an ENRAGE just drawn: a red card over the map, with what fell */
  flash?: { title: string; words: string; fell: string[] };
  /** a cut-scene to show once to this viewer */
  scene?: Scene;
}
