import { GUARD_MS } from './guard.ts';

/** Buttons that appear on their own hear nothing at first: a finger may have been on its way to something else. */
export function calm(node: HTMLElement): { destroy(): void } {
  node.classList.add('calm');
  const timer = setTimeout(() => node.classList.remove('calm'), GUARD_MS);
  return { destroy: () => clearTimeout(timer) };
}
