// @vitest-environment node
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');
/** The words of the first page, and all books. */
const text = (language: string): string =>
  [
    '',
    'learn/',
    'how/',
    'rules/',
    'outlook/',
    'puzzles/',
    'coach/',
    'npzr/',
    'roundhouse/',
    'rampage/',
    'kaiju/',
    'samurai/',
  ]
    .map((book) => readFileSync(join(src, `words/${book}${language}.ftl`), 'utf8'))
    .join('\n');
const ids = (language: string): string[] =>
  [...text(language).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!).sort();
const variables = (language: string): Map<string, string> =>
  new Map(
    text(language)
      .split(/^(?=[a-zA-Z][\w-]* =)/m)
      .slice(1)
      .map((block) => [
        block.split(' =')[0]!,
        [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort().join(),
      ]),
  );

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name));
}

describe('words', () => {
  it('has the same ids in both languages, each once', () => {
    expect(ids('de')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });

  it('uses the same variables in both languages', () =>
    expect(Object.fromEntries(variables('de'))).toEqual(Object.fromEntries(variables('en'))));

  it.each(['en', 'de'])('%s has no mistakes', (language) => {
    expect(new FluentBundle(language).addResource(new FluentResource(text(language)))).toEqual([]);
  });

  it('knows every id that the code asks for', () => {
    const known = new Set(ids('en'));
    const asked = files(src).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!),
    );
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('speak of one card, one mark and one turn as of one', () => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(new FluentResource(text('en')));
    const named = variables('en');
    const ones = (id: string): Record<string, number> =>
      Object.fromEntries((named.get(id) ?? '').split(',').map((name) => [name, 1]));
    const odd = ids('en').filter((id) => {
      const pattern = bundle.getMessage(id)?.value;
      return pattern && /(?<!of )\b1 (cards|marks|turns)\b/.test(bundle.formatPattern(pattern, ones(id)));
    });
    expect(odd).toEqual([]);
  });
});
