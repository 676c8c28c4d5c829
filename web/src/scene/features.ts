import type { GameId } from '../ui/model.ts';

/** The five features, in the order in which their posters hang. Words are in the word files under the same ids. */
export interface Feature {
  id: GameId;
  /** how the server and addresses name it */
  slug: string;
  seats: readonly [number, number];
  /** how many sit down when nobody says otherwise */
  usual: number;
  minutes: number;
  /** size of the title on its poster */
  letters: number;
}

export const FEATURES: readonly Feature[] = [
  { id: 'npzr', slug: 'ninja-pirate-zombie-robot', seats: [2, 2], usual: 2, minutes: 25, letters: 34 },
  { id: 'roundhouse', slug: 'roundhouse-kick', seats: [1, 4], usual: 3, minutes: 30, letters: 32 },
  { id: 'rampage', slug: 'robot-rampage', seats: [2, 6], usual: 4, minutes: 30, letters: 27 },
  { id: 'kaiju', slug: 'cardboard-kaiju', seats: [3, 5], usual: 4, minutes: 30, letters: 29 },
  { id: 'samurai', slug: 'kung-fu-samurai', seats: [2, 6], usual: 4, minutes: 20, letters: 18 },
];

export function feature(name: string): Feature | undefined {
  return FEATURES.find((one) => one.id === name || one.slug === name);
}
