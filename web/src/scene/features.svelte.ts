import { tint } from '../ui/inks.ts';
import type { GameId } from '../ui/model.ts';
import type { GameInfo } from '../wire.ts';
import { bringWords } from '../words/words.svelte.ts';

/** A game with a poster. Words are in the word files under its id; a guest's come with it. */
export interface Feature {
  id: GameId;
  /** how the server and addresses name it */
  slug: string;
  seats: readonly [number, number];
  /** how many sit down when nobody says otherwise */
  usual: number;
  /** how long it takes, if we know */
  minutes?: number;
  /** size of the title on its poster */
  letters: number;
  /** the package that brings a guest */
  from?: string;
}

/** Our own five, in the order in which their posters hang. */
const OURS: readonly Feature[] = [
  { id: 'npzr', slug: 'ninja-pirate-zombie-robot', seats: [2, 2], usual: 2, minutes: 25, letters: 34 },
  { id: 'roundhouse', slug: 'roundhouse-kick', seats: [1, 4], usual: 3, minutes: 30, letters: 32 },
  { id: 'rampage', slug: 'robot-rampage', seats: [2, 6], usual: 4, minutes: 30, letters: 27 },
  { id: 'kaiju', slug: 'cardboard-kaiju', seats: [3, 5], usual: 4, minutes: 30, letters: 29 },
  { id: 'samurai', slug: 'kung-fu-samurai', seats: [2, 6], usual: 4, minutes: 20, letters: 18 },
];

let programme: { all: readonly Feature[]; complete: boolean } = $state.raw({ all: OURS, complete: false });

/** What is on: our own at once, guests as soon as the server has told of them. */
export function features(): readonly Feature[] {
  return programme.all;
}

/** Whether the server has told what it plays: until then a game may still turn out to be a guest. */
export function programmeKnown(): boolean {
  return programme.complete;
}

export function feature(name: string): Feature | undefined {
  return programme.all.find((one) => one.id === name || one.slug === name);
}

/** The games that a server has: ours that it can put on, then guests with their titles and inks. */
export function announce(games: GameInfo[]): void {
  const played = new Set(games.map((game) => game.id));
  const ours = OURS.filter((one) => played.has(one.slug));
  const guests = games.filter((game) => !OURS.some((one) => one.slug === game.id)).map(guest);
  programme = { all: [...ours, ...guests], complete: true };
}

function guest(game: GameInfo): Feature {
  const [least = 2, most = least] = game.seats;
  bringWords('en', { [`game-${game.short}`]: game.title });
  for (const [language, line] of Object.entries(game.taglines))
    bringWords(language, { [`game-${game.short}-line`]: line });
  tint(game.short, game.inks);
  return {
    id: game.short,
    slug: game.id,
    seats: [least, most],
    usual: Math.min(most, Math.max(least, 3)),
    letters: Math.max(18, Math.min(34, Math.round(420 / game.title.length))),
    from: game.package,
  };
}
