import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?raw';
import { settings, type Language } from '../settings.svelte.ts';

type Args = Record<string, FluentVariable>;

function bundle(language: Language, text: string): FluentBundle {
  // Isolation marks would end up in button names and in copied text.
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const fallback = bundle('en', english);
/** Every language that somebody has asked for so far. */
const bundles = new Map<Language, FluentBundle>([['en', fallback]]);
let spoken = $state.raw<FluentBundle>(fallback);
/** The language that was asked for last, and its arrival: an earlier one may take longer. */
let wanted: Language = 'en';
let arrival: Promise<void> = Promise.resolve();

/** Long texts come in books of their own, and only to those who read them. */
const BOOKS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });
const opened = new Set<string>();
let pages = $state(0);

/** Have the words of a book at hand, in this language and every other one that is spoken later. */
export async function openBook(name: string): Promise<void> {
  opened.add(name);
  await Promise.all([...bundles.keys()].map((language) => bound(name, language)));
  // A language that cannot be fetched keeps nobody from reading the English.
  await arrival.catch(() => undefined);
  pages += 1;
}

async function bound(name: string, language: Language): Promise<void> {
  const text = await BOOKS[`./${name}/${language}.ftl`]?.();
  if (text) bundles.get(language)?.addResource(new FluentResource(text), { allowOverrides: true });
}

/** English comes with the house; every other language is fetched when somebody asks for it. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  arrival = fetched(language);
  return arrival;
}

async function fetched(language: Language): Promise<void> {
  const text = language === 'de' ? (await import('./de.ftl?raw')).default : english;
  const next = bundles.get(language) ?? bundle(language, text);
  bundles.set(language, next);
  await Promise.all([...opened].map((name) => bound(name, language)));
  if (wanted === language) spoken = next;
}

/** Words that came with a guest: its title and what stands under it. */
let brought: Record<string, Record<string, string>> = $state.raw({});

export function bringWords(language: string, words: Record<string, string>): void {
  brought = { ...brought, [language]: { ...brought[language], ...words } };
}

/** The words for an id. A missing one falls back to English, then to the id itself: never to silence. */
export function t(id: string, args?: Args): string {
  void pages;
  for (const book of [spoken, fallback]) {
    const pattern = book.getMessage(id)?.value;
    if (pattern) return book.formatPattern(pattern, args ?? null, []);
  }
  return brought[settings.language]?.[id] ?? brought.en?.[id] ?? id;
}

/** The words for an id, or nothing: a guest need not bring them. */
export function wordsOrNone(id: string): string {
  const found = t(id);
  return found === id ? '' : found;
}

export function languages(): { code: Language; name: string }[] {
  return [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
  ];
}

export function startWords(): void {
  $effect.root(() => {
    $effect(() => {
      void speak(settings.language);
    });
  });
}
