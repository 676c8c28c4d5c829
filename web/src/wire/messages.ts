// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

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
/**
 * What line number `n` changed in the view, compared with the view before it; lines that change nothing have none.
 * `change` is `[value]` for what is there instead, `0` for what is gone, and an object with the changes of single
 * fields, of single places in a list that stays as long (by their number), or of a list that grows or shrinks: `{"at":
 * place, "out": how many leave there, "in": what comes instead}`.
 */
export interface Beat {
  n: number;
  change: unknown;
}
/** Where it leaves the other game: its table, the number of its record, how many answers it had, who was asked. */
export interface Branch {
  table: string;
  number: number;
  answer: number;
  seat: number;
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
/**
 * Milliseconds left to the seat that is asked, its bank among them; `warned` in the last seconds. Seat -1 stands for
 * all who are asked at once: their clock is one, and has no bank.
 */
export interface ClockView {
  seat: number;
  left: number;
  bank: number;
  warned: boolean;
}
/**
 * A number with a name (`lanterns 1 of 3`), or without a number a tag (`packed up`). `of` is its goal or limit, if it
 * has one; `grave` if it grows towards something bad. People read `label`, the game's message `counter-<id>`.
 */
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
/**
 * The open page of a lesson, in the reader's language; `page` counts from 1 to `pages`. A page that `asks` has the real
 * question open and waits for `expects`, key after key; `lesson-next` then plays it. Any other legal answer is refused
 * (`not_yet`) with the sentence of its key in `wrong`, or else with `otherwise`. While a window keeps its time after
 * the answer, nothing is expected: the page turns when all is told. A page that does not ask is read, and has no `ask`.
 * `won`: the reader has won the game of this lesson.
 */
export interface LessonPage {
  lesson: string;
  title: string;
  page: number;
  pages: number;
  heading: string;
  text: string;
  lit: Light[];
  asks: boolean;
  expects: string[];
  wrong: Record<string, string>;
  otherwise: string;
  clauses: string[];
  won: boolean;
}
/**
 * Something that a page points at. `option` is a key of the open question; `card` a printed key, `place` a name of the
 * view (of a stack, a hex, a robot, a pile), `seat` the number of a seat, `field` a field of the view.
 */
export interface Light {
  kind: 'card' | 'field' | 'option' | 'place' | 'seat';
  key: string;
}
/**
 * One event as a viewer is told it. `n` counts the events of this viewer in this game, from 1. `card` is a printed key,
 * `source` and `target` are names of piles, `text` is its line in the log (may be empty).
 */
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
/**
 * What has changed: lines that follow the last one, and the table as it is now. `n` is the last line's number. `beats`
 * lead from the view that was told last to this one; the last line shows this one.
 */
export interface News extends Sight {
  type: 'news';
  n: number;
  clock: ClockView | null;
  lines: Line[];
  beats: Beat[];
}
/** An offer in words. `card` is the printed key of the card it is about, never the number of a single copy. */
export interface Option {
  key: string;
  text: string;
  card: string;
  place: string;
  hints: string[];
}
/**
 * All that a board needs for a game that brings none: seats in order, piles in the order to lay them out. The viewer's
 * own hand is the pile of shape `hand` that they own. `active` is whose turn it is (-1: nobody's, or a secret),
 * `counters` are the table's own (`night 5 of 8`). `verdict` says how the game ended: the message `ending-<ending>`,
 * once it is over.
 */
export interface Plain {
  seats: PlainSeat[];
  piles: PlainPile[];
  counters?: Counter[];
  active?: number;
  verdict?: string;
}
/**
 * A card that is seen. `key` is the printed one, as in `Option.card` and `Line.card`; two equal cards share it. `value`
 * stands in the corner; `kind` is a stable word for its pattern and ink. Words that a game leaves empty are its
 * messages: `card-<key>` is the title and has the attribute `.text`; `kind-<kind>` is `kind_label`.
 */
export interface PlainCard {
  key: string;
  title?: string;
  text?: string;
  value?: string;
  kind?: string;
  kind_label?: string;
  counters?: Counter[];
}
/**
 * A pile with anything to say. `name` is the one in `Line.source`, `Line.target` and `Option.place`. A `stack` shows
 * its top card, a `row` lies side by side, a `hand` is held. `owner` is a seat, or -1: the table's. `cards` has an
 * entry for each card, bottom first, null for one that lies face down; it is empty if all of them do. People read
 * `label`, the message `pile-<word>`, where the word is `name` without the number of a seat at its end.
 */
export interface PlainPile {
  name: string;
  count: number;
  shape?: 'hand' | 'row' | 'stack';
  owner?: number;
  label?: string;
  cards?: (PlainCard | null)[];
  counters?: Counter[];
}
/**
 * One player, without a name: that is the chair's. `score` is what wins; with a goal (`of`) it is a race. `out` if the
 * seat takes no more part (for this round or for good); `team` is equal for seats that play as one.
 */
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
/** It has not, and nothing has changed. `error` is a stable word, `message` a sentence. */
export interface Refusal {
  type: 'refused';
  nonce: string;
  error: string;
  message: string;
}
/**
 * How a game ended: every winner's seat (several may share the victory), why, and each seat's score. A game without
 * winners is a draw, unless it was `beaten`: then the game itself has won, and everybody lost.
 */
export interface Result {
  winners: number[];
  ending: string;
  scores: number[];
  beaten: boolean;
}
export interface Said {
  type: 'said';
  talk: Talk;
}
/** The whole table: on joining and at each deal. `lines` begin at `first`, after what the client has read. */
export interface Scene extends Sight {
  type: 'scene';
  first: number;
  n: number;
  clock: ClockView | null;
  lines: Line[];
}
/**
 * The table as a viewer sees it now. `waiting` is the seat that everybody may know is asked. `still` are the seats that
 * have not handed in yet what all are asked for at once. `no_undo` says why the viewer may take nothing back just now;
 * it is empty if they may. `team` is the question put to a teammate, where a team may read it: it is not the viewer's
 * to answer. `lesson` is the open page, for somebody who learns.
 */
export interface Sight {
  game: number;
  view: unknown;
  ask: Ask | null;
  team: Ask | null;
  waiting: number | null;
  window: boolean;
  still: number[];
  no_undo: string;
  lesson: LessonPage | null;
}
/** `hold` keeps windows open, a bluff that anybody may use; `armed` are keys that one wants to be asked for. */
export interface Standing {
  mode?: 'ask-always' | 'ask-armed' | 'ask-mine' | 'ask-smart' | 'never';
  hold?: boolean;
  armed?: string[];
}
/**
 * What everybody may know of a table, beside its game. `commitment` is the hash of the next deal's secret, `promise`
 * that of the game on the table: it stays while people look at how it ended. `teams` are the chairs of each team in the
 * game that is being played: they may talk among themselves. If nothing happens any more, the table and its records are
 * put away after `until` (0: not while it is being played). `closed_by` is the name of who closed the table. `branch`
 * is where its game leaves another one: never rated. `lesson` is the id of the lesson, at a table where somebody
 * learns.
 */
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
  branch: Branch | null;
  lesson: string;
}
/** Something around the game has changed. `seat` is the reader's own in this game, -1 for a spectator. */
export interface TableNews {
  type: 'table';
  seat: number;
  chair: number;
  host: boolean;
  table: TableInfo;
}
/** One line of chat; `chair` is -1 for a spectator. `n` counts from 1, separately for team chat. */
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
/** What every game's view extends. A game with boards of its own leaves `plain` out, and it is not sent. */
export interface View {
  over: boolean;
  winners: number[];
  ending: string;
  plain?: Plain | null;
}
/**
 * The answer to `join`. `link` is your own, for other devices; `links` are those of free chairs, for the host. `sent`:
 * the host has sent the reader away from their chair. `wire` is a hash of these types: a client built for another one
 * should reload.
 */
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
export type FromServer = Welcome | TableNews | Scene | News | Said | Done | Refusal | Pong | Bye;
