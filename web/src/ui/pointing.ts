/** Something that can be chosen and that somebody rests on: with a mouse, by focus, or with a finger that stays. */
export interface Pointed {
  pick: string;
  node: HTMLElement;
}

/** A mouse that has not moved since did not leave: what it pointed at has only changed below it. */
const STILL = 3;

/** A button that lies as large as its box behind all that is drawn in it. */
function beneath(target: Element, { clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const below = (document.elementsFromPoint?.(clientX, clientY) ?? []) as HTMLElement[];
  return below.find((one) => one.dataset.pick && one.parentElement?.contains(target));
}

/**
 * Tell what is pointed at anywhere on the page; null: nothing, and `aside` if a finger was put down beside it. Gives
 * back the way to stop it.
 */
export function watchPointing(told: (at: Pointed | null, aside?: boolean) => void): () => void {
  let rests: { x: number; y: number } | null = null;
  const at = (target: EventTarget | null, event?: PointerEvent): Pointed | null => {
    if (!(target instanceof Element)) return null;
    const node = target.closest<HTMLElement>('[data-pick]') ?? (event && beneath(target, event));
    return node?.dataset.pick ? { pick: node.dataset.pick, node } : null;
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const found = at(event.target, event);
    const { clientX: x, clientY: y } = event;
    if (!found && rests && Math.abs(rests.x - x) + Math.abs(rests.y - y) <= STILL) return;
    rests = found && { x, y };
    told(found);
  };
  // A finger that goes down somewhere else puts away what the last one left to read.
  const down = (event: PointerEvent): void => {
    const found = at(event.target, event);
    if (event.pointerType === 'touch') told(found, !found);
  };
  const focus = (event: FocusEvent): void => {
    const found = at(event.target);
    if (found?.node.matches(':focus-visible')) told(found);
  };
  const blur = (event: FocusEvent): void => {
    // What had the focus may just be taken off the page: told in the middle of that, nobody could draw anything.
    if (at(event.target) && !at(event.relatedTarget)) queueMicrotask(() => told(null));
  };
  const gone = (): void => told(null);
  document.addEventListener('pointerover', over);
  document.addEventListener('pointerdown', down);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', blur);
  document.documentElement.addEventListener('pointerleave', gone);
  return () => {
    document.removeEventListener('pointerover', over);
    document.removeEventListener('pointerdown', down);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', blur);
    document.documentElement.removeEventListener('pointerleave', gone);
  };
}
