import type { CardFace, CardView, Span, TableModel, WhyNot } from '../../ui/model.ts';

/** A word of the title in lights; gold ones score. */
export interface TitleWord {
  word: string;
  gold: boolean;
}

/** A line of an opened number: source, printed, change, reason. */
export interface BreakdownRow {
  source: string;
  printed: string;
  change: string;
  reason: string;
}

/** A card slid under a Character: a Prop or an SFX. */
export interface Held {
  name: string;
  icon?: string;
  /** "3×2+2" */
  how?: string;
  value: string;
}

export interface Cast {
  id: string;
  name: string;
  icon: string;
  ds: number;
  /** "+5": its title word scores */
  ticket?: string;
  /** "wakes on Dov's turn" */
  asleep?: string;
  held: Held[];
  pick?: string;
  why?: WhyNot;
  threatened?: boolean;
  changed?: boolean;
  face?: CardFace;
}

export interface Movie {
  seat: string;
  you: boolean;
  ds: number;
  hand: number;
  /** names of cards known to be in that hand */
  known: string[];
  location?: { name: string; icon: string; value: string; tint: string };
  cast: Cast[];
  attacked: boolean;
  tag?: string;
  breakdown: BreakdownRow[];
  /** answer given by choosing the Movie as a whole */
  pick?: string;
  /** what a choice would make of its DS: "DS 12 → 9" */
  preview?: string;
}

export interface Bar {
  label: string;
  who: string;
  total: number;
  segments: { label: string; value: number; ink: string; pending?: boolean; cancelled?: boolean }[];
  breakdown: BreakdownRow[];
}

export interface AttackStage {
  /** Creature, or the Character who kicks */
  attacker: CardView;
  attack: Bar;
  defence: Bar;
  steps: { words: string; pending?: boolean; cancelled?: boolean }[];
  verdict: Span[];
  victims?: string;
  /** a card on the side spot, with its cancel window open */
  pending?: { card: CardView; who: string; quote?: string; short?: string };
}

/** Making the title: six words, linking words as magnets, machine pitches. */
export interface TitleMaking {
  words: string[];
  links: string[];
  pitches: { key: string; by: string; title: TitleWord[]; approved?: boolean; votes?: number }[];
  voting: boolean;
}

export interface KfsModel extends TableModel {
  game: 'kfs';
  title: TitleWord[];
  titleNote: string;
  movies: Movie[];
  stage?: AttackStage;
  making?: TitleMaking;
  /** badges beside the hand: "Ask me: smart", "Subtitles on" */
  badges: string[];
  asides: string[];
}
