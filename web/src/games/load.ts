import type { Component } from 'svelte';
import type { GameId, TableModel } from '../ui/model.ts';
import type { BoardProps } from './board.ts';

type AnyBoard = Component<BoardProps<TableModel>>;

/** Each board is a chunk of its own, fetched when somebody sits down at it. */
const BOARDS: Record<GameId, () => Promise<{ default: unknown }>> = {
  npzr: () => import('./npzr/Board.svelte'),
  rk: () => import('./rk/Board.svelte'),
  rr: () => import('./rr/Board.svelte'),
  ck: () => import('./ck/Board.svelte'),
  kfs: () => import('./kfs/Board.svelte'),
};

export async function loadBoard(game: GameId): Promise<AnyBoard> {
  return (await BOARDS[game]()).default as AnyBoard;
}
