import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playTheme, score, stopTheme } from '../src/ui/theme.ts';
import { settings } from '../src/settings.svelte.ts';
import { wakeOnGesture } from '../src/ui/sound.ts';

const { built, volumes } = vi.hoisted(() => ({ built: [] as number[][], volumes: [] as number[] }));
vi.mock('zzfx', () => ({
  ZZFX: {
    audioContext: { suspend: async () => {}, resume: async () => {} },
    buildSamples: (...sound: number[]) => (built.push(sound), [0]),
    playSamples: (_: unknown, volume: number) => volumes.push(volume),
  },
}));

beforeEach(async () => {
  // Browsers let nothing sound before somebody touches the page.
  wakeOnGesture(window);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.dynamicImportSettled();
  vi.useFakeTimers();
  settings.muted = false;
  settings.music = 0.5;
});

afterEach(() => {
  stopTheme();
  vi.useRealTimers();
  built.length = volumes.length = 0;
});

it('plays every note of a theme in its time, as loud as music is set', () => {
  const notes = score('npzr');
  expect(playTheme('npzr')).toBe(true);
  vi.advanceTimersByTime(notes.at(-1)!.at / 2);
  expect(volumes.length).toBe(notes.filter(({ at }) => at <= notes.at(-1)!.at / 2).length);
  vi.advanceTimersByTime(6000);
  expect(volumes).toEqual(notes.map(({ low }) => 0.5 * (low ? 0.5 : 0.35)));
  expect(new Set(built.map((sound) => sound[2]))).toEqual(new Set(notes.map(({ frequency }) => frequency)));
});

it('begins anew with the next poster, and ends when the table is left', () => {
  playTheme('kaiju');
  playTheme('samurai');
  vi.advanceTimersByTime(0);
  expect(volumes.length).toBe(score('samurai').filter(({ at }) => at === 0).length);
  stopTheme();
  vi.advanceTimersByTime(6000);
  expect(volumes.length).toBe(score('samurai').filter(({ at }) => at === 0).length);
});

it.each([
  { muted: true, music: 0.5 },
  { muted: false, music: 0 },
])('is silent with $muted, $music', (set) => {
  Object.assign(settings, set);
  expect(playTheme('rampage')).toBe(false);
  vi.advanceTimersByTime(6000);
  expect(volumes).toEqual([]);
});
