// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { View } from './messages.ts';

/** How an attack of the monsters falls on one player: the same hits for all, less what their cards stop. */
export interface RoundhouseColumnView {
  seat: number;
  hits: number;
  stopped: number;
  unstopped: number;
}
/**
 * The dice on the table: a `kick` with its faces, or the rolls of the `middle` or the `circle` and their columns.
 * `facing` is what the player who decides now (`defender`, else -1) has not stopped yet.
 */
export interface RoundhouseDiceView {
  of: string;
  kicker: number;
  faces: number[];
  hits: number;
  rolls: RoundhouseRollView[];
  columns: RoundhouseColumnView[];
  defender: number;
  facing: RoundhouseHitsView[];
}
/** Dice to come if nothing changes: by set of types, all together, and the hits to be expected of them. */
export interface RoundhouseForecastView {
  dice: RoundhouseHitsView[];
  total: number;
  expected: number;
}
/** Hits, or dice, that carry one set of types. */
export interface RoundhouseHitsView {
  types: string[];
  number: number;
}
/** An item: extra dice, or points left of those printed, against one type. */
export interface RoundhouseItemView {
  name: string;
  kind: string;
  dice: number;
  type: string;
  left: number;
  printed: number;
}
/** A monster card taken. */
export interface RoundhouseKillView {
  name: string;
  points: number;
}
/** A monster at a place: its track from left to right, of which the last `hits` marks are covered. */
export interface RoundhouseMonsterView {
  name: string;
  types: string[];
  track: number[];
  hits: number;
  strength: number;
  points: number;
}
/** `L1` to `L8`, then one place in the middle (`M1` ...) for each player who started. */
export interface RoundhousePlaceView {
  place: string;
  middle: boolean;
  monster: RoundhouseMonsterView | null;
}
/** One player. `aaaaargh` is true if the middle would attack this player now; who is dead still scores. */
export interface RoundhousePlayerView {
  seat: number;
  life: number;
  alive: boolean;
  attacks: RoundhouseItemView[];
  shields: RoundhouseItemView[];
  defence: number;
  aaaaargh: boolean;
  kills: RoundhouseKillView[];
  points: number;
}
/** What one monster rolled for the whole table. */
export interface RoundhouseRollView {
  place: string;
  name: string;
  types: string[];
  faces: number[];
  hits: number;
}
/** Everything on the table. */
export interface RoundhouseTableView extends View {
  round: number;
  phase: string;
  phases: string[];
  starter: number;
  monster_deck: number;
  item_deck: number;
  discard: RoundhouseItemView[];
  places: RoundhousePlaceView[];
  players: RoundhousePlayerView[];
  drawn: RoundhouseItemView | null;
  to_place: number;
  free_marks: number;
  dice: RoundhouseDiceView | null;
  circle_forecast: RoundhouseForecastView;
  middle_forecast: RoundhouseForecastView;
  cavalry: number;
  billing: string;
}
