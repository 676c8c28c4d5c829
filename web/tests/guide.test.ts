import { beforeEach, describe, expect, it } from 'vitest';
import { firstTime } from '../src/live/guide.ts';
import { settings } from '../src/settings.svelte.ts';
import { openBook, speak, t } from '../src/words/words.svelte.ts';

describe('the guide at your elbow', () => {
  beforeEach(() => localStorage.clear());

  it('speaks once of each kind of question, game by game', () => {
    expect(firstTime('npzr', 'PlayCard')).toBe('guide-npzr-PlayCard');
    expect(firstTime('npzr', 'PlayCard')).toBeNull();
    expect(firstTime('kaiju', 'PlaceCard')).toBe('guide-kaiju-PlaceCard');
  });

  it('has its words in a book that is opened late, in every language', async () => {
    expect(t('guide-npzr-Nominate')).toBe('guide-npzr-Nominate');
    await openBook('learn');
    expect(t('guide-npzr-Nominate')).toContain('wild');
    settings.language = 'de';
    await speak('de');
    expect(t('guide-npzr-Nominate')).toContain('Joker');
    settings.language = 'en';
    await speak('en');
  });
});
