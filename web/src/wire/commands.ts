// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { Standing, Terms } from './messages.ts';

/** `question` is the number of the ask; several keys are a whole action at once. */
export interface Answer {
  type: 'answer';
  question: number;
  keys: string[];
  nonce?: string;
}
/** To everybody at the table, or to one's team alone. */
export interface Chat {
  type: 'chat';
  text: string;
  team?: boolean;
  nonce?: string;
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
/**
 * The first message. `chair` is the token of a chair's secret link. Who shows a board may ask for `beats`: what each
 * line changed in the view.
 */
export interface Join {
  type: 'join';
  chair?: string;
  name?: string;
  language?: string;
  since?: Since | null;
  beats?: boolean;
  nonce?: string;
}
/** Turn back a page: the table is as it was there. */
export interface LessonBack {
  type: 'lesson-back';
  nonce?: string;
}
/** Turn the page; where it asks for something, let the guide play it. After the last page the lesson is over. */
export interface LessonNext {
  type: 'lesson-next';
  nonce?: string;
}
/** Leave the lesson: its table is closed. */
export interface LessonSkip {
  type: 'lesson-skip';
  nonce?: string;
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
/** The next game of the match, or a rematch. */
export interface Ready {
  type: 'ready';
  nonce?: string;
}
/** Be called something else, at your own chair. */
export interface Rename {
  type: 'rename';
  name: string;
  nonce?: string;
}
export interface Resign {
  type: 'resign';
  nonce?: string;
}
export interface Rise {
  type: 'rise';
  nonce?: string;
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
export interface Start {
  type: 'start';
  nonce?: string;
}
export interface TakeBack {
  type: 'take-back';
  nonce?: string;
}
export interface Undo {
  type: 'undo';
  nonce?: string;
}
/** The picture shown at your own chair; clients know them by name, the server does not. */
export interface Wear {
  type: 'wear';
  avatar?: string;
  nonce?: string;
}
export type FromClient =
  | Join
  | Ping
  | Answer
  | Stand
  | Sit
  | Rise
  | PlaceBot
  | SendAway
  | Settle
  | Phrase
  | Start
  | Ready
  | HandOver
  | TakeBack
  | Resign
  | Undo
  | Consent
  | Chat
  | Wear
  | Rename
  | Hush
  | PassHost
  | LessonNext
  | LessonBack
  | LessonSkip
  | CloseTable;
