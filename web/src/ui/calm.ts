import { GUARD_MS } from './guard.ts';

/** Buttons that appear on their own hear nothing at first: a finger may have been on its way to something else. */
export function calm(node: HTMLElement): { destroy(): void } {
  node.style.pointerEvents = 'none';
  const timer = setTimeout(() => node.style.removeProperty('pointer-events'), GUARD_MS);
  return { destroy: () => clearTimeout(timer) };
}
