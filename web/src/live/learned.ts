import type { GameId } from '../ui/model.ts';
import type { LessonPage } from '../wire.ts';
import { Kept } from './kept.ts';

/** Which lessons were finished. */
const LESSONS = new Kept('matinee.lessons');

export function learned(game: GameId): string[] {
  return LESSONS.of(game);
}

export function learn(game: GameId, lesson: string): void {
  LESSONS.add(game, lesson);
}

/** Headings of the pages that somebody was asked on at this table, in their order. */
export function headings(table: string): string[] {
  return Object.values(noted(table)).filter(Boolean);
}

export function noteHeading(table: string, page: number, heading: string): void {
  try {
    sessionStorage.setItem(`matinee.lesson.${table}`, JSON.stringify({ ...noted(table), [page]: heading }));
  } catch {
    // nothing kept, nothing lost
  }
}

function noted(table: string): Record<number, string> {
  try {
    return JSON.parse(sessionStorage.getItem(`matinee.lesson.${table}`) ?? '{}') as Record<number, string>;
  } catch {
    return {};
  }
}

/** What a page says to answers that it does not ask for, in the reader's language; the table itself speaks English. */
export function wrongWords({ expects, wrong, otherwise }: LessonPage, keys: readonly string[]): string {
  const astray = keys.filter((key, i) => key !== expects[i]);
  return astray.map((key) => wrong[key]).find(Boolean) ?? otherwise;
}
