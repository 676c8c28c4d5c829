import type { BoardNumber } from '../../scene/scene.ts';
import type { RampageTableView } from '../../wire.ts';

/** Attack, defence and wounds of each robot. */
export function numbers(view: RampageTableView): BoardNumber[] {
  return view.robots.flatMap((robot): BoardNumber[] => {
    const at = { kind: 'place', key: robot.torso } as const;
    return [
      { at, sign: '⚔', value: robot.attack },
      { at, sign: '◆', value: robot.defence },
      { at, sign: '✕', value: robot.wounds },
    ];
  });
}
