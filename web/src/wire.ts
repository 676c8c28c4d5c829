// Made by `python -m matinee.server.typescript`; edit src/matinee/server/wire.py instead.

/** Which wire this is: a server that says another one in `welcome` wants a newer client. */
export const WIRE = 'a20008d2cdea';

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

export interface Chat {
  type: 'chat';
  text: string;
  nonce?: string;
}

/** One rule of the printed book, and what the house decided where the book is silent. */
export interface Clause {
  id: string;
  rule: string;
  ruling: string;
  section: string;
}

/** KFS-84 Seconds for an action, for an answer in a window, and a bank for the whole game. */
export interface ClockTerms {
  action?: number;
  response?: number;
  bank?: number;
  warning?: number;
}

/** Milliseconds left to the seat that is asked, its bank among them; `warned` in the last seconds. */
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

/** A game of the house; `options` is the JSON Schema of its setup. */
export interface GameInfo {
  id: string;
  short: string;
  title: string;
  seats: number[];
  edition: number;
  prefix: string;
  bots: string[];
  options: Record<string, unknown>;
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
  waiting: number | null;
  window: boolean;
  clock: ClockView | null;
  lines: Line[];
}

/** `link` is for everybody; `chairs` are the secret links, one for each chair. */
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

export interface Resign {
  type: 'resign';
  nonce?: string;
}

/** How a game ended: every winner's seat (several may share, none is a draw), why, and each seat's score. */
export interface Result {
  winners: number[];
  ending: string;
  scores: number[];
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
  waiting: number | null;
  window: boolean;
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

/** What everybody may know of a table, beside its game. `commitment` is the hash of the next deal's secret. */
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
  undo_by: number;
  watchers: number;
  opened: number;
}

export interface TakeBack {
  type: 'take-back';
  nonce?: string;
}

/** One line of chat; `n` counts from 1, `chair` is -1 for a spectator. */
export interface Talk {
  n: number;
  chair: number;
  name: string;
  text: string;
  at: number;
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

/** The drawing to be known by, at the own chair; clients know them by name, the server does not. */
export interface Wear {
  type: 'wear';
  avatar?: string;
  nonce?: string;
}

/** The answer to `join`. `links` are the secret links of all chairs, for the host; `link` one's own. `wire` is the mark of these very types: a client built for another one should be loaded anew. */
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
}

/** Something a person might try, the clause that forbids it and the sentence that says why. */
export interface WhyNot {
  key: string;
  clause: string;
  text: string;
  card: string;
}

export type FromClient = Join | Ping | Answer | Stand | Sit | Rise | PlaceBot | SendAway | Settle | Phrase | Start | Ready | HandOver | TakeBack | Resign | Undo | Consent | Chat | Wear | Hush | PassHost | CloseTable;

export type FromServer = Welcome | Table | Scene | News | Said | Done | Refusal | Pong | Bye;

/** A card that is seen: its printed key and name, and the part it shows (`ninja.legs`; a wild in hand: nothing). */
export interface NpzrCardView {
  key: string;
  name: string;
  shows: string;
  wild: boolean;
}

/** One player: marks in the order they are printed, how often each character was scored, and numbers of cards. `fourth_looms` when one more part would give him the fourth mark. */
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
export interface NpzrTableView {
  turn: number;
  turn_limit: number;
  active: number;
  duty: boolean;
  moves: number;
  deck: number;
  sides: NpzrSideView[];
  stacks: NpzrStackView[];
  hand: NpzrCardView[];
  over: boolean;
  winners: number[];
  ending: string;
}

/** How an attack of the monsters falls on one player: the same hits for all, less what his cards stop. */
export interface RoundhouseColumnView {
  seat: number;
  hits: number;
  stopped: number;
  unstopped: number;
}

/** The dice on the table: a `kick` with its faces, or the rolls of the `middle` or the `circle` and their columns. `facing` is what the player who decides now (`defender`, else -1) has not stopped yet. */
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
export interface RoundhouseTableView {
  round: number;
  phase: string;
  phases: string[];
  sp: number;
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
  over: boolean;
  winners: number[];
  ending: string;
}

/** A Battle Card that is seen. `laid` is its use in a draft of one's own, else empty. */
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
export interface RampageTableView {
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
  over: boolean;
  winners: number[];
  ending: string;
}

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

/** CK-13 The defender deck: what is left of each pile, top first, and whether the current one's ENRAGE has come. `risk` is the chance in percent that an ENRAGE is among the next one, two, three and four cards. */
export interface KaijuDeckView {
  count: number;
  piles: number[];
  enrage_has_come: boolean;
  enrages_left: number;
  risk: number[];
}

/** A hex of the map. */
export interface KaijuHexView {
  q: number;
  r: number;
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
export interface KaijuSiegeView {
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
  over: boolean;
  winners: number[];
  ending: string;
}

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

/** A card that is seen, as printed; `lit` if its Title word scores in this film. */
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
export interface SamuraiTableView {
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
  over: boolean;
  winners: number[];
  ending: string;
}

/** The view of each game: what `scene.view` and `news.view` hold. */
export interface Views {
  'ninja-pirate-zombie-robot': NpzrTableView;
  'roundhouse-kick': RoundhouseTableView;
  'robot-rampage': RampageTableView;
  'cardboard-kaiju': KaijuSiegeView;
  'kung-fu-samurai': SamuraiTableView;
}
