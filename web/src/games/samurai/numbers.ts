import type { BoardNumber } from '../../scene/scene.ts';
import type { SamuraiTableView } from '../../wire.ts';

/** Defence and points of each Movie. */
export function numbers(view: SamuraiTableView): BoardNumber[] {
  return view.movies.flatMap(({ seat, ds, projected }): BoardNumber[] => {
    const at = { kind: 'seat', key: String(seat) } as const;
    return [
      { at, sign: '◆', value: ds },
      { at, sign: '★', value: projected },
    ];
  });
}
