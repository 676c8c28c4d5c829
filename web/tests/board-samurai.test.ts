import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/samurai/adapt.ts';
import TitleMaker from '../src/games/samurai/TitleMaker.svelte';
import { told, type TableScene, type Told } from '../src/scene/scene.ts';
import type { SamuraiTableView } from '../src/wire.ts';
import { t } from '../src/words/words.svelte.ts';
import { inBeat, moment as realMoment, moved, namesOf, sitAt } from './moment.ts';

type Scene = TableScene<SamuraiTableView>;

const moment = (name: string, more: Partial<Scene> = {}): Scene =>
  realMoment('samurai', 'kung-fu-samurai', name, 3, more);
const WINDOWS = /Response$/;

describe('what shines is done without thinking', () => {
  const windows = namesOf('samurai').filter((name) => WINDOWS.test(moment(name).ask?.name ?? ''));
  it.each(windows)('%s urges nobody to play a card', (name) => {
    const { options } = adapter.adapt(moment(name)).prompt;
    expect(options.filter((option) => option.kind === 'main')).toEqual([]);
    expect(options.some((option) => option.kind === 'pass')).toBe(true);
  });

  it('says that others may answer, and not that a window is open', () => {
    const { prompt } = adapter.adapt(moment('attack-response', { ask: null, waiting: null, window: true }));
    expect(prompt.what).toBe('Others may answer');
  });
});

describe('a number shows what it is made of', () => {
  it('keeps what takes strength away in sight: 0 = 4 + 1 − 5', () => {
    const now = moment('attack-steps');
    const attack = now.view.attack!;
    const part = attack.defence_parts[0]!;
    const parts = [4, 1, -5].map((counts, place) => ({ ...part, card: { ...part.card, key: `c${place}` }, counts }));
    const { defence } = adapter.adapt({
      ...now,
      view: {
        ...now.view,
        attack: { ...attack, steps: [], defence_parts: parts, base_defence: 0, defence: 0, pending_defence: 0 },
      },
    }).stage!;
    expect(defence.pieces.filter((piece) => piece.lost)).toMatchObject([{ lost: 5, value: 5 }]);
    expect(defence.pieces.filter((piece) => !piece.lost && piece.value > 0)).toEqual([]);
  });
});

describe('the end of the film comes with a warning', () => {
  it('says when the credits may roll, beside how much film is left', () => {
    const now = moment('main-action');
    const notes = (locked: boolean) =>
      adapter.adapt({ ...now, view: { ...now.view, credits_locked: locked, last_turn: -1 } }).footnotes;
    expect(notes(true)[0]).toBe(t('samurai-credits-later'));
    expect(notes(false)[0]).toBe(t('samurai-credits-any-turn'));
    const { footnotes, asides } = adapter.adapt(moment('over'));
    expect([footnotes, asides]).toEqual([[], []]);
  });
});

describe('what the films would come to by now', () => {
  const now = moment('main-action');
  const rivals = now.view.movies.filter((movie) => movie.seat !== now.seat);
  it('says beside the hand and before the credits what a “+” means', () => {
    const { ended } = adapter.adapt(now);
    const open = ended?.rows.filter((row) => row.points.endsWith('+'));
    expect(open?.length).toBe(rivals.length);
    expect(ended?.words).toContain(`${open?.[0]?.name} ${open?.[0]?.points}`);
    expect(ended?.how).toBe(t('samurai-or-more', { points: 5 }));
    const options = now.ask!.options.map((option) => ({ ...option, hints: ['behind', 'rank:2'] }));
    const words = adapter.warn({ ...now, hints: true, ask: { ...now.ask!, options } }, [options[0]!.key])?.words;
    expect(words).toContain(ended?.how);
  });
  it('does not claim to know the points of a hand that nobody sees', () => {
    for (const movie of adapter.adapt(now).movies)
      expect(movie.opened.notes[0]?.includes('or more'), movie.seat).toBe(!movie.you);
  });
});

describe('the vote', () => {
  it('is told with what every pitch got when the title goes up', () => {
    const now = moment('main-action');
    const [pitch] = moment('vote-title').view.poster.pitches;
    const poster = {
      ...now.view.poster,
      title: 'B',
      pitches: ['A', 'B'].map((text, place) => ({ ...pitch!, text, seat: place, votes: 1 + 2 * place })),
    };
    const lines = [...now.lines, told({ n: 999, kind: 'titled', word: 'B', text: 'B' })];
    const { premiere } = adapter.adapt({ ...now, lines, read: 998, view: { ...now.view, poster } });
    expect(premiere?.tally.map(({ title, votes, won }) => [title, votes, won])).toEqual([
      ['B', 3, true],
      ['A', 1, false],
    ]);
  });
});

