import type { Stage } from './live/stage.svelte.ts';
import type { Say } from './socket.ts';
import type { Adapter, TableScene, Told } from './scene/scene.ts';
import type { CardFace, ChatLine, GameId, ResultModel, TableActs, TableModel } from './ui/model.ts';
import type {
  CoachState,
  GameRecord,
  LessonInfo,
  Outlook,
  PuzzleList,
  PuzzlePosition,
  Reel,
  TableInfo,
} from './wire.ts';

/** What the pages want from the server. The wire client implements it; without one, the house says so plainly. */
export interface Chair {
  kind: 'you' | 'person' | 'bot' | 'empty';
  name: string;
  /** bots: `extra`, `understudy`, `star`, `legend` */
  level?: string;
}

export interface RuleOption {
  key: string;
  /** a sentence: "Six ENRAGE cards, start level 2: Standard" */
  words: string;
  /** `from`: only at a table of at least this many */
  values: { key: string; words: string; from?: number }[];
  value: string;
  /** only for this many players */
  seats?: number;
}

/** What may be chosen at a table of that size, and what is chosen there: a value that does not fit gives way. */
export function fitting(option: RuleOption, seats: number): Pick<RuleOption, 'values' | 'value'> {
  const values = option.values.filter((one) => (one.from ?? 0) <= seats);
  return { values, value: values.some((one) => one.key === option.value) ? option.value : (values[0]?.key ?? '') };
}

export interface TableSetup {
  game: GameId;
  chairs: Chair[];
  options: Record<string, string>;
  clock: string;
  listed: boolean;
  spectators?: boolean;
  /** seconds that a bot lets pass */
  tempo?: number;
}

export interface RunningTable {
  table: string;
  game: GameId;
  words: string;
  yourTurn: boolean;
  /** a chair is free for anybody before the first deal */
  open?: boolean;
}

export interface Clause {
  id: string;
  section: string;
  rule: string;
  ruling: string;
}

/**
 * A chair at a live table, or a place behind it. Its fields are reactive (runes): the client changes them, the page
 * follows. `model` is null until the first view has come.
 */
export interface LiveTable {
  readonly model: TableModel | null;
  readonly acts: TableActs;
  /** the table around the game; null until the server has said welcome */
  readonly table: TableInfo | null;
  readonly mine: { chair: number; seat: number; host: boolean };
  /** secret links of free chairs, for the host, and your own for other devices */
  readonly links: string[];
  readonly link: string;
  /** the server let us go for good */
  readonly ended: { error: string; message: string } | null;
  /** the server speaks a newer wire than this page */
  readonly outdated: boolean;
  /** how many seconds the connection has been down; null while it is up */
  readonly down: { seconds: number; clockRuns: boolean } | null;
  readonly result: ResultModel | null;
  /** after a defeat: one's best moment, and the board as it was then */
  readonly glory: { line: Told; model: TableModel } | null;
  /** what the guide of a lesson says to an answer that is not the one; empty: nothing */
  readonly told: string;
  /** why nothing can be taken back just now; empty if something can */
  readonly noUndo: string;
  /** may the last answer be taken back, may this chair be given to a bot, is a bot sitting in it */
  readonly can: { undo: boolean; handOver: boolean; takeBack: boolean; resign: boolean };
  /** the story so far */
  readonly story: Told[];
  /** what was said, also before the first deal */
  readonly talk: ChatLine[];
  /** the seat that asks our leave to take an answer back; -1: none does */
  readonly asksUndo: number;
  /** the moment that `model` is made from, and by what */
  readonly scene: TableScene | null;
  readonly adapter: Adapter | null;
  /** what is shown of it, and how what happened is performed */
  readonly stage: Stage;
  say(message: Say): void;
  undo(): void;
  handOver(): void;
  takeBack(): void;
  rematch(): void;
  leave(): void;
}

export interface House {
  sit(table: string): LiveTable | null;
  /** at once against bots: of this level, or as strong as this person has earned */
  playNow(game: GameId, level?: string): Promise<string>;
  openTable(setup: TableSetup): Promise<string>;
  join(link: string): Promise<string>;
  running(): Promise<RunningTable[]>;
  /** listed tables of others */
  watchable(): Promise<RunningTable[]>;
  /** bots that can play this game, weakest first */
  levels(game: GameId): Promise<string[]>;
  options(game: GameId): Promise<RuleOption[]>;
  clauses(game: GameId): Promise<Clause[]>;
  cards(game: GameId, name?: string): Promise<{ title: string; cards: CardFace[] }[]>;
  /** what a star would do in your own place; refused where others play, too */
  hint(table: string): Promise<{ text: string; keys: string[] }>;
  /** what a star would have said in place of the n-th answer of a finished game, and why */
  reason(table: string, number: number, answer: number): Promise<{ text: string }>;
  /** what an answer to your own open question would lead to; null: it is not open any more */
  outlook(table: string, question: number, keys: string[]): Promise<Outlook | null>;
  /** what there is to learn, in order */
  lessons(game: GameId): Promise<LessonInfo[]>;
  /** a table to learn at: the one at which it was left, unless it shall be a fresh one */
  learn(game: GameId, lesson: string, fresh?: boolean): Promise<string>;
  /** the pack as data */
  pack(game: GameId, name?: string): Promise<unknown>;
  tableInfo(table: string): Promise<TableInfo>;
  record(table: string, number: number): Promise<GameRecord>;
  /** a part of a finished game, through the eyes of a seat */
  reel(table: string, number: number, seat: number, first: number): Promise<Reel>;
  /** what the coach found, or how far it is; `ask`: put it to work */
  coach(table: string, number: number, ask: boolean): Promise<CoachState>;
  /** a new table that plays on from the moment before an answer */
  branch(table: string, number: number, answer: number): Promise<string>;
  /** the puzzles of every game that has some */
  puzzles(): Promise<PuzzleList[]>;
  /** the game whose puzzle is the one of this day */
  daily(): Promise<PuzzleList>;
  /** a puzzle after these keys of its action; none: how it begins */
  puzzle(game: GameId, id: string, keys: string[]): Promise<PuzzlePosition>;
}

export class ClosedHouse extends Error {}

function closed(): Promise<never> {
  return Promise.reject(new ClosedHouse('house-closed'));
}

export const CLOSED: House = {
  sit: () => null,
  playNow: closed,
  openTable: closed,
  join: closed,
  running: () => Promise.resolve([]),
  watchable: () => Promise.resolve([]),
  levels: () => Promise.resolve(['star']),
  options: () => Promise.resolve([]),
  clauses: () => Promise.resolve([]),
  cards: () => Promise.resolve([]),
  hint: closed,
  reason: closed,
  outlook: closed,
  lessons: () => Promise.resolve([]),
  learn: closed,
  pack: closed,
  tableInfo: closed,
  record: closed,
  reel: closed,
  coach: closed,
  branch: closed,
  puzzles: () => Promise.resolve([]),
  daily: closed,
  puzzle: closed,
};
