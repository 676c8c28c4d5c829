import { spotted, type Offered, type Spot } from '../../ui/spots.ts';

export interface Place {
  side: 'left' | 'right';
  /** no room for the usher beside the card: they would stand in the light */
  alone: boolean;
}

const USHER = 116;
const GAP = { left: 120, right: 312 };

/** On which side of the table the guide's card hides less of what it points at, and whether the usher fits there. */
export function place(lit: readonly Spot[], card: HTMLElement | undefined, offered?: readonly Offered[]): Place {
  const own = card?.getBoundingClientRect();
  if (!own) return { side: 'right', alone: false };
  const boxes = spotted(lit, offered).map((one) => one.getBoundingClientRect());
  const hidden = (from: number, to: number): number =>
    boxes
      .filter((box) => box.top < own.bottom && box.bottom > own.top)
      .reduce((sum, box) => sum + Math.max(0, Math.min(to, box.right) - Math.max(from, box.left)), 0);
  const right = innerWidth - GAP.right;
  const [onLeft, onRight] = [hidden(GAP.left, GAP.left + own.width), hidden(right - own.width, right)];
  if (onRight > onLeft) return { side: 'left', alone: hidden(GAP.left + own.width, GAP.left + own.width + USHER) > 0 };
  return { side: 'right', alone: hidden(right - own.width - USHER, right - own.width) > 0 };
}
