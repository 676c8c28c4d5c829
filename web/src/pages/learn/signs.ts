import type { GameId } from '../../ui/model.ts';

/** Signs of each board, in the order in which "How to play" explains them. */
export const SIGNS: Record<GameId, string[]> = {
  npzr: ['N', '+2', 'WILD', '✓1', '♪1', '?'],
  roundhouse: ['■ M', '▲ A', '★ X', '① ②', '♥', '!'],
  rampage: ['▲ R', '▮', '✕', 'wild', '?', '⚡'],
  kaiju: ['S', '⬡', '▢▢▢', 'COMBO', 'ENRAGE', '▮'],
  samurai: ['◆', '★', '▮', '+5', 'SFX', '✕'],
};
