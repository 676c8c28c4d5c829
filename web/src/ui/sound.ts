import sounds from './sounds.json';
import { settings } from '../settings.svelte.ts';
import { Organ } from './organ.ts';
import { Voices } from './voices.ts';

export type Sound = keyof typeof sounds;

const HANDS = new Set(['tap', 'focus', 'draw', 'deal', 'play', 'discard', 'shuffle', 'refuse', 'yourTurn', 'tick']);
const voices = new Voices();
let organ: Organ | null = null;
let woken = false;

/** How loud a group is: hands under the table, the media board above it. */
export function gain(sound: string): number {
  if (HANDS.has(sound)) return 0.5;
  return sound.startsWith('k_') || sound.startsWith('d_') ? 1 : 0.8;
}

/** Seconds a zzfx array sounds: attack, sustain, release, delay and decay. */
export function seconds(array: readonly number[]): number {
  return (array[3] ?? 0) + (array[4] ?? 0.1) + (array[5] ?? 0.1) + (array[16] ?? 0) + (array[18] ?? 0);
}

/** Browsers allow no sound before the first click or key, and neither do we: the synthesiser is fetched then. */
export function wakeOnGesture(target: Window): void {
  const wake = (): void => {
    if (woken) return;
    woken = true;
    target.removeEventListener('pointerdown', wake);
    target.removeEventListener('keydown', wake);
    void import('zzfx').then((loaded) => {
      organ = new Organ(loaded);
    });
  };
  target.addEventListener('pointerdown', wake);
  target.addEventListener('keydown', wake);
}

/** The synthesiser, once it was woken. */
export function synthesiser(): Organ | null {
  return organ;
}

/** Play one sound; `link` is the number of the link in a cascade, half a tone higher each. */
export function play(sound: Sound, link = 0): boolean {
  if (!organ || settings.muted || settings.volume === 0) return false;
  const array: readonly number[] = sounds[sound];
  if (!voices.take(performance.now() / 1000, seconds(array))) return false;
  // No card sounds twice the same.
  const drift = 1 + (array[1] ?? 0) * (2 * Math.random() - 1);
  organ.play(array, gain(sound) * settings.volume, drift * 1.06 ** link);
  return true;
}
