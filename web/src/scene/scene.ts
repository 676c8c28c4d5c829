import type { Ask, ClockView, Line, Standing, TableInfo, Talk } from '../wire.ts';
import type { CardFace, Confirm, GameId, ResultModel, TableModel, WhyNot } from '../ui/model.ts';
import type { Sound } from '../ui/sound.ts';

/** A line of the journal with every field there; the wire leaves out what is empty. */
export type Told = Required<Line>;

/** What a person has begun and not yet said: gone as soon as another question is asked. */
export interface Draft {
  /** keys laid aside, in order; they go out as one batch */
  keys: string[];
  /** anything else a board wants to remember, by name */
  notes: Record<string, string>;
  /** keys that wait for a confirmation */
  unsure: string[] | null;
  /** the "why not?" asked last */
  whyNot: { title: string; why: WhyNot } | null;
}

export const NO_DRAFT: Draft = { keys: [], notes: {}, unsure: null, whyNot: null };

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
}

/** What a line of the journal does on the screen and in the ear. Places are keys of `anchor`. */
export interface Cue {
  from?: string;
  to?: string;
  face?: { name: string; icon?: string; tint?: string };
  turns?: boolean;
  /** number in a cascade: each link is faster, and half a tone higher */
  link?: number;
  sound?: Sound;
}

/** What games/<id>/adapt.ts exports. Only `adapt` must be there. All of them are pure. */
export interface Adapter<View = never, Model extends TableModel = TableModel> {
  adapt(scene: TableScene<View>): Model;
  /** `before` is the scene in which the line was not yet told; `fresh` are all lines that came with it */
  fly?(line: Told, before: TableScene<View>, fresh: Told[]): Cue | null;
  /** a last look before keys that cannot be taken back; null: say them at once */
  warn?(scene: TableScene<View>, keys: string[]): Confirm | null;
  /** a local step (`draft:<word>`): the new draft, or keys to say as one batch, or null: the house knows the word */
  step?(scene: TableScene<View>, word: string): Draft | string[] | null;
  /** the cast list at the end, if the house's own is too plain */
  result?(scene: TableScene<View>): ResultModel | null;
  /** the card gallery */
  gallery?(pack: unknown): { title: string; cards: CardFace[] }[];
}

/** How a table finds the adapter of its game: passed in, so that `live` knows no game. */
export type AdapterOf = (game: GameId) => Promise<Adapter>;

export function told(line: Line): Told {
  return { seat: -1, card: '', source: '', target: '', number: 0, other: 0, word: '', faces: [], text: '', ...line };
}
