import { expect, it } from 'vitest';
import { gain, play, seconds } from '../src/ui/sound.ts';
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
