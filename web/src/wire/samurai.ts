// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { View } from './messages.ts';

/** The attack stage: fighter against target, strengths now and if everything pending resolves, and every step. */
export interface SamuraiAttackView {
  kind: string;
  attacker: number;
  target: number;
  fighter: SamuraiCardView;
  marked: SamuraiCardView | null;
  traits: string[];
  attack: number;
  defence: number;
  pending_attack: number;
  pending_defence: number;
  base_attack: number;
  base_defence: number;
  always: boolean;
  succeeding: boolean;
  success: boolean | null;
  defence_parts: SamuraiPart[];
  steps: SamuraiStepView[];
}
/**
 * A card that is seen, as printed; `lit` if its Title word scores in this film. KFS-83 `answers` says how it can answer
 * what others do: played from a hand (`play`), or used where it lies (`use`).
 */
export interface SamuraiCardView {
  key: string;
  name: string;
  type: string;
  strength: number;
  traits: string[];
  word: string;
  text: string;
  quote: string;
  lit: boolean;
  answers: string;
}
/** One seat's Movie: DS and its breakdown, cast, Location, the hand as far as known, and points so far. */
export interface SamuraiMovieView {
  seat: number;
  ds: number;
  cast: SamuraiRoleView[];
  location: SamuraiPart[];
  hand: number;
  limit: number;
  known: SamuraiCardView[];
  words: number;
  extras: number;
  projected: number;
  rank: number;
  total: number;
  score: number;
}
/** One line of a DS breakdown: what is printed, what it counts now, and why. */
export interface SamuraiPart {
  card: SamuraiCardView;
  printed: number;
  counts: number;
  reasons: SamuraiReason[];
}
/** A card that waits for its cancel window, with what it names. */
export interface SamuraiPendingView {
  card: SamuraiCardView;
  seat: number;
  target: SamuraiCardView | null;
  movie: number;
  mode: number;
}
/** A pitch (`seat` -1: the machine's), public once all have pitched; votes are public once all have voted. */
export interface SamuraiPitchView {
  number: number;
  seat: number;
  text: string;
  words: number;
  votes: number | null;
}
/** The title in lights: the words turned up, the pitches, and the title with its scoring words. */
export interface SamuraiPosterView {
  title: string;
  words: string[];
  scoring: string[];
  turned_up: SamuraiCardView[];
  pitches: SamuraiPitchView[];
  open: boolean;
}
/** Why a number is not the printed one: which card, which change, by how much. */
export interface SamuraiReason {
  source: string;
  change: string;
  n: number;
}
/** A Character in a Movie with all that lies under it. */
export interface SamuraiRoleView {
  part: SamuraiPart;
  under: SamuraiPart[];
  asleep: boolean;
  kicked: boolean;
  gained: number;
  traits: string[];
}
/** One labelled step of an attack: who played what, how it stands, and AS and DS after it. */
export interface SamuraiStepView {
  card: SamuraiCardView;
  other: SamuraiCardView | null;
  seat: number;
  tag: string;
  change: string;
  n: number;
  status: string;
  attack: number;
  defence: number;
}
/** Everything on the table, and the viewer's own hand (a spectator has none). */
export interface SamuraiTableView extends View {
  seats: number;
  game: number;
  goal: number;
  turn: number;
  round: number;
  active: number;
  dealer: number;
  establishing: boolean;
  credits_locked: boolean;
  pile: number;
  rounds_left: number;
  last_turn: number;
  aside: number;
  poster: SamuraiPosterView;
  movies: SamuraiMovieView[];
  attack: SamuraiAttackView | null;
  pending: SamuraiPendingView[];
  discard: SamuraiCardView[];
  hand: SamuraiCardView[];
}
