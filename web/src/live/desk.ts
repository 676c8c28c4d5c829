/** The designer's desk, as its routes speak: a sheet goes there, a pack comes back. On localhost only. */
import type { Fault, PackInfo } from '../wire.ts';
import { Refused } from './refused.ts';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Card = Record<string, Value>;
export interface Edit {
  card: string;
  field: string;
  value: Value;
}
export interface Sheet {
  base: string;
  edits: Edit[];
  title: string;
}
export interface Wrong {
  sentence: string;
  card: string;
  field: string;
}
export interface Laid {
  text: string;
  pack: Record<string, Value>;
  changed: string[];
  wrong: Wrong | null;
}
export interface Opened {
  title: string;
  seats: [number, number];
  bots: string[];
  cores: number;
  packs: PackInfo[];
}
/** One figure on both sides; `settled` is more, less, same or empty, `wanted` how many pairs would settle it. */
export interface Row {
  name: string;
  a: number;
  b: number;
  difference: number;
  ci95: [number, number];
  settled: '' | 'more' | 'less' | 'same';
  wanted: number | null;
  /** What is less than this is too small to matter. */
  small: number;
}
export interface Look {
  pairs: number;
  rows: Row[];
}
export interface Standing {
  games: number;
  looks: Look[];
  seen: number;
  done: boolean;
  settled: boolean;
  stopped: string;
}
export interface Asked {
  sheet: Sheet;
  seats: number;
  bots: string[];
  pairs: number;
}

type Fetch = typeof fetch;

export class Desk {
  constructor(
    private readonly game: string,
    private readonly fetcher: Fetch = (...given) => fetch(...given),
  ) {}

  open = (): Promise<Opened> => this.#ask('GET', '');
  lay = (sheet: Sheet): Promise<Laid> => this.#ask('POST', '/sheet', sheet);
  save = (name: string, sheet: Sheet): Promise<{ fixed: string }> => this.#ask('PUT', `/packs/${name}`, sheet);
  bring = (name: string, text: string): Promise<{ fixed: string }> => this.#ask('POST', '/packs', { name, text });
  fix = (sheet: Sheet): Promise<{ fixed: string }> => this.#ask('POST', '/fixed', sheet);
  begin = (wanted: Asked): Promise<{ run: string }> => this.#ask('POST', '/runs', wanted);
  follow = (run: string, after: number): Promise<Standing> => this.#ask('GET', `/runs/${run}?after=${after}`);
  stop = (run: string): Promise<unknown> => this.#ask('DELETE', `/runs/${run}`);

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.fetcher(`/api/desk/${this.game}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const said = (await answer.json()) as T | Fault;
    if (!answer.ok) throw new Refused((said as Fault).error, (said as Fault).message);
    return said as T;
  }
}

/** Every card of a pack with the list that it stands in, in order; by key, or by name where cards have no key. */
export function cardsOf(pack: Record<string, Value>): { key: string; list: string; card: Card }[] {
  return Object.entries(pack).flatMap(([list, rows]) =>
    (Array.isArray(rows) ? rows : []).flatMap((card) =>
      isCard(card) ? [{ key: String(card.key ?? card.name), list, card }] : [],
    ),
  );
}

function isCard(value: Value): value is Card {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && ('key' in value || 'name' in value);
}

export type Kind = 'number' | 'word' | 'tick' | 'list';
export interface Field {
  /** `effects.0.n`: a number inside a list inside the card */
  path: string;
  kind: Kind;
  value: Value;
}

/** What can be edited of a card: its fields, and the numbers and words inside its effects. The key stays. */
export function fieldsOf(card: Card, before = ''): Field[] {
  return Object.entries(card).flatMap(([name, value]) => (name === 'key' ? [] : fieldOf(`${before}${name}`, value)));
}

function fieldOf(path: string, value: Value): Field[] {
  if (typeof value === 'number') return [{ path, kind: 'number', value }];
  if (typeof value === 'string') return [{ path, kind: 'word', value }];
  if (typeof value === 'boolean') return [{ path, kind: 'tick', value }];
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object')) return [{ path, kind: 'list', value }];
    return value.flatMap((one, place) => fieldOf(`${path}.${place}`, one));
  }
  return value === null ? [] : fieldsOf(value, `${path}.`);
}

/** A field as it is typed. What reads like a number is one; whether that fits is for the pack's reader to say. */
export function typed(kind: Kind, text: string): Value {
  if (kind === 'word') return text;
  if (kind === 'list') return text.trim() === '' ? [] : text.split(',').map((one) => typed('number', one.trim()));
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
}

export function shown(value: Value): string {
  return Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value);
}

/** One more edit; typing on in one field is one edit. */
export function edited(edits: Edit[], next: Edit): Edit[] {
  const last = edits[edits.length - 1];
  const same = last?.card === next.card && last.field === next.field;
  return [...(same ? edits.slice(0, -1) : edits), next];
}

const KEPT = 'matinee.desk.';

/** What lies on the desk stays there while its page is left, for a table or by mistake. */
export function keep(game: string, sheet: Sheet): void {
  try {
    sessionStorage.setItem(KEPT + game, JSON.stringify(sheet));
  } catch {
    // a browser that keeps nothing
  }
}

export function kept(game: string): Sheet | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT + game) ?? 'null') as Sheet | null;
  } catch {
    return null;
  }
}

/** Shares of games are told in points of a hundred, everything else as it is counted. */
export function figure(row: string, value: number): string {
  const share = /^(wins_|card |undecided$)/.test(row);
  const told = share ? value * 100 : value;
  return told.toFixed(share || Math.abs(told) >= 10 ? 1 : Math.abs(told) >= 1 ? 2 : 3);
}

export function signed(row: string, value: number): string {
  const told = figure(row, value);
  return Number(told) > 0 ? `+${told}` : Number(told) === 0 ? told.replace('-', '') : told.replace('-', '−');
}

/** A name for a file from a title: small letters, digits and hyphens. */
export function fileName(title: string): string {
  const name = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-+|-+$/g, '').slice(0, 40);
}
