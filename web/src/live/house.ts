import { announce, feature } from '../scene/features.svelte.ts';
import {
  ClosedHouse,
  type Clause,
  type House,
  type LiveTable,
  type RuleOption,
  type RunningTable,
  type TableSetup,
} from '../house.ts';
import type { AdapterOf } from '../scene/scene.ts';
import { settings } from '../settings.svelte.ts';
import type { CardFace, GameId } from '../ui/model.ts';
import type { Fault, GameInfo, GameRecord, NewTable, OpenedTable, Reel, TableInfo } from '../wire.ts';
import { tableWords } from './listing.ts';
import { clockTerms, ruleOptions, setupOf } from './options.ts';
import { Refused } from './refused.ts';
import { WireTable } from './table.svelte.ts';
import { tokenIn } from './token.ts';

/** What people choose from; a game's other bots are for those who write and measure bots. */
const LEVELS = ['extra', 'understudy', 'star', 'legend'];

/** The real house: REST for what stands still, a socket for each table. */
export class LiveHouse implements House {
  readonly #packs = new Map<GameId, Promise<unknown>>();
  readonly #infos = new Map<GameId, Promise<GameInfo>>();
  #cookie: Promise<unknown> | null = null;
  /** which games there are; without an answer, our own */
  readonly #programme: Promise<unknown>;

  constructor(
    private readonly origin: string,
    private readonly adapterOf: AdapterOf,
  ) {
    this.#programme = this.get<GameInfo[]>('/api/games').then(announce, () => undefined);
  }

  sit(table: string): LiveTable {
    const address = `${this.origin.replace(/^http/, 'ws')}/ws/${encodeURIComponent(table)}`;
    const parts = { pack: (game: GameId) => this.pack(game), adapter: this.adapterOf };
    return new WireTable(table, tokenIn(location.hash), address, parts, Promise.all([this.known(), this.#programme]));
  }

  async playNow(game: GameId): Promise<string> {
    const one = slug(game);
    const others = (feature(game)?.usual ?? 2) - 1;
    return this.#open({
      game: one,
      setup: { seats: others + 1 },
      bots: Array(Math.max(others, 0)).fill('star'),
      start: true,
      terms: { tempo: settings.tempo },
    });
  }

  async openTable(wanted: TableSetup): Promise<string> {
    const taken = wanted.chairs.filter((chair) => chair.kind !== 'empty');
    const bots = taken.filter((chair) => chair.kind === 'bot').map((chair) => chair.level ?? 'star');
    const people = taken.length - bots.length;
    const terms = {
      listed: wanted.listed,
      clock: clockTerms(wanted.clock),
      tempo: wanted.tempo ?? settings.tempo,
      spectators: wanted.spectators ?? true,
    };
    const info = await this.info(wanted.game);
    return this.#open(
      {
        game: slug(wanted.game),
        setup: { ...setupOf(info, wanted.options), seats: taken.length },
        terms,
        bots: people > 1 ? [] : bots,
        start: people === 1,
      },
      people > 1 ? wanted : undefined,
    );
  }

