import { centre, turn, type Point } from './map.ts';
import type { Figure, HexView, Place } from './model.ts';

/** How the figure lies: where its head and the middle of its body are, and how the body is turned. */
export interface Pose {
  head: Point;
  body: Point;
  angle: number;
}

export function poseOf({ tail, head }: Figure): Pose {
  const from = centre(...tail);
  const to = centre(...head);
  return { head: to, body: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, angle: turn(from, to) };
}

const AROUND: Place[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The way along the river from one hex to another, both included; straight there if no water leads to it. */
export function river(hexes: readonly HexView[], from: Place, to: Place): Place[] {
  const open = new Set(hexes.filter((hex) => hex.kind === 'river').map((hex) => `${hex.q},${hex.r}`));
  const came = new Map<string, Place | null>([[from.join(), null]]);
  for (const here of reached(came, open, from)) if (here.join() === to.join()) break;
  if (!came.has(to.join())) return [from, to];
  const way: Place[] = [];
  for (let at: Place | null | undefined = to; at; at = came.get(at.join())) way.unshift(at);
  return way;
}

function* reached(came: Map<string, Place | null>, open: Set<string>, from: Place): Generator<Place> {
  const queue = [from];
  for (let here = queue.shift(); here; here = queue.shift()) {
    yield here;
    for (const [q, r] of AROUND) {
      const next: Place = [here[0] + q, here[1] + r];
      if (!open.has(next.join()) || came.has(next.join())) continue;
      came.set(next.join(), here);
      queue.push(next);
    }
  }
}

/** All poses of a swim, first to last; the body follows its head and never spins the long way round. */
export function swim(hexes: readonly HexView[], before: Figure, after: Figure): Pose[] {
  const way = river(hexes, before.head, after.head);
  const poses = [
    poseOf(before),
    ...way.slice(1, -1).map((head, i) => poseOf({ tail: way[i] ?? before.tail, head })),
    poseOf(after),
  ];
  for (const [i, pose] of poses.entries()) {
    const last = poses[i - 1]?.angle;
    if (last !== undefined) pose.angle += 360 * Math.round((last - pose.angle) / 360);
  }
  return poses;
}
