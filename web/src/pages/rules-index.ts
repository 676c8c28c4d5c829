import type { Clause } from '../house.ts';

interface Chapter {
  name: string;
  /** "NPZR-05–11" */
  range: string;
  clauses: Clause[];
}

/** The sections of a rulebook in their order, each with the clauses it holds. */
export function chapters(clauses: Clause[]): Chapter[] {
  const found = new Map<string, Clause[]>();
  for (const one of clauses) found.set(one.section, [...(found.get(one.section) ?? []), one]);
  return [...found].map(([name, held]) => ({ name, clauses: held, range: rangeOf(held.map((one) => one.id)) }));
}

function rangeOf(ids: string[]): string {
  const first = ids[0] ?? '';
  const last = ids[ids.length - 1] ?? '';
  return first === last ? first : `${first}–${last.slice(last.lastIndexOf('-') + 1)}`;
}

interface Term {
  word: string;
  clauses: string[];
}

/** How many clauses of a term are named: those after them can be found by searching. */
const MOST = 8;

/**
 * Where a rulebook speaks of each of these words. A word stands for all that begin with it, and is shown as the book
 * writes it first: "complet" as "completed".
 */
export function terms(words: string[], clauses: Clause[], language: string): Term[] {
  const found = words.flatMap((stem) => {
    const begins = new RegExp(`(?<!\\p{L})${stem.replace(/[^\p{L} -]/gu, '')}\\p{L}*`, 'iu');
    const hits = clauses.filter((one) => begins.test(`${one.rule} ${one.ruling}`));
    const shown = hits.map((one) => begins.exec(`${one.rule} ${one.ruling}`)?.[0]).find(Boolean);
    return shown ? [{ word: shown, clauses: hits.slice(0, MOST).map((one) => one.id) }] : [];
  });
  const once = [...new Map(found.reverse().map((term) => [term.word.toLowerCase(), term])).values()];
  return once.sort((a, b) => a.word.localeCompare(b.word, language));
}
