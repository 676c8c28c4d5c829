// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { View } from './messages.ts';

/** A Battle Card that is seen. `laid` is its use in a draft of your own, else empty. */
export interface RampageCardView {
  key: string;
  name: string;
  colour: string;
  letter: string;
  symbol: string;
  strength: number;
  location: string;
  type: string;
  discards: boolean;
  words: string;
  wild: boolean;
  laid: string;
}
/** RR-38 One colour: whose it is (-1: nobody's), and whether it is wild now. */
export interface RampageColourView {
  key: string;
  letter: string;
  symbol: string;
  owner: number;
  wild: boolean;
}
/** The attack under way, split into segments. A draft fills only its own player's meter until it is shown. */
export interface RampageFightView {
  attacker: number;
  target: number;
  number: number;
  shown: boolean;
  compared: boolean;
  attack: Record<string, number>;
  attack_total: number;
  defence: Record<string, number>;
  defence_total: number;
  margin: number;
  needs: number;
  strikes: RampageCardView[];
  boosts: RampageCardView[];
  guards: RampageCardView[];
  responses: RampageCardView[];
  hits: RampageCardView[];
  hit: string;
  loot: number;
  wounds: number;
  aim: number;
  taking: number;
}
/** A Build Card, or a Replacement that has become one. */
export interface RampagePartView {
  key: string;
  name: string;
  kind: string;
  attack: number;
  defence: number;
  value: number;
  cost: string;
  words: string;
  replacement: boolean;
}
/** One torso and what is bolted on. `place` is centre, owned, aside or wreck; an empty slot has no part. */
export interface RampageRobotView {
  torso: string;
  name: string;
  colour: string;
  letter: string;
  symbol: string;
  place: string;
  owner: number;
  parts: Record<string, RampagePartView | null>;
  wounds: number;
  bears: number;
  attack: number;
  defence: number;
  value: number;
}
/** One player: numbers of what is face down, faces of what is open. */
export interface RampageSeatView {
  seat: number;
  standing: boolean;
  robot: number;
  colour: string;
  value: number;
  hand: number;
  stack: number;
  parked: RampageCardView[];
  hoard: number;
  fell: number;
  cause: string;
  wins: number;
}
/** Everything on the table, and the viewer's own hand (a spectator and a fallen player have none). */
export interface RampageTableView extends View {
  phase: string;
  turn: number;
  closing_from: number;
  closing_in: number;
  closing: boolean;
  active: number;
  dealer: number;
  pit_traps: boolean;
  buzz_saws: boolean;
  wild_only: boolean;
  colours: RampageColourView[];
  robots: RampageRobotView[];
  seats: RampageSeatView[];
  deck: number;
  build_deck: number;
  drawn: RampagePartView | null;
  discard: RampageCardView[];
  aside: RampagePartView[];
  action: RampageCardView | null;
  aimed_at: number;
  painted: boolean;
  fight: RampageFightView | null;
  hand: RampageCardView[];
  looked: RampageCardView[];
  victory: string;
  best_of: number;
}
