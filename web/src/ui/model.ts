/**
 * What every table shows, whatever the game: plain data, no behaviour. A game's adapter builds it from a server view.
 * Anything that may be answered carries `pick`, the option key that goes back to the server: the client never works out
 * what is legal.
 */
/** The short name of a game: npzr, roundhouse, rampage, kaiju, samurai, or a guest's. */
export type GameId = string;

/** Why something cannot be done: a sentence and the clauses that say so. */
export interface WhyNot {
  words: string;
  clauses: string[];
}

/** What is printed on a card, in the order in which it is read. */
export interface CardFace {
  id: string;
  name: string;
  /** an authored shorter name, used only where two lines do not fit */
  short?: string;
  icon?: string;
  /** colour of the art field; a pattern lies over it, so it never speaks alone */
  tint?: string;
  /** top left: strength, dice, number */
  strength?: string;
  /** under the name at full size (types, range, counts) */
  subtitle?: string;
  text?: string;
  /** one line for table size; the full text if absent */
  line?: string;
  quote?: string;
  /** foot, left and right */
  type?: string;
  mark?: string;
  /** gold ticket: a scoring word */
  ticket?: string;
  /** foot of the full card: where it lies, sound cue */
  note?: string;
  clauses?: string[];
}

export type CardState = 'plain' | 'legal' | 'selected' | 'whynot' | 'target' | 'friendly' | 'threatened' | 'sleeping';

/** A card as it lies somewhere now. */
export interface CardView extends CardFace {
  state?: CardState;
  /** just named by the journal */
  changed?: boolean;
  /** "+2" until the next question */
  delta?: string;
  /** how many equal cards this one stands for */
  copies?: number;
  /** the answer this card gives when it is chosen */
  pick?: string;
  why?: WhyNot;
  /** has a badge of its own top left (a colour symbol, a WILD stamp) */
  badged?: boolean;
  /** all that a screen reader says */
  says?: string;
}

export interface Phase {
  label: string;
  now?: boolean;
}

export interface Clock {
  /** seconds left at the moment `at`, when the server said so */
  left: number;
  /** by `performance.now()`; without it, when the clock was first shown */
  at?: number;
  total: number;
  /** 0 to 1: bank time, the thinner ring */
  bank?: number;
  /** a stopped clock keeps its number */
  stopped?: boolean;
}

export type OptionKind = 'main' | 'option' | 'pass' | 'hold' | 'whynot';

export interface PromptOption {
  /** the answer; local actions (take back, back) have one too and are handled by the table */
  key: string;
  kind: OptionKind;
  label: string;
  /** second line: the outcome, never "OK" */
  outcome?: string;
  why?: WhyNot;
  pressed?: boolean;
}

export interface PromptModel {
  /** number of the question: the guard and the answer name it */
  question: number;
  /** this viewer is asked */
  asked: boolean;
  who: string;
  what: string;
  why?: string;
  clause?: string;
  clock?: Clock;
  /** shown in the ring if there is no clock */
  initial?: string;
  /** the drawing of the asked player, instead of the initial */
  avatar?: string;
  options: PromptOption[];
  /** something is being performed: how many beats follow before anybody is asked */
  next?: number;
  /** the answer that was tapped once and waits for its second tap */
  chosen?: string;
  /** an answer is on its way, and nothing has come of it yet */
  sent?: boolean;
}

/** A piece of a log line; markup never comes from outside, only these four kinds do. */
export type Span = string | { b: string } | { q: string } | { cue: string };
export type LogTag = 'attack' | 'card';

export interface LogEntry {
  id: number;
  /** a scene heading, or a line */
  scene?: boolean;
  mine?: boolean;
  fresh?: boolean;
  spans: Span[];
  tags?: LogTag[];
}

export interface PileView {
  key: string;
  label: string;
  count: number;
  /** face-up piles fan out */
  cards?: CardFace[];
  grey?: boolean;
  /** second deck of the same game */
  second?: boolean;
}

/** A die as it fell. */
export interface DieView {
  face: number;
  hit: boolean;
  /** its hit has been laid */
  laid?: boolean;
}

