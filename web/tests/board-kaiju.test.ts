import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/games/kaiju/Board.svelte';
import * as adapter from '../src/games/kaiju/adapt.ts';
import type { KaijuScene } from '../src/games/kaiju/cards.ts';
import { momentOf } from '../src/scene/common.ts';
import type { Told } from '../src/scene/scene.ts';
import { settings } from '../src/settings.svelte.ts';
import { NO_ACTS } from '../src/ui/model.ts';
import { inBeat, moment as realMoment, moved, sitAt } from './moment.ts';

const moment = (name: string, unread = 12, more: Partial<KaijuScene> = {}): KaijuScene =>
  realMoment('kaiju', 'cardboard-kaiju', name, unread, more);

describe('an ENRAGE', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'once';
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.speed = 'normal';
  });

  it('comes once, however often a place is picked after it', async () => {
    const model = { ...adapter.adapt(moment('enraged', 40)), scenes: [] };
    expect(model.flash).toBeTruthy();
    const { container, rerender } = render(Board, { props: { model, acts: NO_ACTS } });
    const shown = (): number => container.querySelectorAll('.flash').length;
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe(1);
    await vi.advanceTimersByTimeAsync(6000);
    expect(shown()).toBe(0);
    await rerender({ model: { ...adapter.adapt(moment('enraged', 40)), scenes: [] }, acts: NO_ACTS });
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe(0);
  });
});

describe('the map', () => {
  it('draws the figure under the buildings that it does not lie on', () => {
    const model = { ...adapter.adapt(moment('kaiju')), scenes: [] };
    const { container } = render(Board, { props: { model, acts: NO_ACTS } });
    const figure = container.querySelector('.map .kaiju')!;
    const sites = [...container.querySelectorAll('.map > g:has(> g)')].filter((one) => one !== figure);
    const after = sites.filter((one) => figure.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(after.length).toBeGreaterThan(20);
  });

  it('takes the same place once more for a yes', () => {
    const person = sitAt(adapter, moment('swim'));
    const hex = person.model().hexes.find((one) => one.pick)!;
    person.click(hex.pick!);
    const drafted = person.model().hexes.filter((one) => one.drafted);
    expect(drafted).toHaveLength(2);
    for (const one of drafted) expect(one.pick).toBe('draft:lie');
    person.click('draft:lie');
    expect(person.said).toHaveLength(1);
  });

  it('asks for a second tap before a building is hit', () => {
    const now = moment('attack');
    const person = sitAt(adapter, { ...now, hints: false });
    const one = person.model().buildings.find((building) => building.pick)!;
    person.click(one.pick!);
    expect(person.said).toEqual([]);
    expect(person.model().buildings.filter((building) => building.chosen)).toMatchObject([{ id: one.id }]);
    person.click(one.pick!);
    expect(person.said).toEqual([[one.pick]]);
  });
});

describe('a turn of the monster, beat by beat', () => {
  const now = moment('kaiju');
  const line = (more: Partial<Told>): Told => moved({ n: 900, ...more });
  const beat = (...lines: Told[]): KaijuScene => inBeat(adapter.fly, now, ...lines);

  it('holds the card to the drive-in screen, with its sound and its flight in the same beat', () => {
    const lines = [
      line({ kind: 'played', seat: now.view.kaiju, word: 'stomp' }),
      line({ n: 901, kind: 'media.sound', word: 'stomp' }),
      line({ n: 902, source: `hand ${now.view.kaiju}`, target: 'play', card: 'stomp' }),
    ];
    const [held, sound, flight] = lines.map((one) => adapter.fly(one, now, lines));
    expect(held?.ms).toBeGreaterThanOrEqual(600);
    expect([sound?.joins, flight?.joins]).toEqual([true, true]);
    expect(adapter.adapt(beat(...lines)).screen).toMatchObject({ card: { id: 'stomp' }, kaiju: true });
  });

  it('walks from where the line says it lay, and longer for a longer way', () => {
    const { figure, water, buildings } = now.view;
    const number = (hex: { q: number; r: number }): number =>
      buildings.length + water.findIndex((one) => one.q === hex.q && one.r === hex.r);
    const far = [buildings.length, buildings.length + 1];
    const [a, b] = figure.map(number);
    const swim = line({ kind: 'swam', seat: now.view.kaiju, number: a, other: b, word: far.join('+') });
    const stay = line({ kind: 'swam', seat: now.view.kaiju, number: a, other: b, word: `${a}+${b}` });
    expect(adapter.fly(swim, now)?.ms).toBeGreaterThan(adapter.fly(stay, now)?.ms ?? 0);
    expect(adapter.adapt(beat(swim)).walk).toMatchObject({ id: 900, ms: 500 });
  });

  it('shows from what to what each number goes', () => {
    const fell = adapter.adapt(beat(line({ kind: 'fell', number: 3 })));
    expect(fell.was).toMatchObject({ standing: now.view.standing + 1 });
    expect(fell.eyes).toBe(fell.buildings[3]?.board);
    const torn = line({ source: 'kaiju deck', target: 'kaiju discard', card: 'stomp' });
    expect(adapter.adapt(beat(torn)).was).toMatchObject({ deck: now.view.kaiju_deck + 1 });
    expect(adapter.adapt(beat(line({ kind: 'level', number: now.view.level, other: 1 }))).was).toMatchObject({
      level: now.view.level - 1,
    });
  });

  it('tears stamina off card by card, in 800 ms at most', () => {
    const rips = Array.from({ length: 20 }, (_, n) =>
      line({ n: 900 + n, source: 'kaiju deck', target: 'kaiju discard', card: 'stomp' }),
    );
    const all = rips.map((one) => adapter.fly(one, now, rips)?.ms ?? 0);
    expect(all.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(800);
    expect(adapter.fly(rips[0]!, now, rips.slice(0, 3))?.ms).toBe(80);
  });

  it('goes dark for an ENRAGE once: in its own beat', () => {
    const rage = line({ kind: 'enraged', seat: 1 });
    expect(momentOf(beat(rage))?.moment).toBe('enraged');
    expect(adapter.fly(rage, now)?.ms).toBe(900);
    expect(adapter.adapt(beat(line({ kind: 'fell', number: 3 }))).moment).toBe('fell');
    // In a replay, too, while it performs.
    const replayed = { ...beat(rage), past: true };
    expect(adapter.adapt(replayed).flash?.title).toBe(adapter.adapt(beat(rage)).flash?.title);
    expect(adapter.adapt(replayed).flash).toBeDefined();
    expect(adapter.adapt({ ...replayed, beat: undefined }).flash).toBeUndefined();
  });
});
