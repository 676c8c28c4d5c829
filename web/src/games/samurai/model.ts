import type { CardFace, CardView, Span, TableModel, WhyNot } from '../../ui/model.ts';

/** A word of the title in lights; gold ones score. */
export interface TitleWord {
  word: string;
  gold: boolean;
  /** in this beat it pays a card */
  pays?: boolean;
}

/** A card in the credits, with what it brings. */
export interface Credit {
  id: number;
  name: string;
  icon: string;
  tint?: string;
  /** "9", "−4" */
  points: string;
  /** its title word, if that is in lights */
  ticket?: string;
  /** a card in a hand that this viewer may not name */
  hidden: boolean;
  /** "Smuggled Scroll: DS 1 + 5 for “Jade” + 3 extra." */
  why: string;
}

/** A name of the credits. */
export interface Credited {
  seat: number;
  name: string;
  /** the cards told so far add up to this */
  points: number;
  /** "DS 27 + words 5", once all of them are told */
  sum: string;
  cards: Credit[];
  /** they are being counted, or have just been */
  open: boolean;
}

/** A line of an opened number: source, printed, change, reason. */
export interface BreakdownRow {
  source: string;
  printed: string;
  change: string;
  reason: string;
}

/** A number that opens: what it is made of, and what else is worth knowing there. */
export interface Opened {
  label: string;
  total: number;
  rows: BreakdownRow[];
  notes: string[];
}

/** Something that may be done with a card on the table. */
export interface Deed {
  key: string;
  label: string;
}

/** What an answer would make of it, in words and by its sign. */
export interface Preview {
  words: string;
  kind: 'good' | 'bad' | 'plain';
}

/** What every card that lies on the table has. */
interface Lying {
  /** the printed key: all cards are different */
  id: string;
  name: string;
  icon: string;
  face: CardFace;
  /** "+5": its title word scores */
  ticket?: string;
  pick?: string;
  deeds: Deed[];
  /** tapped once: the bar says what it does, the second tap does it */
  chosen?: boolean;
  why?: WhyNot;
  preview?: Preview;
  changed?: boolean;
}

/** A card slid under a Character: a Prop or an SFX. */
export interface Held extends Lying {
  /** "3×2+2" */
  how?: string;
  value: string;
}

export interface Cast extends Lying {
  ds: number;
  /** "wakes on Dov's turn" */
  asleep?: string;
  held: Held[];
  /** about to be cut, or kicked */
  threatened?: boolean;
}

/** A Location is the backdrop; a compound is several cards and one value. */
export interface Location {
  name: string;
  icon: string;
  value: string;
  tint: string;
  cards: Held[];
}

export interface Movie {
  id: number;
  seat: string;
  /** the face in its chair, if it has one */
  face?: string;
  you: boolean;
  ds: number;
  hand: number;
  /** names of cards known to be in that hand */
  known: string[];
  location?: Location;
  cast: Cast[];
  attacked: boolean;
  attacking?: boolean;
  active?: boolean;
  tag?: string;
  /** in this beat its cards are added up one by one, or those that a title word pays */
  adds?: 'defence' | 'words';
  opened: Opened;
  /** answer given by choosing the Movie as a whole */
  pick?: string;
  chosen?: boolean;
  why?: WhyNot;
  /** what a choice would make of its DS: "DS 12 → 9" */
  preview?: Preview;
}

/** A piece of a bar; the stage decides how many of its words fit. */
export interface Piece {
  name: string;
  value: number;
  ink: string;
  pending?: boolean;
  /** taken away: how much of the bar is gone, and the number that did it */
  lost?: number;
}

export interface Bar {
  label: string;
  who: string;
  total: number;
  /** what it was before this beat, if it has changed */
  was?: number;
  pieces: Piece[];
  opened: Opened;
}

/** An announced card on the side spot, with its cancel window open. */
export interface Pending {
  card: CardView;
  who: string;
  quote: string;
  /** one line on a phone: "Ben, halves AS" */
  short: string;
  aim?: string;
}

export interface AttackStage {
  /** changes with every attack: the curtain opens again */
  id: string;
  /** Creature, or the Character who kicks */
  attacker: CardView;
  kungFu: boolean;
  attack: Bar;
  defence: Bar;
  steps: { id: string; words: string; pending?: boolean; cancelled?: boolean }[];
  verdict: Span[];
  /** what the attacker says */
  quote: string;
  result?: 'hit' | 'miss';
  /** what happens on it in this beat */
  moment?: string;
  /** a window stands open: anybody may play a card */
  open?: boolean;
  victims?: string;
}

/** Making the title: six words in three forms, linking words as magnets, machine pitches; then the vote. */
export interface TitleMaking {
  words: {
    id: number;
    word: string;
    card: CardFace;
    forms: { key: string; word: string; form: '' | 'plural' | 'possessive' }[];
    used: boolean;
  }[];
  links: { key: string; word: string }[];
  marks: { key: string; word: string }[];
  tray: (TitleWord & { drop: string })[];
  /** "3 of 6 words, 5 of 12 pieces" */
  count: string;
  full: boolean;
  pitches: { id: number; key?: string; by: string; title: TitleWord[]; approved?: boolean; mine?: boolean }[];
  voting: boolean;
  /** this viewer may still answer */
  asked: boolean;
  waits?: string;
}

/** When this seat wants to be asked. */
export interface Asking {
  mode: string;
  hold: boolean;
  words: string;
  modes: { key: string; mode: string; label: string; how: string; on: boolean }[];
  /** cards that may be armed with the condition "when it can be played" */
  arms: { key: string; name: string; icon: string; on: boolean }[];
}

/** What every film would come to by now; of a hand that nobody may see nothing is counted. */
export interface IfEnded {
  /** "If it ended now: Ada 17, Bo 10+" */
  words: string;
  rows: { name: string; sum: string; points: string }[];
  /** what "+" means */
  how: string;
}

export interface SamuraiModel extends TableModel {
  game: 'samurai';
  title: TitleWord[];
  titleNote: string;
  movies: Movie[];
  stage?: AttackStage;
  pending: Pending[];
  making?: TitleMaking;
  /** cards to choose from that lie nowhere in sight: the discard pile */
  picker?: { title: string; cards: CardView[] };
  asking?: Asking;
  /** the title has just been chosen: it goes up in lights, large, with what every pitch got */
  premiere?: { tally: { title: string; by: string; votes: number; won: boolean }[] };
  /** what this beat is about, and what it shows beyond the table's state */
  moment?: string;
  /** the Movie in which it happens: a phone turns to it */
  eyes?: number;
  clapper?: { id: number; words: string };
  /** the film is over: who scored what; `over`: all has been told */
  credits?: { rows: Credited[]; title: TitleWord[]; over: boolean };
  subtitle?: { id: number; who: string; name: string; quote: string };
  /** "Subtitles on", "Establishing shot" */
  badges: string[];
  asides: string[];
  ended?: IfEnded;
}
