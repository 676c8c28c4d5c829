import type { Component } from 'svelte';
import type { Adapter, Told } from '../scene/scene.ts';
import type { CardFace, GameId, TableModel } from '../ui/model.ts';
import type { BoardProps } from '../scene/board.ts';
import { openBook } from '../words/words.svelte.ts';

type AnyBoard = Component<BoardProps<TableModel>>;

/**
 * Found by their names: a game is connected as soon as its folder has a Board.svelte and an adapt.ts. Each board is a
 * chunk of its own, fetched when somebody sits down at it.
 */
const BOARDS = import.meta.glob<{ default: AnyBoard }>('./*/Board.svelte');
const ADAPTERS = import.meta.glob<Adapter>('./*/adapt.ts');

/** The folder of a game: its own, or the plain one, on which every game can be played. */
function folder(game: GameId): string {
  return `./${game}/Board.svelte` in BOARDS ? game : 'plain';
}

export async function loadBoard(game: GameId): Promise<AnyBoard> {
  return (await BOARDS[`./${folder(game)}/Board.svelte`]!()).default;
}

export async function adapterOf(game: GameId): Promise<Adapter> {
  // The words of a game come with its board.
  const [adapter] = await Promise.all([ADAPTERS[`./${folder(game)}/adapt.ts`]!(), openBook(folder(game))]);
  return adapter;
}

/** Games whose cards have drawings of their own bring an Art.svelte; all others show an icon. */
const ARTS = import.meta.glob<{ default: Component<{ card: CardFace }> }>('./*/Art.svelte');

export async function artOf(game: GameId): Promise<Component<{ card: CardFace }> | null> {
  const drawn = ARTS[`./${folder(game)}/Art.svelte`];
  return (await drawn?.())?.default ?? null;
}

/**
 * What stands on the poster at the end: your own figures, robot, city or film; if you have lost, as they were at your
 * best moment. Games without one show their poster.
 */
const FINALES = import.meta.glob<{ default: unknown }>('./*/Finale.svelte');

type Finale = Component<{ model: TableModel; moment?: Told; won?: boolean }>;

export async function finaleOf(game: GameId): Promise<Finale | null> {
  return ((await FINALES[`./${game}/Finale.svelte`]?.())?.default as Finale) ?? null;
}

/** Pictures of "How to play", out of the parts of a board; a guest brings none. */
const HOWS = import.meta.glob<{ default: Component<{ part: string }> }>('./*/How.svelte');

export async function howOf(game: GameId): Promise<Component<{ part: string }> | null> {
  await openBook(game);
  return (await HOWS[`./${game}/How.svelte`]?.())?.default ?? null;
}

/** Ten seconds of real play for the poster in the lobby: what happened, and the parts of a board that show it. */
const TRAILERS = import.meta.glob<{ default: unknown }>('./*/Trailer.svelte');
const REELS = import.meta.glob<{ default: unknown }>('./*/trailer.json');

export const hasTrailer = (game: GameId): boolean => `./${game}/Trailer.svelte` in TRAILERS;

export async function trailerOf(game: GameId): Promise<{ Screen: Component<{ model: TableModel }>; reel: unknown }> {
  const [screen, reel] = await Promise.all([
    TRAILERS[`./${game}/Trailer.svelte`]!(),
    REELS[`./${game}/trailer.json`]!(),
  ]);
  return { Screen: screen.default as Component<{ model: TableModel }>, reel: reel.default };
}
