import { nameOf, seatsFromMe } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { Goal, GoalCount } from '../../ui/model.ts';
import type { RampageSeatView, RampageTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';

type Scene = TableScene<RampageTableView>;

/** RR-03 The last robot standing wins. RR-70 Under `hoard`, most cards do. */
export function goalOf(scene: Scene): Goal {
  const { view } = scene;
  const building = view.phase === 'building';
  const kind = building ? 'build' : view.victory === 'hoard' ? 'hoard' : 'stand';
  return {
    words: t(`rampage-goal-${kind}`),
    short: t(`rampage-goal-${kind}-short`),
    seats: seatsFromMe(scene).flatMap((seat) => {
      const seen = view.seats.find((one) => one.seat === seat);
      if (!seen || building) return [];
      const counts = countsOf(view, seen);
      return [{ name: nameOf(scene, seat), you: seat === scene.seat, out: !seen.standing, counts }];
    }),
    threat: threatOf(scene),
  };
}

function countsOf(view: RampageTableView, seen: RampageSeatView): GoalCount[] {
  const robot = view.robots.find((one) => one.owner === seen.seat);
  // RR-59 Cards that lie parked do not count.
  const cards = seen.hand + seen.stack + seen.hoard;
  const left = { sign: '▮', label: t('rampage-goal-cards'), value: String(cards), low: seen.standing && cards <= 3 };
  if (!robot) return [left];
  const worn = robot.bears - robot.wounds;
  const wounds = { sign: '✕', label: t('rampage-goal-wounds'), value: `${robot.wounds}/${robot.bears}` };
  return [left, { ...wounds, low: seen.standing && worn <= 1 }];
}

function threatOf(scene: Scene): string | undefined {
  const { view, seat } = scene;
  if (view.over || seat < 0) return undefined;
  const { fight } = view;
  if (fight && fight.target === seat)
    return fight.shown
      ? t('rampage-goal-attacked-by', { name: nameOf(scene, fight.attacker), strength: fight.attack_total })
      : t('rampage-goal-attacked', { name: nameOf(scene, fight.attacker) });
  return view.closing ? t('rampage-closing-now') : undefined;
}
