import { settings } from '../settings.svelte.ts';
import { synthesiser } from './sound.ts';
import type { GameId } from './model.ts';

/**
 * A short theme for each poster, synthesised: notes as half-tones above the root, `.` for a rest, each an eighth.
 * Music is off until somebody turns it up.
 */
interface Theme {
  root: number;
  /** eighths a minute */
  tempo: number;
  /** wave and colour, as zzfx has them: 0 sine, 1 triangle, 2 saw, 3 tan, 4 noise */
  wave: number;
  slide: number;
  notes: string;
  bass: string;
}

const THEMES: Record<GameId, Theme> = {
  npzr: {
    root: 262,
    tempo: 380,
    wave: 1,
    slide: 0,
    notes: '0 4 7 12 . 11 7 4 5 9 12 17 16 12 12 .',
    bass: '0 . 7 . 0 . 7 . 5 . 0 . 7 . 0 .',
  },
  roundhouse: {
    root: 196,
    tempo: 300,
    wave: 2,
    slide: 0,
    notes: '0 . 0 3 . 6 . 5 3 . 0 -2 . 0 . .',
    bass: '0 0 . 0 0 . 0 . 3 3 . -2 -2 . 0 .',
  },
  rampage: {
    root: 147,
    tempo: 420,
    wave: 2,
    slide: 0,
    notes: '0 0 12 0 0 10 0 0 8 0 7 0 8 10 12 .',
    bass: '0 . 0 . 0 . 0 . -4 . -4 . -2 . 0 .',
  },
  kaiju: {
    root: 98,
    tempo: 240,
    wave: 3,
    slide: -0.2,
    notes: '0 . 1 . 0 . 6 . 5 . 1 . 0 . . .',
    bass: '0 . . . 0 . . . 1 . . . 0 . . .',
  },
  samurai: {
    root: 294,
    tempo: 320,
    wave: 0,
    slide: 0,
    notes: '0 3 5 7 10 . 7 5 3 5 . 0 -2 0 . .',
    bass: '0 . . . 7 . . . 3 . . . 0 . . .',
  },
};
const HOUSE: Theme = { root: 220, tempo: 340, wave: 1, slide: 0, notes: '0 4 7 9 7 4 0 .', bass: '0 . 7 . 0 . 0 .' };

interface Note {
  /** milliseconds from the beginning */
  at: number;
  frequency: number;
  low: boolean;
}

/** The notes of a theme, in order. */
export function score(game: GameId): Note[] {
  const { root, tempo, notes, bass } = THEMES[game] ?? HOUSE;
  const eighth = 60_000 / tempo;
  const line = (text: string, low: boolean): Note[] =>
    text
      .split(' ')
      .flatMap((tone, i) =>
        tone === '.' ? [] : [{ at: i * eighth, frequency: root * (low ? 0.5 : 1) * 2 ** (Number(tone) / 12), low }],
      );
  return [...line(notes, false), ...line(bass, true)].sort((a, b) => a.at - b.at);
}

let playing: ReturnType<typeof setTimeout>[] = [];

export function stopTheme(): void {
  for (const timer of playing) clearTimeout(timer);
  playing = [];
}

/** Play a poster's theme once; nothing if music is off, or before the first click. */
export function playTheme(game: GameId): boolean {
  stopTheme();
  const organ = synthesiser();
  if (!organ || settings.muted || settings.music === 0) return false;
  const { wave, slide } = THEMES[game] ?? HOUSE;
  playing = score(game).map(({ at, frequency, low }) => {
    const note = [1, 0, frequency, 0.01, 0.06, low ? 0.2 : 0.14, wave, 1, slide];
    return setTimeout(() => organ.play(note, settings.music * (low ? 0.5 : 0.35)), at);
  });
  return true;
}
