// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { View } from './messages.ts';

/** One building: where, how strong, and how it is. */
export interface KaijuBuildingView {
  id: string;
  name: string;
  large: boolean;
  q: number;
  r: number;
  strength: number;
  damage: number;
  standing: boolean;
  shielded: boolean;
  touched: boolean;
  covered: boolean;
}
/** A card that is seen. */
export interface KaijuCardView {
  key: string;
  name: string;
  text: string;
  combo: boolean;
}
/**
 * CK-13 The defender deck: what is left of each pile, top first, and whether the current one's ENRAGE has come. `risk`
 * is the chance in percent that an ENRAGE is among the next one, two, three and four cards.
 */
export interface KaijuDeckView {
  count: number;
  piles: number[];
  enrage_has_come: boolean;
  enrages_left: number;
  risk: number[];
}
/** A hex of the map, and what people call it. */
export interface KaijuHexView {
  q: number;
  r: number;
  name: string;
}
/** One space of the Enrage track. */
export interface KaijuLevelView {
  level: number;
  hand: number;
  actions: number;
}
/** One player: which side, how many cards, and which, if the viewer may know. */
export interface KaijuSeatView {
  seat: number;
  side: string;
  hand: number;
  cards: KaijuCardView[] | null;
}
/** Everything on the table, and the hands that the viewer may see. */
export interface KaijuSiegeView extends View {
  map: string;
  round: number;
  kaiju: number;
  kaiju_turn: boolean;
  active: number;
  actions: number;
  level: number;
  track: KaijuLevelView[];
  carapace: boolean;
  net: boolean;
  netted: boolean;
  flares: number;
  figure: KaijuHexView[];
  buildings: KaijuBuildingView[];
  water: KaijuHexView[];
  standing: number;
  kaiju_deck: number;
  kaiju_discard: string[];
  deck: KaijuDeckView;
  discard: string[];
  removed: number;
  support: KaijuCardView[];
  support_limit: number;
  in_play: KaijuCardView[];
  seats: KaijuSeatView[];
  names: Record<string, string>;
}
