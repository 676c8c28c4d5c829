// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { View } from './messages.ts';

/** A card that is seen: its printed key and name, and the part it shows (`ninja.legs`; a wild in hand: nothing). */
export interface NpzrCardView {
  key: string;
  name: string;
  shows: string;
  wild: boolean;
}
/**
 * One player: marks in the order they are printed, how often each character was scored, and numbers of cards.
 * `fourth_looms` when one more part would give them the fourth mark.
 */
export interface NpzrSideView {
  seat: number;
  marks: string[];
  times: Record<string, number>;
  hand: number;
  scored: NpzrCardView[];
  fourth_looms: boolean;
}
/** One character in the making: its three piles, bottom first, and what one more part would make of it. */
export interface NpzrStackView {
  label: string;
  slot: number;
  owner: number;
  head: NpzrCardView[];
  torso: NpzrCardView[];
  legs: NpzrCardView[];
  one_away: string;
}
/** Everything on the table, and the viewer's own hand (a spectator has none). */
export interface NpzrTableView extends View {
  turn: number;
  turn_limit: number;
  active: number;
  duty: boolean;
  moves: number;
  deck: number;
  sides: NpzrSideView[];
  stacks: NpzrStackView[];
  hand: NpzrCardView[];
}
