import type { Ask, ClockView, LessonPage, Line, Option, Standing, TableInfo, Talk } from '../wire.ts';
import type { CardFace, Confirm, GameId, ResultModel, TableModel, WhyNot } from '../ui/model.ts';
import type { Sound } from '../ui/sound.ts';
import type { Spot } from '../ui/spots.ts';

/** A line of the journal with every field there; the wire leaves out what is empty. */
export type Told = Required<Line>;

/** What a person has begun and not yet said: gone as soon as another question is asked. */
export interface Draft {
  /** keys laid aside, in order; they go out as one batch */
  keys: string[];
  /** anything else a board wants to remember, by name */
  notes: Record<string, string>;
  /** the answer that was tapped once: the bar says what it does, the second tap does it; empty: none */
  chosen: string;
  /** it was said, and the table has not answered yet */
  sent: boolean;
  /** keys that wait for a confirmation */
  unsure: string[] | null;
  /** the "why not?" asked last */
  whyNot: { title: string; why: WhyNot } | null;
}

export const NO_DRAFT: Draft = { keys: [], notes: {}, chosen: '', sent: false, unsure: null, whyNot: null };

/** Everything a board can be made from: one moment of a live table (or of a replay) for one pair of eyes. */
export interface TableScene<View = unknown> {
  game: GameId;
  view: View;
  /** the open question, only if this viewer may answer it */
  ask: Ask | null;
  /** the question put to a teammate, where a team may read it; nobody can answer it here */
  team?: Ask | null;
  /** the seat that everybody may know is asked */
  waiting: number | null;
  window: boolean;
  /** seats that have not handed in yet what all are asked for at once */
  still: number[];
  /** with the time when it came, so that it can go on by itself */
  clock: (ClockView & { total: number; at: number }) | null;
  /** the story of this game, oldest first (of a long absence only its end) */
  lines: Told[];
  /** lines after this number are new: they came with the last change */
  read: number;
  table: TableInfo;
  chat: Talk[];
  /** own seat in this game; -1: looks on */
  seat: number;
  chair: number;
  standing: Standing | null;
  /** keys said inside the action that is being made, oldest first (as far as this page remembers) */
  said: string[];
  draft: Draft;
  /** the pack as the server has it (`GET /api/games/<game>/cards`); null until it is here */
  pack: unknown;
  /** the person wants to be warned before a mistake */
  hints: boolean;
  /** a moment of the past: nobody is asked */
  past: boolean;
  /** the open page of a lesson */
  lesson?: LessonPage | null;
  /** what is being performed just now: `view` and `lines` are as of its last line, and nobody is asked */
  beat?: Beat;
}

/** A beat of the score (live/README.md): some lines of the journal that have a moment of their own. */
export interface Beat {
  /** told in this beat, oldest first */
  lines: Told[];
  /** what `fly` made of them; a line without a cue has none */
  cues: { line: Told; cue: Cue }[];
  /** how long it lasts; CSS has it as `--beat` */
  ms: number;
  /** how many beats follow */
  left: number;
  /** it waits for a key or a tap */
  step: boolean;
}

/** What a line of the journal does on the screen and in the ear. Places are keys of `anchor`. */
export interface Cue {
  from?: string;
  to?: string;
  /** what may be seen of it; `card` is drawn by the board's own art */
  face?: { name: string; icon?: string; tint?: string; card?: CardFace };
  /** it has the size of the places: it shrinks or grows on its way, and is nothing but its art */
  fits?: boolean;
  turns?: boolean;
  /** number in a cascade: each link is faster, and half a tone higher */
  link?: number;
  sound?: Sound;
  /**
   * how long its beat lasts at normal speed, when it is your own; 0: it has no beat of its own and is told together
   * with the next line. Without it: a flight 280, a line with words 420, any other 0
   */
  ms?: number;
  /** it happens at the same instant as the line before it: both are one beat */
  joins?: boolean;
  /** where eyes should go, a key of `anchor`: brought into view first; without it, where the card flies */
  at?: string;
  /** a word of the board's own for what it shows then (`scored`): `momentOf(scene)` finds it */
  moment?: string;
}

/** `sign` tells several numbers at one place apart, and is shown before it. */
export interface BoardNumber {
  at: Spot;
  sign: string;
  value: number;
}

/** What the bar says of an answer that was tapped once: a verb and a place, and what comes of it. */
export interface Preview {
  /** the option's own words, if absent */
  label?: string;
  outcome?: string;
}

/** What games/<id>/adapt.ts exports. Only `adapt` must be there. All of them are pure. */
export interface Adapter<View = never, Model extends TableModel = TableModel> {
  adapt(scene: TableScene<View>): Model;
  /** `before` is the scene in which the line was not yet told; `fresh` are all lines that came with it */
  fly?(line: Told, before: TableScene<View>, fresh: Told[]): Cue | null;
  /** what an answer will do, so that the first tap on its place can tell it; null: a step that can be taken back, and
   * goes out at the first tap */
  preview?(scene: TableScene<View>, option: Option): Preview | null;
  /** a last look before keys that cannot be taken back; null: say them at once */
  warn?(scene: TableScene<View>, keys: string[]): Confirm | null;
  /** a local step (`draft:<word>`): the new draft, or keys to say as one batch, or null: the house knows the word */
  step?(scene: TableScene<View>, word: string): Draft | string[] | null;
  /** the cast list at the end, if the house's own is too plain */
  result?(scene: TableScene<View>): ResultModel | null;
  /** numbers that are printed on the board, each with the place it stands at: what changes there can be foretold */
  numbers?(view: View): BoardNumber[];
  /** how proud this viewer may be of a line, for the poster of a game that was lost; 0: not at all */
  glory?(line: Told, scene: TableScene<View>): number;
  /** the card gallery */
  gallery?(pack: unknown): { title: string; cards: CardFace[] }[];
}

/** How a table finds the adapter of its game: passed in, so that `live` knows no game. */
export type AdapterOf = (game: GameId) => Promise<Adapter>;

export function told(line: Line): Told {
  return { seat: -1, card: '', source: '', target: '', number: 0, other: 0, word: '', faces: [], text: '', ...line };
}
