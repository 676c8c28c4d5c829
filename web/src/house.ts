import type { GameId, CardFace } from './ui/model.ts';

/** What the pages want from the server. The wire client implements it; without one, the house says so in plain words. */
export interface Chair {
  kind: 'you' | 'person' | 'bot' | 'empty';
  name: string;
  /** bots: `chance`, `greedy`, `search` */
  level?: string;
}

export interface RuleOption {
  key: string;
  /** a sentence: "Six ENRAGE cards, start level 2: Standard" */
  words: string;
  values: { key: string; words: string }[];
  value: string;
}

export interface TableSetup {
  game: GameId;
  chairs: Chair[];
  options: Record<string, string>;
  clock: string;
  listed: boolean;
}

export interface RunningTable {
  table: string;
  game: GameId;
  words: string;
  yourTurn: boolean;
}

export interface Clause {
  id: string;
  section: string;
  rule: string;
  ruling: string;
}

export interface House {
  playNow(game: GameId): Promise<string>;
  openTable(setup: TableSetup): Promise<string>;
  join(link: string): Promise<string>;
  running(): Promise<RunningTable[]>;
  options(game: GameId): Promise<RuleOption[]>;
  clauses(game: GameId): Promise<Clause[]>;
  cards(game: GameId): Promise<{ title: string; cards: CardFace[] }[]>;
}

export class ClosedHouse extends Error {}

function closed(): Promise<never> {
  return Promise.reject(new ClosedHouse('house-closed'));
}

export const CLOSED: House = {
  playNow: closed,
  openTable: closed,
  join: closed,
  running: () => Promise.resolve([]),
  options: () => Promise.resolve([]),
  clauses: () => Promise.resolve([]),
  cards: () => Promise.resolve([]),
};
