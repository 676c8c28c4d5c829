import { afterEach, describe, expect, it } from 'vitest';
import { Refused, refusalWords } from '../src/live/refused.ts';
import { enter } from '../src/pages/entering.ts';
import { settings } from '../src/settings.svelte.ts';
import { toasts } from '../src/ui/toasts.svelte.ts';
import { speak } from '../src/words/words.svelte.ts';

afterEach(async () => {
  settings.language = 'en';
  await speak('en');
});

describe('a refusal', () => {
  it('is told in the exact words of the server in English', () =>
    expect(refusalWords('not_now', 'One moment: a window is closing.')).toBe('One moment: a window is closing.'));

  it('is told in German by its kind', async () => {
    settings.language = 'de';
    await speak('de');
    expect(refusalWords('not_now', 'One moment: a window is closing.')).toBe('Das geht gerade nicht.');
  });

  it('never spells an answer as the wire does', () => {
    expect(refusalWords('unknown_option', "'hit:L5' is not offered here; you may say: hit:L1.")).not.toContain('hit:');
    expect(refusalWords('incomplete_batch', 'The batch stops half-way; still to say: hit:L5.')).not.toContain('hit:');
  });

  it('of a new kind is told as it came, and never in silence', () => {
    expect(refusalWords('brand_new', 'Something new.')).toBe('Something new.');
    expect(refusalWords('brand_new', '')).not.toBe('');
  });

  it('on the way to a table is told wherever one begins: in the lobby, after a lesson, after a win', async () => {
    await enter(Promise.reject(new Refused('too_many_tables', 'You have opened many tables already.')));
    expect(toasts.map((toast) => toast.words)).toEqual(['You have opened many tables already.']);
  });
});
