import { ClosedHouse } from '../house.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../words/words.svelte.ts';

/** The server said no, in a sentence of its own. */
export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

/** Sentences for programs: they name questions and answers as the wire does. */
const RAW = new Set(['stale_question', 'unknown_option', 'incomplete_batch']);

/** Why the server said no. Its own sentence is English and exact; in other languages the kind of refusal must do. */
export function refusalWords(error: string, message: string): string {
  const id = `refused-${error.replaceAll('_', '-')}`;
  const words = t(id);
  if (words === id) return message || t('house-refused');
  return settings.language === 'en' && message && !RAW.has(error) ? message : words;
}

/** Why something that was asked of the house did not happen, whatever went wrong. */
export function whyRefused(error: unknown): string {
  if (error instanceof ClosedHouse) return t('house-closed');
  return error instanceof Refused ? refusalWords(error.error, error.message) : t('house-refused');
}
