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

/** Why the server said no. Its own sentence is English and exact; in other languages the kind of refusal must do. */
export function refusalWords(error: string, message: string): string {
  const id = `refused-${error.replaceAll('_', '-')}`;
  const words = t(id);
  if (words === id) return message || t('house-refused');
  return settings.language === 'en' && message && error !== 'stale_question' ? message : words;
}