describe('pitches', () => {
  it.each(['propose-title', 'vote-title'])('%s: no two buttons have the same name', (name) => {
    render(TitleMaker, { making: adapter.adapt(moment(name)).making! });
    const names = screen.getAllByRole('button', { name: /“/ }).map((one) => one.getAttribute('aria-label'));
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a card is read aloud as a whole', () => {
  it.each(namesOf('samurai'))('%s', (name) => {
    for (const card of adapter.adapt(moment(name)).hand) {
      expect(card.says).not.toContain('…');
      if (card.text) expect(card.says).toContain(card.text);
    }
  });
});

describe('the first tap chooses, the second plays', () => {
  const said = (name: string, key: string): string[][] => {
    const person = sitAt(adapter, moment(name, { hints: false }));
    person.click(key);
    return person.said;
  };

  it('where something would be lost', () => {
    const now = moment('choose-victim');
    const [first] = now.ask!.options;
    const person = sitAt(adapter, { ...now, hints: false });
    person.click(first!.key);
    expect(person.said).toEqual([]);
    const { movies } = person.model();
    expect(movies.flatMap((movie) => movie.cast).filter((cast) => cast.chosen)).toMatchObject([{ id: first!.card }]);
    person.click(first!.key);
    expect(person.said).toEqual([[first!.key]]);
  });

  it('but a card whose target is still asked for goes out at once', () => {
    const now = moment('main-action');
    const plays = now.ask!.options.filter((option) => option.key.startsWith('play:'));
    for (const option of plays) {
      const more = { ...option, hints: [...option.hints, 'chooses'] };
      expect(adapter.preview(now, more)).toBeNull();
      if (!option.hints.includes('chooses')) expect(said('main-action', option.key)).toEqual([]);
    }
  });
});

describe('an attack, beat by beat', () => {
  const now = moment('attack-steps');
  const line = (more: Partial<Told>): Told => moved({ n: 900, ...more });
  const beat = (...lines: Told[]): Scene => inBeat(adapter.fly, now, ...lines);

  it('claps for a new scene', () => {
    const turn = line({ kind: 'turn', seat: 1, number: 4 });
    expect(adapter.adapt(beat(turn)).clapper).toEqual({ id: 900, words: 'Scene 4: Bo' });
  });

  it('lights each card that defends, and takes longer for a larger cast', () => {
    const { target } = now.view.attack!;
    const attack = line({ kind: 'attack', seat: 0, number: target, word: 'hopping-ghosts' });
    expect(adapter.adapt(beat(attack)).movies.find((movie) => movie.id === target)?.adds).toBe('defence');
    const small = { ...now, view: { ...now.view, movies: [] } };
    expect(adapter.fly(attack, now)?.ms).toBeGreaterThan(adapter.fly(attack, small)?.ms ?? 0);
  });

  it('shows what a strength was before the step that changed it', () => {
    const stands = beat(line({ kind: 'stands' }));
    const { attack, defence } = adapter.adapt(stands).stage!;
    expect([attack.was, defence.was].filter((was) => was !== undefined)).not.toEqual([]);
    expect(adapter.adapt({ ...stands, beat: undefined }).stage!.attack.was).toBeUndefined();
  });

  it('has no if left for a card that has just come to something', () => {
    const [step] = now.view.attack!.steps;
    const pending = [{ card: step!.card, seat: 1, targets: [], quote: '' }] as never;
    const words = (scene: Scene) => JSON.stringify(adapter.adapt(scene).stage!.verdict);
    const waits = { ...now, view: { ...now.view, pending } };
    expect(words(waits)).toContain(t('samurai-if-stands', { card: step!.card.name }));
    const stands = beat(line({ kind: 'stands' }));
    expect(words({ ...stands, view: { ...now.view, pending } })).not.toContain('stands');
  });

  it('tells what a card comes to that cancels another, and not what the other would have done', () => {
    const { attack } = now.view;
    const waits = { ...attack!.steps[0]!, status: 'pending' };
    const cancel = { ...waits.card, key: 'cloud-the-mind', name: 'Cloud the Mind', text: 'Cancel an SFX.' };
    const pending = [waits.card, cancel].map((card) => ({ card, seat: 1, target: null, movie: -1, mode: 0 }));
    const halved = { ...attack!, steps: [waits], pending_attack: attack!.attack - 6 };
    const words = (cards: typeof pending) =>
      JSON.stringify(adapter.adapt({ ...now, view: { ...now.view, attack: halved, pending: cards } }).stage!.verdict);
    expect(words(pending.slice(0, 1))).toContain(`${halved.pending_attack} against`);
    expect(words(pending)).toContain('Cancel an SFX.');
    expect(words(pending)).not.toContain(`${halved.pending_attack} against`);
  });

  it('cuts a Character with all that it held in one beat', () => {
    const lines = [
      line({ n: 900, kind: 'killed', seat: 1, word: 'a' }),
      line({ n: 901, kind: 'lost', seat: 1, word: 'b' }),
      line({ n: 902, source: 'under 7', target: 'discard pile', card: 'b' }),
      line({ n: 903, kind: 'lost', seat: 1, word: 'c' }),
      line({ n: 904, source: 'under 7', target: 'discard pile', card: 'c' }),
      line({ n: 905, source: 'cast 1', target: 'discard pile', card: 'a' }),
    ];
    const cues = lines.map((one) => adapter.fly(one, now, lines));
    expect(cues.map((cue) => cue?.joins ?? false)).toEqual([false, false, false, true, true, true]);
    expect(adapter.adapt(beat(lines[0]!)).eyes).toBe(1);
  });
});
