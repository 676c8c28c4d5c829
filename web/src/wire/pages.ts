// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { Ask, Beat, Line, PlainCard, Result, TableInfo, Terms } from './messages.ts';

/** One rule of the printed book, and what the house decided where the book is silent. */
export interface Clause {
  id: string;
  rule: string;
  ruling: string;
  section: string;
}
/** A card of a game, and how many there are of it. */
export interface Copies {
  card: PlainCard;
  copies: number;
}
export interface Fault {
  error: string;
  message: string;
}
/** The table after `at` answers (0: as it was dealt), and what happened since the frame before. */
export interface Frame {
  at: number;
  key: string;
  waiting: number | null;
  view: unknown;
  lines: Line[];
  beats: Beat[];
}
/**
 * A game of the house; `options` is the JSON Schema of its setup. `package` is the distribution that brings it. For a
 * poster: a tagline in each of its languages that has one, and two `inks` as `#rrggbb`, none if the game leaves them to
 * the house.
 */
export interface GameInfo {
  id: string;
  short: string;
  title: string;
  seats: number[];
  edition: number;
  prefix: string;
  bots: string[];
  options: Record<string, unknown>;
  package: string;
  languages: string[];
  taglines: Record<string, string>;
  inks: string[];
}
/** One lesson of a game: the clauses that it teaches, how many pages it has and about how long they take. */
export interface LessonInfo {
  id: string;
  title: string;
  clauses: string[];
  minutes: number;
  pages: number;
}
/** `guest` is a public short name of the cookie, good for nothing but telling two guests apart. */
export interface Me {
  guest: string;
}
/** A table at which I have a chair; `your_turn`: something is asked of me there. */
export interface MyTable extends TableInfo {
  your_turn: boolean;
}
/** `answer`: the one (counted from 0) that is to be given again, by the reader, in the seat that gave it. */
export interface NewBranch {
  answer: number;
  name?: string;
}
/** `fresh`: from the first page, even if the reader has left this lesson half-way. */
export interface NewLesson {
  name?: string;
  fresh?: boolean;
}
/** `sit`: the chair to take at once (-1: none); `bots`: levels for the other chairs, in order; `start`: deal. */
export interface NewTable {
  game: string;
  setup?: Record<string, unknown>;
  terms?: Terms;
  name?: string;
  sit?: number;
  bots?: string[];
  start?: boolean;
}
/** `link` is for everybody; `chairs` are secret links by number: of free chairs, and your own; else empty. */
export interface OpenedTable {
  id: string;
  link: string;
  chairs: string[];
}
/**
 * What an answer leads to if nobody else does anything about it. `lines` are what its seat would be told, numbered from
 * 1; `change` is what they change in its view, as in a beat. `answering` are the others who may do something about it,
 * as far as this seat can know. `next` is the seat that is asked after it, and `then` that question in words. `open` if
 * dice, or cards that the seat cannot see, decide more.
 */
export interface Outlook {
  lines: Line[];
  change?: unknown;
  answering?: number[];
  next?: number;
  then?: string;
  open?: boolean;
}
/** A pack to choose from: `name` for a setup, `title` as it calls itself, `own` if it is one of the host's own. */
export interface PackInfo {
  name: string;
  title: string;
  own?: string;
}
/** All keys of the action so far. */
export interface PuzzleAnswer {
  keys: string[];
}
/** The puzzles of a game, by name; `today` is the one of this day, empty if there are none. */
export interface PuzzleList {
  game: string;
  ids: string[];
  today: string;
}
/**
 * What the asked seat sees and is asked after the keys said so far; once all is said, what that is worth. `lines` is
 * the end of the story that led there, as this seat was told it.
 */
export interface PuzzlePosition {
  game: string;
  id: string;
  seat: number;
  names: string[];
  setup: Record<string, unknown>;
  view: unknown;
  lines: Line[];
  ask: Ask | null;
  verdict: Verdict | null;
}
/**
 * The file. `seed` is `swift:<number>` or `fair:<64 hex digits>`; `digests` has one for every twenty answers. If the
 * players mixed phrases into the deal, `secret` is what the commitment is the hash of, and the seed is made of both. An
 * answer `retire:<seat>` is a player who left for good; `anew:<seat>:<number>` is a player alone with bots who took
 * something back: what their seat could not know was dealt again with the seed of that number (`fresh_seed`).
 * `branch:<seat>:<64 hex digits>` ends the beginning that this game shares with another one: from there on all that the
 * seat could not know follows from this secret of its own, and the commitment is to it.
 */
export interface GameRecord {
  matinee: number;
  game: string;
  edition: number;
  setup: Record<string, unknown>;
  names: string[];
  seed: string;
  commitment: string;
  secret: string;
  phrases: string[];
  answers: string[];
  digests: string[];
  last: string;
  result: Result | null;
}
/** A part of a film: `answers` is its whole length, `turns` has the number of the turn at each of its moments. */
export interface Reel {
  game: string;
  names: string[];
  answers: number;
  turns: number[];
  frames: Frame[];
}
/** What an answer is about, as in `engine.view.Option`: a printed card, a place on the table, or neither. */
export interface Spot {
  card: string;
  place: string;
}
/** What an answer is worth against the best one, and why, in words; `because` has the reasons alone, if any. */
export interface Verdict {
  right: boolean;
  loss: number;
  ci95: [number, number];
  said: string[];
  best: string[];
  value: number;
  best_value: number;
  said_words: string;
  best_words: string;
  why: string;
  because: string;
  said_at: Spot[];
  best_at: Spot[];
}
