/** A board inside this context is a small picture of itself: it hears no keys and gives the page no title. */
import { getContext, setContext } from 'svelte';

const MINI = Symbol('mini');

export function drawSmall(): void {
  setContext(MINI, true);
}

export function isSmall(): boolean {
  return getContext(MINI) === true;
}
