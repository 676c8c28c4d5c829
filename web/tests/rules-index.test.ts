import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chapters, terms } from '../src/pages/rules-index.ts';
import type { Clause } from '../src/house.ts';

const GAMES = ['npzr', 'roundhouse', 'rampage', 'kaiju', 'samurai'];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const clause = (id: string, section: string, rule: string): Clause => ({ id, section, rule, ruling: '' });

it('sections come in the order of the book, with the clauses they hold', () => {
  const book = [clause('X-01', 'Setting up', ''), clause('X-02', 'Setting up', ''), clause('X-03', 'The end', '')];
  expect(chapters(book).map(({ name, range }) => [name, range])).toEqual([
    ['Setting up', 'X-01–02'],
    ['The end', 'X-03'],
  ]);
});

it('a word stands for all that begin with it, and only with it', () => {
  const book = [clause('X-01', '', 'A completed stack.'), clause('X-02', '', 'Haystacks are not.')];
  expect(terms(['stack', 'complet', 'goose'], book, 'en')).toEqual([
    { word: 'completed', clauses: ['X-01'] },
    { word: 'stack', clauses: ['X-01'] },
  ]);
});

it('a word that two stems find stands there once', () => {
  const book = [clause('X-01', '', 'Der Wertungsstoß.'), clause('X-02', '', 'Wer wertet?')];
  expect(terms(['Wertungsstoß', 'wert'], book, 'de')).toEqual([{ word: 'Wertungsstoß', clauses: ['X-01'] }]);
});

describe.each(['en', 'de'])('every word of the index stands in the book (%s)', (language) => {
  const lines = read(`../src/words/rules/${language}.ftl`).split('\n');
  it.each(GAMES)('%s', (game) => {
    const words = lines
      .find((line) => line.startsWith(`rules-terms-${game} =`))!
      .split('=')[1]!
      .split(',');
    const book = read(`../../src/matinee/games/${game}/RULES${language === 'de' ? '.de' : ''}.md`);
    const missing = words.filter((word) => terms([word.trim()], [clause('X-01', '', book)], language).length === 0);
    expect(missing).toEqual([]);
  });
});
