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
import type {
  CoachState,
  Fault,
  GameInfo,
  GameRecord,
  LessonInfo,
  MyTable,
  NewBranch,
  NewTable,
  OpenedTable,
  Outlook,
  PackInfo,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePosition,
  Reel,
  TableInfo,
} from '../wire.ts';
import { tableWords } from './listing.ts';
import { clockTerms, packOption, ruleOptions, setupOf } from './options.ts';
import { rungOf } from './rungs.ts';
import { Refused } from './refused.ts';
import { WireTable } from './table.svelte.ts';
import { tokenIn } from './token.ts';

/** What people choose from; a game's other bots are for those who write and measure bots. */
const LEVELS = ['extra', 'understudy', 'star', 'legend'];

/** The real house: REST for what stands still, a socket for each table. */
export class LiveHouse implements House {
  readonly #packs = new Map<string, Promise<unknown>>();
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
    const parts = { pack: (game: GameId, name: string) => this.pack(game, name), adapter: this.adapterOf };
    return new WireTable(table, tokenIn(location.hash), address, parts, Promise.all([this.known(), this.#programme]));
  }

  async playNow(game: GameId, level = rungOf(game)): Promise<string> {
    const one = slug(game);
    const others = (feature(game)?.usual ?? 2) - 1;
    return this.#open({
      game: one,
      setup: { seats: others + 1 },
      bots: Array(Math.max(others, 0)).fill(level),
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
    const mine = await this.get<MyTable[]>('/api/mine');
    return mine
      .filter((table) => table.status === 'playing' || table.status === 'lobby')
      .map((table) => ({ ...listed(table), words: tableWords(table), yourTurn: table.your_turn ?? false }))
      .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  }

  async watchable(): Promise<RunningTable[]> {
    return (await this.get<TableInfo[]>('/api/tables'))
      .filter((table) => table.status === 'playing' || table.status === 'lobby')
      .map(listed);
  }

  async options(game: GameId): Promise<RuleOption[]> {
    const packs = this.get<PackInfo[]>(`/api/games/${slug(game)}/packs`).catch(() => []);
    return [...packOption(await packs), ...ruleOptions(game, await this.info(game))];
  }

  async levels(game: GameId): Promise<string[]> {
    return (await this.info(game)).bots.filter((level) => LEVELS.includes(level));
  }

  clauses(game: GameId): Promise<Clause[]> {
    return this.get<Clause[]>(`/api/games/${slug(game)}/rules?language=${settings.language}`);
  }

  async cards(game: GameId, name = 'house'): Promise<{ title: string; cards: CardFace[] }[]> {
    const [pack, adapter] = await Promise.all([this.pack(game, name), this.adapterOf(game)]);
    return adapter.gallery?.(pack) ?? plainGallery(pack);
  }

  hint(table: string): Promise<{ text: string; keys: string[] }> {
    return this.get(`/api/tables/${encodeURIComponent(table)}/hint?language=${settings.language}`);
  }

  reason(table: string, number: number, answer: number): Promise<{ text: string }> {
    const wanted = `answer=${answer}&language=${settings.language}`;
    return this.get(`/api/tables/${encodeURIComponent(table)}/records/${number}/reason?${wanted}`);
  }

  outlook(table: string, question: number, keys: string[]): Promise<Outlook | null> {
    const asked = new URLSearchParams([
      ['question', String(question)],
      ['language', settings.language],
    ]);
    for (const key of keys) asked.append('key', key);
    return this.get(`/api/tables/${encodeURIComponent(table)}/outlook?${asked}`);
  }

  lessons(game: GameId): Promise<LessonInfo[]> {
    return this.get(`/api/games/${slug(game)}/lessons?language=${settings.language}`);
  }

  async learn(game: GameId, lesson: string, fresh = false): Promise<string> {
    await this.known();
    const path = `/api/games/${slug(game)}/lessons/${lesson}`;
    return (await this.#post<OpenedTable>(path, { name: settings.name, fresh })).id;
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

  async coach(table: string, number: number, ask: boolean): Promise<CoachState> {
    const path = `/api/tables/${encodeURIComponent(table)}/records/${number}/coach?language=${settings.language}`;
    if (ask) await this.known();
    return this.#ask(path, ask ? { method: 'POST' } : {});
  }

  async branch(table: string, number: number, answer: number): Promise<string> {
    await this.known();
    const wanted: NewBranch = { answer, name: settings.name };
    const path = `/api/tables/${encodeURIComponent(table)}/records/${number}/branch`;
    return (await this.#post<OpenedTable>(path, wanted)).id;
  }

  puzzles(): Promise<PuzzleList[]> {
    return this.get('/api/puzzles');
  }

  daily(): Promise<PuzzleList> {
    return this.get('/api/puzzles/today');
  }

  puzzle(game: GameId, id: string, keys: string[]): Promise<PuzzlePosition> {
    const path = `/api/games/${slug(game)}/puzzles/${encodeURIComponent(id)}?language=${settings.language}`;
    const said: PuzzleAnswer = { keys };
    return keys.length > 0 ? this.#post(path, said) : this.get(path);
  }

  /** The pack of a game of ours; a guest's cards, which need no pack, in words. */
  pack(game: GameId, name = 'house'): Promise<unknown> {
    const printed = `cards?pack=${encodeURIComponent(name)}&language=${settings.language}`;
    const path = feature(game)?.from ? `gallery?language=${settings.language}` : printed;
    const named = `${game} ${name} ${settings.language}`;
    const known = this.#packs.get(named) ?? this.get(`/api/games/${slug(game)}/${path}`);
    this.#packs.set(named, known);
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
    const opened = await this.#post<OpenedTable>('/api/tables', { name: settings.name, sit: 0, ...wanted });
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

  #post<Body>(path: string, body: unknown): Promise<Body> {
    const headers = { 'content-type': 'application/json' };
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  async #ask<Body>(path: string, init: RequestInit): Promise<Body> {
    let answer: Response;
    try {
      answer = await fetch(this.origin + path, { credentials: 'same-origin', ...init });
    } catch {
      throw new ClosedHouse('house-closed');
    }
    if (answer.status === 204) return null as Body;
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
