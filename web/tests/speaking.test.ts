import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../src/settings.svelte.ts';
import { openBook, speak, t } from '../src/words/words.svelte.ts';

describe('the language of the house', () => {
  afterEach(async () => {
    settings.language = 'en';
    await speak('en');
  });

  it('is the one that was chosen last, however long an earlier one takes to arrive', async () => {
    const slow = speak('de');
    const last = speak('en');
    await Promise.all([slow, last]);
    expect(t('tool-menu')).toBe('Table menu');
  });

  it('opens a book in the language that is on its way, and leaves no word of it in the other', async () => {
    settings.language = 'de';
    const coming = speak('de');
    await openBook('rules');
    await coming;
    expect(t('rules-contents')).toBe('Inhalt');
    await speak('en');
    expect(t('rules-contents')).toBe('Contents');
  });
});
