import type { RuleOption } from '../house.ts';
import type { GameId } from '../ui/model.ts';
import type { ClockTerms, GameInfo, PackInfo, TableInfo } from '../wire.ts';
import { t } from '../words/words.svelte.ts';

/** The setup's JSON schema as sentences with choices; the server alone says what is legal. */
interface Field {
  type?: string;
  default?: unknown;
  enum?: unknown[];
  anyOf?: Field[];
}

/** Values worth offering, where the schema only says "a number" or "a word". */
const WORTH: Record<string, (number | string | null)[]> = {
  'npzr.copies': [2, 3, 4, 5, 6],
  'npzr.turn_limit': [50, 100, 200, 300],
  'kaiju.kaiju': [0, 1, 2, 3, 4, -1],
  'kaiju.preset': ['first-night', 'easy', 'standard', 'hard', 'brutal', 'nightmare'],
  'kaiju.level': [null, 1, 2, 3, 4],
  'kaiju.enrage': [null, 1, 2, 3, 4, 5, 6, 7, 8],
  'rampage.victory': ['last_robot', 'hoard'],
  'rampage.first_player': ['shortest_stack', 'random'],
  'rampage.best_of': [1, 3],
  'samurai.target': [0, 50, 100, 200],
};
/** Worth asking only at a table of this size. */
const SEATS: Record<string, number> = { 'samurai.short_reel': 2 };
/** Numbers of chairs: worth offering only at a table that has that many. */
const CHAIRS = new Set(['kaiju.kaiju']);
const NOT_ASKED = new Set(['seats', 'pack']);

/** Which cards are played with, if there is more than one pack to choose from. */
export function packOption(packs: PackInfo[]): RuleOption[] {
  if (packs.length < 2) return [];
  const named = (pack: PackInfo): string => (pack.own ? t('setup-own-pack', { pack: pack.title }) : pack.title);
  const values = packs.map((pack) => ({ key: JSON.stringify(pack.name), words: named(pack) }));
  return [{ key: 'pack', words: t('setup-pack'), values, value: values[0]!.key }];
}

/** The pack that a table is played with. */
export function packOf(table: Pick<TableInfo, 'setup'>): string {
  return typeof table.setup.pack === 'string' ? table.setup.pack : 'house';
}

export function ruleOptions(game: GameId, info: GameInfo): RuleOption[] {
  const fields = (info.options.properties ?? {}) as Record<string, Field>;
  return Object.entries(fields)
    .filter(([key]) => !NOT_ASKED.has(key))
    .map(([key, field]) => ({
      key,
      words: words(game, key),
      values: values(game, key, field),
      value: JSON.stringify(field.default ?? null),
      seats: SEATS[`${game}.${key}`],
    }))
    .filter((option) => option.values.length > 1);
}

function values(game: GameId, key: string, field: Field): RuleOption['values'] {
  const worth: unknown[] = field.enum ?? (field.type === 'boolean' ? [true, false] : (WORTH[`${game}.${key}`] ?? []));
  const all = worth.some((one) => one === field.default) || worth.length === 0 ? worth : [field.default, ...worth];
  return all.map((one) => ({
    key: JSON.stringify(one),
    words: valueWords(game, key, one),
    from: CHAIRS.has(`${game}.${key}`) ? Number(one) + 1 : undefined,
  }));
}

function words(game: GameId, key: string): string {
  const id = `option-${game}-${key.replaceAll('_', '-')}`;
  const found = t(id);
  return found === id ? key.replaceAll('_', ' ') : found;
}

function valueWords(game: GameId, key: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'option-yes' : 'option-no');
  const id = `option-${game}-${key.replaceAll('_', '-')}-${String(value).replace(/[^\w]/g, '-')}`;
  const found = t(id);
  return found === id ? String(value).replaceAll('_', ' ') : found;
}

/** Choices as the setup wants them; what is left at its default is not said at all. */
export function setupOf(info: GameInfo, chosen: Record<string, string>): Record<string, unknown> {
  const fields = (info.options.properties ?? {}) as Record<string, Field>;
  const said = Object.entries(chosen).filter(
    ([key, value]) => key in fields && value !== JSON.stringify(fields[key]?.default ?? null),
  );
  return Object.fromEntries(said.map(([key, value]) => [key, JSON.parse(value) as unknown]));
}

export function clockTerms(clock: string): ClockTerms | null {
  if (clock === 'relaxed') return { action: 90, response: 15, choice: 25, pitch: 60, vote: 20, bank: 120 };
  if (clock === 'brisk') return { action: 30, response: 10, choice: 15, pitch: 40, vote: 15, bank: 60 };
  return null;
}
