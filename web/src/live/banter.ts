import type { ChairInfo, TableInfo } from '../wire.ts';
import type { GameId } from '../ui/model.ts';
import type { Told } from '../scene/scene.ts';
import { inCast } from '../ui/cast.ts';

/**
 * What a bot says now and then: a temper by level, a mood by what was just told. Nothing goes in that this viewer
 * has not read anyway, so nothing can be learned from it.
 */
type Mood = 'hello' | 'proud' | 'hurt' | 'win' | 'lose';

export interface Aside {
  seat: number;
  name: string;
  avatar: string;
  /** id of its words */
  words: string;
}

/** Lines that somebody would say something about: their seat is whom it is about. */
const MOODS: Record<GameId, Record<string, Mood>> = {
  npzr: { scored: 'proud', earned: 'proud', vanished: 'hurt' },
  roundhouse: { killed: 'proud', wounded: 'hurt', died: 'hurt' },
  rampage: { won: 'proud', built: 'proud', wounded: 'hurt', lost: 'hurt', fell: 'hurt' },
  kaiju: { fell: 'proud', rebuilt: 'proud', hurt: 'hurt', flare: 'proud' },
  samurai: { scored: 'proud', lost: 'hurt', fainted: 'hurt', titled: 'proud' },
};

/** How many ways to say the same. */
const WAYS = 2;
/** One in this many lines gets a word: talk is the salt. */
const SELDOM = 3;

export function aside(game: GameId, table: TableInfo, fresh: Told[], winners: readonly number[]): Aside | null {
  const ended = fresh.find((line) => line.kind === 'ended');
  if (ended) return spoken(table, botsOf(table)[0], winners.includes(botsOf(table)[0]?.seat ?? -1) ? 'win' : 'lose', 0);
  if (fresh[0]?.n === 1) return spoken(table, botsOf(table)[0], 'hello', fresh.length);
  for (const line of [...fresh].reverse()) {
    const mood = MOODS[game]?.[line.kind];
    const chair = botsOf(table).find((one) => one.seat === line.seat);
    if (mood && chair && mixed(`${table.id}${line.n}`) % SELDOM === 0) return spoken(table, chair, mood, line.n);
  }
  return null;
}

function botsOf(table: TableInfo): ChairInfo[] {
  return table.chairs.filter((chair) => chair.kind === 'bot' && inCast(chair.avatar));
}

function spoken(table: TableInfo, chair: ChairInfo | undefined, mood: Mood, n: number): Aside | null {
  if (!chair) return null;
  const way = (mixed(`${table.id}${table.games}${n}`) % WAYS) + 1;
  const { seat, name, avatar, level } = chair;
  return { seat, name, avatar, words: `banter-${level}-${mood}-${way}` };
}

/** The same table says the same, whenever it is looked at. */
function mixed(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003;
  return sum;
}