/** A last look before something that cannot be taken back. */
export interface Confirm {
  title: string;
  words: string;
  clause?: string;
  yes: { key: string; label: string; outcome: string };
  no: { key: string; label: string };
}

export interface ChatLine {
  id: string;
  who: string;
  words: string;
  mine?: boolean;
  /** heard by the team alone */
  team?: boolean;
}

/** A number on the way to the goal: its sign, what it counts, how much; `low`: it worries the player it is about. */
export interface GoalCount {
  sign: string;
  label: string;
  value: string;
  low?: boolean;
  /** what it would be after the answer that is pointed at */
  then?: string;
}

/** How far a seat is. */
export interface GoalSeat {
  name: string;
  you: boolean;
  out?: boolean;
  /** what must be gathered, in order, each by its letter */
  marks?: { letter: string; label: string; on: boolean; then?: boolean }[];
  counts: GoalCount[];
}

/** A line of what happened while one waited; `mine`: it concerns oneself. */
export interface RecapLine {
  n: number;
  text: string;
  mine: boolean;
  /** something was scored, built or lost for good */
  grave?: boolean;
}

/** The goal ribbon: what wins, how far everybody is, what comes at you. */
export interface Goal {
  words: string;
  /** the same for one line on a phone */
  short: string;
  /** your own first */
  seats: GoalSeat[];
  /** what belongs to nobody alone */
  shared?: GoalCount[];
  threat?: string;
}

/** The parts of a table that are the same in every game. */
export interface TableModel {
  game: GameId;
  phases: Phase[];
  prompt: PromptModel;
  hand: CardView[];
  log: LogEntry[];
  chat: ChatLine[];
  /** this chair has a team to talk to */
  hasTeam?: boolean;
  /** the card opened when nothing else is looked at */
  inspect?: CardFace;
  piles: PileView[];
  /** lines at the foot of the rail */
  footnotes: string[];
  /** the sentence that answers a "why not?" just asked */
  whyNot?: { title: string; why: WhyNot };
  /** asked only where a loss cannot be undone; the button says the loss */
  confirm?: Confirm;
  /** name of the third tab of the rail and what it lists */
  shelf?: { title: string; groups: { title: string; cards: CardFace[] }[] };
  seedPromise?: string;
  goal?: Goal;
  /** what others did since your own last answer; gone when it was read */
  recap?: RecapLine[];
  /** something great is being performed: the bulbs over the table run */
  bulbs?: boolean;
  /** what is being performed: its last line, how long it takes, how much follows, and whether it waits for a key */
  beat?: { line: number; ms: number; left: number; step: boolean };
}

/** A seat in the cast list at the end. */
export interface CastLine {
  place: number;
  name: string;
  you?: boolean;
  score: string;
  /** "14 + 15" */
  sum?: string;
  note?: string;
}

export interface ResultModel {
  game: GameId;
  verdict: string;
  winners: string[];
  cast: CastLine[];
  /** how it ended for this viewer; `seen`: they looked on */
  outcome?: 'won' | 'lost' | 'drawn' | 'seen';
  /** the numbers that decided it, in one sentence */
  decided?: string;
}

/** What a person can do at a table; pages hand it to a board. */
export interface TableActs {
  /**
   * what a tap on a card or a place says: an answer, or a local step such as `draft:undo`; `sure`: by a button that has
   * told what it does
   */
  choose(key: string, sure?: boolean): void;
  /** ask for the reason behind an impossible thing */
  whyNot(title: string, why: WhyNot): void;
  /** open the rulebook at a clause */
  rule(clause: string): void;
  say(words: string, team?: boolean): void;
  /** show the table as it was at this line for two seconds */
  moment(entry: number): void;
  /** what happened while one waited has been read */
  read?(): void;
  /** what would a star do here? Only where the house may tell */
  hint?(): void;
}

export const NO_ACTS: TableActs = { choose() {}, whyNot() {}, rule() {}, say() {}, moment() {} };

/** Class names of a card's state. */
export function stateClass(card: Pick<CardView, 'state' | 'changed'>): string {
  const state = card.state ?? 'plain';
  const word = { plain: '', friendly: 'target kind', threatened: 'threat' }[state as string] ?? state;
  return card.changed ? `${word} changed` : word;
}
