import { defineHex, Grid, Orientation } from 'honeycomb-grid';

/** Geometry of a city of pointy-top hexes: 100 wide, row step 86.6, as the drawings are made. */
const Hex = defineHex({ dimensions: { xRadius: 57.735, yRadius: 57.735 }, orientation: Orientation.POINTY });
const grid = new Grid(Hex);

export interface Point {
  x: number;
  y: number;
}

export function centre(q: number, r: number): Point {
  const hex = grid.createHex({ q, r });
  return { x: round(hex.x), y: round(hex.y) };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Degrees that turn the body so that its right end points from the tail's hex to the head's. */
export function turn(tail: Point, head: Point): number {
  return Math.round((Math.atan2(head.y - tail.y, head.x - tail.x) * 180) / Math.PI / 60) * 60;
}

/** Rectangle round a set of hexes, for the view of a whole map or of one board. */
export function box(points: readonly Point[], below = 0): { x: number; y: number; width: number; height: number } {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - 54;
  const y = Math.min(...ys) - 64;
  return { x, y, width: Math.max(...xs) + 54 - x, height: Math.max(...ys) + 64 + below - y };
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which of these places ("x y") is next to one in the direction of an arrow key; -1: none, or no arrow. */
export function nearest(places: readonly string[], from: string, key: string): number {
  const way = ARROWS[key];
  const here = point(from);
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  for (const [i, place] of places.entries()) {
    const at = point(place);
    const along = (at.x - here.x) * way.x + (at.y - here.y) * way.y;
    const aside = Math.abs((at.x - here.x) * way.y) + Math.abs((at.y - here.y) * way.x);
    if (along > 10 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = i;
    }
  }
  return best;
}

function point(place: string): Point {
  const [x = 0, y = 0] = place.split(' ').map(Number);
  return { x, y };
}
