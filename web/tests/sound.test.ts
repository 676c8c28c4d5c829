import { playTheme, score } from '../src/ui/theme.ts';
import { describe, expect, it, vi } from 'vitest';
import { gain, play, seconds } from '../src/ui/sound.ts';
import { Organ } from '../src/ui/organ.ts';
import sounds from '../src/ui/sounds.json';
import { Voices } from '../src/ui/voices.ts';

it('lets three voices sound and no fourth, until one has ended', () => {
  const voices = new Voices();
  expect([voices.take(0, 1), voices.take(0, 2), voices.take(0.1, 2)]).toEqual([true, true, true]);
  expect(voices.take(0.5, 1)).toBe(false);
  expect(voices.take(1.1, 1)).toBe(true);
});

it('keeps hands under the table and the media board above it', () =>
  expect(['tap', 'gong', 'k_roar', 'd_net'].map(gain)).toEqual([0.5, 0.8, 1, 1]));

it('has no sound longer than two seconds', () => {
  for (const [name, array] of Object.entries(sounds)) expect(seconds(array), name).toBeLessThan(2.2);
});

it('plays nothing before the first gesture', () => expect(play('gong')).toBe(false));

describe('a theme for each poster', () => {
  it.each(['npzr', 'roundhouse', 'rampage', 'kaiju', 'samurai', 'guest'])('%s has a short tune of its own', (game) => {
    const notes = score(game);
    expect(notes.length).toBeGreaterThan(6);
    expect(notes.at(-1)!.at).toBeLessThan(6000);
    for (const note of notes) expect(note.frequency).toBeGreaterThan(30);
    expect(playTheme(game)).toBe(false); // off until somebody turns it up
  });
});

it('builds a sound once, however often and however loud it is played', () => {
  const built: unknown[] = [];
  const played: unknown[] = [];
  const organ = new Organ({
    ZZFX: {
      audioContext: { suspend: async () => {}, resume: async () => {} },
      buildSamples: (...sound) => (built.push(sound), [0.25, 0.5]),
      playSamples: (channels, volume, rate) => played.push([...(channels[0] ?? []), volume, rate]),
    },
  });
  organ.play(sounds.tap, 0.5);
  organ.play(sounds.tap, 0.1, 1.06);
  organ.play(sounds.gong, 1);
  expect(built).toEqual([sounds.tap, sounds.gong]);
  expect(played).toEqual([
    [0.25, 0.5, 0.5, 1],
    [0.25, 0.5, 0.1, 1.06],
    [0.25, 0.5, 1, 1],
  ]);
});

it('rests until something sounds, and again once nothing does', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const audioContext = {
    suspend: async () => void told.push('rests'),
    resume: async () => void told.push('sounds'),
  };
  const organ = new Organ({ ZZFX: { audioContext, buildSamples: () => [], playSamples: () => {} } });
  organ.play(sounds.tap, 1);
  vi.advanceTimersByTime(2500);
  organ.play(sounds.tap, 1);
  vi.advanceTimersByTime(2500);
  expect(told).toEqual(['rests', 'sounds', 'sounds']);
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toBe('rests');
  vi.useRealTimers();
});
