import type { Component } from 'svelte';
import type { Adapter } from '../scene/scene.ts';
import type { CardFace, GameId, TableModel } from '../ui/model.ts';
import type { BoardProps } from '../scene/board.ts';

type AnyBoard = Component<BoardProps<TableModel>>;

/** Each board is a chunk of its own, fetched when somebody sits down at it. */
const BOARDS: Partial<Record<GameId, () => Promise<{ default: unknown }>>> = {
  npzr: () => import('./npzr/Board.svelte'),
  roundhouse: () => import('./roundhouse/Board.svelte'),
  rampage: () => import('./rampage/Board.svelte'),
  kaiju: () => import('./kaiju/Board.svelte'),
  samurai: () => import('./samurai/Board.svelte'),
};

/** Found by their names: a game is connected as soon as its folder has an adapt.ts. */
const ADAPTERS = import.meta.glob<Adapter>('./*/adapt.ts');

/** The board of a game: its own, or the plain one, on which every game can be played. */
export async function loadBoard(game: GameId): Promise<AnyBoard> {
  const board = BOARDS[game] ?? (() => import('./plain/Board.svelte'));
  return (await board()).default as AnyBoard;
}

export async function adapterOf(game: GameId): Promise<Adapter> {
  const found = game in BOARDS ? ADAPTERS[`./${game}/adapt.ts`] : undefined;
  return found ? found() : import('./plain/adapt.ts');
}

/** Games whose cards have drawings of their own bring an Art.svelte; all others show an icon. */
const ARTS = import.meta.glob<{ default: Component<{ card: CardFace }> }>('./*/Art.svelte');

export async function artOf(game: GameId): Promise<Component<{ card: CardFace }> | null> {
  const drawn = ARTS[`./${game in BOARDS ? game : 'plain'}/Art.svelte`];
  return (await drawn?.())?.default ?? null;
}
