// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

/** `question` is the number of the ask; several keys are a whole action at once. */
export interface Answer {
  type: 'answer';
  question: number;
  keys: string[];
  nonce?: string;
}
/** The open question as the asked seat reads it. */
export interface Ask {
  number: number;
  name: string;
  seat: number;
  clause: string;
  text: string;
  inside: boolean;
  options: Option[];
  why_not: WhyNot[];
}
/** The server closes the socket; `again` if the client may come back at once. */
export interface Bye {
  type: 'bye';
  error: string;
  message: string;
  again: boolean;
}
/** `seat` is where the chair plays in this game; `stand_in` the bot that plays for an absent owner. */
export interface ChairInfo {
  number: number;
  seat: number;
  kind: string;
  name: string;
  level: string;
  stand_in: string;
  here: boolean;
  host: boolean;
  ready: boolean;
  muted: boolean;
  phrase: boolean;
  avatar: string;
}
/** To everybody at the table, or to one's team alone. */
export interface Chat {
  type: 'chat';
  text: string;
  team?: boolean;
  nonce?: string;
}
/** One rule of the printed book, and what the house decided where the book is silent. */
export interface Clause {
  id: string;
  rule: string;
  ruling: string;
  section: string;
}
/** KFS-84 Seconds for each kind of question (`Game.timing` says which it is), and a bank for the whole game. */
export interface ClockTerms {
  action?: number;
  response?: number;
  choice?: number;
  pitch?: number;
  vote?: number;
  bank?: number;
  warning?: number;
}
/** Milliseconds left to the seat that is asked, its bank among them; `warned` in the last seconds. Seat -1 stands for all who are asked at once: their clock is one, and has no bank. */
export interface ClockView {
  seat: number;
  left: number;
  bank: number;
  warned: boolean;
}
export interface CloseTable {
  type: 'close';
  nonce?: string;
}
export interface Consent {
  type: 'consent';
  yes: boolean;
  nonce?: string;
}
/** A card of a game, and how many there are of it. */
export interface Copies {
  card: PlainCard;
  copies: number;
}
/** A number with a name (`lanterns 1 of 3`), or without a number a tag (`packed up`). `of` is its goal or limit, if it has one; `grave` if it grows towards something bad. People read `label`, the game's message `counter-<id>`. */
export interface Counter {
  id: string;
  value?: number | null;
  of?: number;
  grave?: boolean;
  label?: string;
}
/** The message with that nonce has been taken, and is on disk. */
export interface Done {
  type: 'done';
  nonce: string;
}
export interface Fault {
  error: string;
  message: string;
}
/** The table after so many answers (`at` 0: as it was dealt), and what happened since the frame before. */
export interface Frame {
  at: number;
  key: string;
  waiting: number | null;
  view: unknown;
  lines: Line[];
}
/** A game of the house; `options` is the JSON Schema of its setup. `package` is the distribution that brings it. For a poster: a tagline in each of its languages that has one, and two `inks` as `#rrggbb`, none if the game leaves them to the house. */
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
export interface HandOver {
  type: 'hand-over';
  level?: string;
  nonce?: string;
}
/** The host mutes a chair; -1 are all spectators. */
export interface Hush {
  type: 'hush';
  chair: number;
  muted?: boolean;
  nonce?: string;
}
/** The first message. `chair` is the token of a chair's secret link. */
export interface Join {
  type: 'join';
  chair?: string;
  name?: string;
  language?: string;
  since?: Since | null;
  nonce?: string;
}
/** One event as a viewer is told it. `n` counts the events of this viewer in this game, from 1. `card` is a printed key, `source` and `target` are names of piles, `text` is its line in the log (may be empty). */
export interface Line {
  n: number;
  kind: string;
  seat?: number;
  card?: string;
  source?: string;
  target?: string;
  number?: number;
  other?: number;
  word?: string;
  faces?: number[];
  text?: string;
}
/** `guest` is a public short name of the cookie, good for nothing but telling two guests apart. */
export interface Me {
  guest: string;
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
/** What has changed: lines that follow the last one, and the table as it is now. `n` is the last line's number. */
export interface News {
  type: 'news';
  game: number;
  n: number;
  view: unknown;
  ask: Ask | null;
  team: Ask | null;
  waiting: number | null;
  window: boolean;
  still: number[];
  no_undo: string;
  clock: ClockView | null;
  lines: Line[];
}
/** `link` is for everybody; `chairs` are secret links by number: of free chairs, and one's own; else empty. */
export interface OpenedTable {
  id: string;
  link: string;
  chairs: string[];
}
/** An offer in words. `card` is the printed key of the card it is about, never the number of a single copy. */
export interface Option {
  key: string;
  text: string;
  card: string;
  place: string;
  hints: string[];
}
export interface PassHost {
  type: 'pass-host';
  chair: number;
  nonce?: string;
}
export interface Phrase {
  type: 'phrase';
  text: string;
  nonce?: string;
}
export interface Ping {
  type: 'ping';
  nonce?: string;
}
export interface PlaceBot {
  type: 'place-bot';
  chair: number;
  level: string;
  nonce?: string;
}
/** All that a board needs for a game that brings none: seats in order, piles in the order to lay them out. The viewer's own hand is the pile of shape `hand` that they own. `active` is whose turn it is (-1: nobody's, or a secret), `counters` are the table's own (`night 5 of 8`). `verdict` says how the game ended: the message `ending-<ending>`, once it is over. */
export interface Plain {
  seats: PlainSeat[];
  piles: PlainPile[];
  counters?: Counter[];
  active?: number;
  verdict?: string;
}
/** A card that is seen. `key` is the printed one, as in `Option.card` and `Line.card`; two equal cards share it. `value` stands in the corner; `kind` is a stable word for its pattern and ink. Words that a game leaves empty are its messages: `card-<key>` is the title and has the attribute `.text`; `kind-<kind>` is `kind_label`. */
export interface PlainCard {
  key: string;
  title?: string;
  text?: string;
  value?: string;
  kind?: string;
  kind_label?: string;
  counters?: Counter[];
}
/** A pile with anything to say. `name` is the one in `Line.source`, `Line.target` and `Option.place`. A `stack` shows its top card, a `row` lies side by side, a `hand` is held. `owner` is a seat, or -1: the table's. `cards` has an entry for each card, bottom first, null for one that lies face down; it is empty if all of them do. People read `label`, the message `pile-<word>`, where the word is `name` without the number of a seat at its end. */
export interface PlainPile {
  name: string;
  count: number;
  shape?: 'hand' | 'row' | 'stack';
  owner?: number;
  label?: string;
  cards?: (PlainCard | null)[];
  counters?: Counter[];
}
/** One player, without a name: that is the chair's. `score` is what wins; with a goal (`of`) it is a race. `out` if the seat takes no more part (for this round or for good); `team` is equal for seats that play as one. */
export interface PlainSeat {
  seat: number;
  score?: Counter | null;
  counters?: Counter[];
  out?: boolean;
  team?: number;
}
export interface Pong {
  type: 'pong';
  nonce: string;
}
/** The next game of the match, or a rematch. */
export interface Ready {
  type: 'ready';
  nonce?: string;
}
/** The file. `seed` is `swift:<number>` or `fair:<64 hex digits>`; `digests` has one for every twenty answers. If the players mixed phrases into the deal, `secret` is what the commitment is the hash of, and the seed is made of both. An answer `retire:<seat>` is a player who left for good. */
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
/** It has not, and nothing has changed. `error` is a stable word, `message` a sentence. */
export interface Refusal {
  type: 'refused';
  nonce: string;
  error: string;
  message: string;
}
/** Be called something else, at one's own chair. */
export interface Rename {
  type: 'rename';
  name: string;
  nonce?: string;
}
export interface Resign {
  type: 'resign';
  nonce?: string;
}
/** How a game ended: every winner's seat (several may share the victory), why, and each seat's score. A game without winners is a draw, unless it was `beaten`: then the game itself has won, and everybody lost. */
export interface Result {
  winners: number[];
  ending: string;
  scores: number[];
  beaten: boolean;
}
export interface Rise {
  type: 'rise';
  nonce?: string;
}
export interface Said {
  type: 'said';
  talk: Talk;
}
/** The whole table: on joining and at each deal. `lines` begin at `first`, after what the client has read. */
export interface Scene {
  type: 'scene';
  game: number;
  first: number;
  n: number;
  view: unknown;
  ask: Ask | null;
  team: Ask | null;
  waiting: number | null;
  window: boolean;
  still: number[];
  no_undo: string;
  clock: ClockView | null;
  lines: Line[];
}
export interface SendAway {
  type: 'send-away';
  chair: number;
  nonce?: string;
}
export interface Settle {
  type: 'settle';
  terms: Terms;
  setup: Record<string, unknown>;
  nonce?: string;
}
/** How far a client that comes back has read: the number of the game and of its last line, in which chair. */
export interface Since {
  game: number;
  n: number;
  chair?: number | null;
}
export interface Sit {
  type: 'sit';
  chair: number;
  name?: string;
  nonce?: string;
}
export interface Stand {
  type: 'stand';
  standing: Standing;
  nonce?: string;
}
/** `hold` keeps windows open, a bluff that anybody may use; `armed` are keys that one wants to be asked for. */
export interface Standing {
  mode?: 'ask-always' | 'ask-armed' | 'ask-smart' | 'never';
  hold?: boolean;
  armed?: string[];
}
export interface Start {
  type: 'start';
  nonce?: string;
}
/** Something around the game has changed. `seat` is the reader's own in this game, -1 for a spectator. */
export interface Table {
  type: 'table';
  seat: number;
  chair: number;
  host: boolean;
  table: TableInfo;
}
/** What everybody may know of a table, beside its game. `commitment` is the hash of the next deal's secret, `promise` that of the game on the table: it stays while people look at how it ended. `teams` are the chairs of each team in the game that is being played: they may talk among themselves. If nothing happens any more, the table and its records are put away after `until` (0: not while it is being played). `closed_by` is the name of who closed the table. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  edition: number;
  status: string;
  frozen: string;
  setup: Record<string, unknown>;
  terms: Terms;
  chairs: ChairInfo[];
  games: number;
  results: Result[];
  wins: number[];
  records: number;
  commitment: string;
  promise: string;
  undo_by: number;
  watchers: number;
  opened: number;
  teams: number[][];
  until: number;
  closed_by: string;
}
export interface TakeBack {
  type: 'take-back';
  nonce?: string;
}
/** One line of chat; `chair` is -1 for a spectator. `n` counts from 1, and apart for what is said to a team. */
export interface Talk {
  n: number;
  chair: number;
  name: string;
  text: string;
  at: number;
  team: boolean;
}
/** A friendly table has no clock. `stand_in` is the bot that takes the chair of somebody who is gone. */
export interface Terms {
  listed?: boolean;
  seating?: 'links' | 'open';
  spectators?: boolean;
  chat?: boolean;
  undo?: 'consent' | 'never';
  clock?: ClockTerms | null;
  games?: number;
  rotate?: boolean;
  stand_in?: string;
  tempo?: number;
}
export interface Undo {
  type: 'undo';
  nonce?: string;
}
/** What every game's view extends. A game with boards of its own leaves `plain` out, and it is not sent. */
export interface View {
  over: boolean;
  winners: number[];
  ending: string;
  plain?: Plain | null;
}
/** The drawing to be known by, at the own chair; clients know them by name, the server does not. */
export interface Wear {
  type: 'wear';
  avatar?: string;
  nonce?: string;
}
/** The answer to `join`. `link` is one's own, for other devices; `links` are those of free chairs, for the host. `sent`: the host has sent the reader away from their chair. `wire` is the mark of these very types: a client built for another one should be loaded anew. */
export interface Welcome {
  type: 'welcome';
  wire: string;
  chair: number;
  seat: number;
  host: boolean;
  name: string;
  link: string;
  links: string[];
  table: TableInfo;
  chat: Talk[];
  standing: Standing | null;
  sent: boolean;
}
/** Something a person might try, the clause that forbids it and the sentence that says why. */
export interface WhyNot {
  key: string;
  clause: string;
  text: string;
  card: string;
}
export type FromClient = Join | Ping | Answer | Stand | Sit | Rise | PlaceBot | SendAway | Settle | Phrase | Start | Ready | HandOver | TakeBack | Resign | Undo | Consent | Chat | Wear | Rename | Hush | PassHost | CloseTable;
export type FromServer = Welcome | Table | Scene | News | Said | Done | Refusal | Pong | Bye;