  async join(link: string): Promise<string> {
    const found = /(?:^|\/t\/)([\w-]{4,40})(#chair=[\w.-]+)?$/.exec(link.trim());
    if (!found?.[1]) throw new Refused('no_such_table', '');
    await this.get<TableInfo>(`/api/tables/${found[1]}`);
    return `${found[1]}${found[2] ?? ''}`;
  }

  async running(): Promise<RunningTable[]> {
    const mine = await this.get<TableInfo[]>('/api/mine');
    return mine.filter((table) => table.status === 'playing' || table.status === 'lobby').map(listed);
  }

  async watchable(): Promise<RunningTable[]> {
    return (await this.get<TableInfo[]>('/api/tables'))
      .filter((table) => table.status === 'playing' || table.status === 'lobby')
      .map(listed);
  }

  async options(game: GameId): Promise<RuleOption[]> {
    return ruleOptions(game, await this.info(game));
  }

  async levels(game: GameId): Promise<string[]> {
    return (await this.info(game)).bots.filter((level) => LEVELS.includes(level));
  }

  clauses(game: GameId): Promise<Clause[]> {
    return this.get<Clause[]>(`/api/games/${slug(game)}/rules`);
  }

  async cards(game: GameId): Promise<{ title: string; cards: CardFace[] }[]> {
    const [pack, adapter] = await Promise.all([this.pack(game), this.adapterOf(game)]);
    return adapter.gallery?.(pack) ?? plainGallery(pack);
  }

  tableInfo(table: string): Promise<TableInfo> {
    return this.get(`/api/tables/${encodeURIComponent(table)}`);
  }

  record(table: string, number: number): Promise<GameRecord> {
    return this.get(`/api/tables/${encodeURIComponent(table)}/records/${number}`);
  }

  reel(table: string, number: number, seat: number, first: number): Promise<Reel> {
    const wanted = `seat=${seat}&first=${first}&language=${settings.language}`;
    return this.get(`/api/tables/${encodeURIComponent(table)}/records/${number}/frames?${wanted}`);
  }

  /** The pack of a game of ours; a guest's cards, which need no pack, in words. */
  pack(game: GameId): Promise<unknown> {
    const path = feature(game)?.from ? `gallery?language=${settings.language}` : 'cards';
    const known = this.#packs.get(game) ?? this.get(`/api/games/${slug(game)}/${path}`);
    this.#packs.set(game, known);
    return known;
  }

  info(game: GameId): Promise<GameInfo> {
    const known = this.#infos.get(game) ?? this.get<GameInfo>(`/api/games/${slug(game)}`);
    this.#infos.set(game, known);
    known.catch(() => this.#infos.delete(game));
    return known;
  }

  /** The guest cookie is given once, before anything that needs to know who we are. */
  known(): Promise<unknown> {
    this.#cookie ??= this.get('/api/me').catch((error: unknown) => {
      this.#cookie = null;
      throw error;
    });
    return this.#cookie;
  }

  async get<Body>(path: string): Promise<Body> {
    return this.#ask<Body>(path, {});
  }

  /** With people to come, chairs of bots are furnished one by one, so that each level sits where it was put. */
  async #open(wanted: NewTable, furnish?: TableSetup): Promise<string> {
    await this.known();
    const body = JSON.stringify({ name: settings.name, sit: 0, ...wanted });
    const opened = await this.#ask<OpenedTable>('/api/tables', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    if (furnish)
      sessionStorage.setItem(
        `matinee.furnish.${opened.id}`,
        JSON.stringify(
          furnish.chairs
            .filter((chair) => chair.kind !== 'empty')
            .map((chair) => (chair.kind === 'bot' ? chair.level : '')),
        ),
      );
    return opened.id;
  }

  async #ask<Body>(path: string, init: RequestInit): Promise<Body> {
    let answer: Response;
    try {
      answer = await fetch(this.origin + path, { credentials: 'same-origin', ...init });
    } catch {
      throw new ClosedHouse('house-closed');
    }
    if (answer.ok) return (await answer.json()) as Body;
    const fault = (await answer.json().catch(() => ({ error: String(answer.status), message: '' }))) as Fault;
    throw new Refused(fault.error, fault.message);
  }
}

export function slug(game: GameId): string {
  return feature(game)?.slug ?? game;
}

function listed(table: TableInfo): RunningTable {
  const open =
    table.status === 'lobby' && table.terms.seating !== 'links' && table.chairs.some((chair) => chair.kind === 'empty');
  const game = feature(table.game)?.id ?? table.game;
  return {
    table: table.id,
    game,
    // Said when it is shown: the words of a language may come later than the tables.
    get words() {
      return tableWords(table);
    },
    yourTurn: false,
    open,
  };
}

/** A gallery of any pack: whatever in it has a key and a name. */
export function plainGallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  return Object.entries(pack as Record<string, unknown>).flatMap(([title, value]) => {
    if (!Array.isArray(value)) return [];
    const cards = value
      .filter((card): card is Record<string, unknown> => typeof card === 'object' && card !== null && 'name' in card)
      .map((card, place) => ({
        id: `${title}.${String(card.key ?? place)}`,
        name: String(card.name),
        text: typeof card.text === 'string' ? card.text : undefined,
        subtitle: typeof card.type === 'string' ? card.type : undefined,
      }));
    return cards.length > 0 ? [{ title: title.replaceAll('_', ' '), cards }] : [];
  });
}
