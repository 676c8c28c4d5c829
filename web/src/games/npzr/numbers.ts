import type { BoardNumber } from '../../scene/scene.ts';
import type { NpzrTableView } from '../../wire.ts';

/** How many of the four each side has scored. */
export function numbers(view: NpzrTableView): BoardNumber[] {
  return view.sides.map(({ seat, marks }) => ({
    at: { kind: 'seat', key: String(seat) },
    sign: '✓',
    value: marks.length,
  }));
}
