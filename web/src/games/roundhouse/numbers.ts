import type { BoardNumber } from '../../scene/scene.ts';
import type { RoundhouseTableView } from '../../wire.ts';

/** With how many dice each monster strikes; life, points and defence of each player. */
export function numbers(view: RoundhouseTableView): BoardNumber[] {
  const monsters = view.places.flatMap(({ place, monster }): BoardNumber[] =>
    monster ? [{ at: { kind: 'place', key: place }, sign: '⚄', value: monster.strength }] : [],
  );
  const players = view.players.flatMap(({ seat, life, points, defence }): BoardNumber[] => {
    const at = { kind: 'seat', key: String(seat) } as const;
    return [
      { at, sign: '♥', value: life },
      { at, sign: '★', value: points },
      { at, sign: '◆', value: defence },
    ];
  });
  return [...monsters, ...players];
}
