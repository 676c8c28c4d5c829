import { spotted, type Offered, type Spot } from '../../ui/spots.ts';

export interface Place {
  side: 'left' | 'right';
  /** no room for the usher beside the card: they would stand in the light */
  alone: boolean;
  /** how far above the foot of the page the card ends; null: it hangs under the goal */
  foot: number | null;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const UNPLACED: Place = { side: 'right', alone: false, foot: null };
const USHER = { width: 116, height: 170 };
const MARGIN = 14;
/** as in the card's own styles */
const WIDE = 1700;
const hangs = (): { top: number; left: number; right: number } =>
  innerWidth >= WIDE ? { top: 124, left: 120, right: 430 } : { top: 104, left: 120, right: 312 };

/** Where over the table the guide's card hides least of what it points at, and whether the usher fits beside it. */
export function place(lit: readonly Spot[], card: HTMLElement | undefined, offered?: readonly Offered[]): Place {
  const own = card?.getBoundingClientRect();
  if (!own) return UNPLACED;
  const boxes = spotted(lit, offered).map((one) => one.getBoundingClientRect());
  const asked = document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight;
  return best(boxes, { width: own.width, height: own.height }, asked - MARGIN);
}

/** `floor`: where the table ends. */
export function best(boxes: readonly Box[], card: { width: number; height: number }, floor: number): Place {
  const { top, left, right } = hangs();
  const hidden = (over: Box): number => boxes.reduce((sum, box) => sum + shared(box, over), 0);
  const tried = [null, innerHeight - floor].flatMap((foot) =>
    (['right', 'left'] as const).map((side) => {
      const from = side === 'left' ? left : innerWidth - right - card.width;
      const high = foot === null ? top : floor - card.height;
      const own = { left: from, right: from + card.width, top: high, bottom: high + card.height };
      const beside = side === 'left' ? own.right : own.left - USHER.width;
      const usher = { left: beside, right: beside + USHER.width, top: high, bottom: high + USHER.height };
      return { place: { side, foot, alone: hidden(usher) > 0 }, hidden: hidden(own) };
    }),
  );
  const least = Math.min(...tried.map((one) => one.hidden));
  return tried.find((one) => one.hidden === least)?.place ?? UNPLACED;
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
