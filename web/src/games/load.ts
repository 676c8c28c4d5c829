import type { Component } from 'svelte';
import type { Adapter } from '../scene/scene.ts';
import type { CardFace, GameId, TableModel } from '../ui/model.ts';
import type { BoardProps } from '../scene/board.ts';

type AnyBoard = Component<BoardProps<TableModel>>;

/** Each board is a chunk of its own, fetched when somebody sits down at it. */
const BOARDS: Record<GameId, () => Promise<{ default: unknown }>> = {
  npzr: () => import('./npzr/Board.svelte'),
  roundhouse: () => import('./roundhouse/Board.svelte'),
  rampage: () => import('./rampage/Board.svelte'),
  kaiju: () => import('./kaiju/Board.svelte'),
  samurai: () => import('./samurai/Board.svelte'),
};

/** Found by their names: a game is connected as soon as its folder has an adapt.ts. */
const ADAPTERS = import.meta.glob<Adapter>('./*/adapt.ts');

export function isConnected(game: GameId): boolean {
  return `./${game}/adapt.ts` in ADAPTERS;
}

/** The drawn board of a game. */
export async function loadBoard(game: GameId): Promise<AnyBoard> {
  return (await BOARDS[game]()).default as AnyBoard;
}

/** The board for a live table: the drawn one if it is connected, else the plain one, which can play every game. */
export async function liveBoard(game: GameId): Promise<AnyBoard> {
  return isConnected(game) ? loadBoard(game) : ((await import('./plain/Board.svelte')).default as AnyBoard);
}

export async function adapterOf(game: GameId): Promise<Adapter> {
  const found = ADAPTERS[`./${game}/adapt.ts`];
  return found ? found() : import('./plain/adapt.ts');
}

/** Games whose cards have drawings of their own bring an Art.svelte; all others show an icon. */
const ARTS = import.meta.glob<{ default: Component<{ card: CardFace }> }>('./*/Art.svelte');

export async function artOf(game: GameId): Promise<Component<{ card: CardFace }> | null> {
  return (await ARTS[`./${game}/Art.svelte`]?.())?.default ?? null;
}
