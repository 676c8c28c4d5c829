import { nameOf, seatsFromMe } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { Goal, GoalSeat } from '../../ui/model.ts';
import type { RoundhouseTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { isAimedAt } from './strike.ts';

type Scene = TableScene<RoundhouseTableView>;

/** RK-52 Most points of monsters wins, once the barn is empty or nobody is left. */
export function goalOf(scene: Scene): Goal {
  const { view } = scene;
  const waiting = view.monster_deck + view.places.filter((place) => place.monster).length;
  return {
    words: t('roundhouse-goal'),
    short: t('roundhouse-goal-short'),
    seats: seatsFromMe(scene).flatMap((seat) => seatOf(scene, seat)),
    shared: [{ sign: '☠', label: t('roundhouse-goal-monsters'), value: String(waiting) }],
    threat: threatOf(scene),
  };
}

function seatOf(scene: Scene, seat: number): GoalSeat[] {
  const player = scene.view.players.find((one) => one.seat === seat);
  if (!player) return [];
  const life = { sign: '♥', label: t('roundhouse-goal-life'), value: String(player.life), low: player.life <= 4 };
  const points = { sign: '★', label: t('roundhouse-goal-points'), value: String(player.points) };
  return [{ name: nameOf(scene, seat), you: seat === scene.seat, out: !player.alive, counts: [life, points] }];
}

/** RK-31 The middle attacks the players it aims at; the circle attacks everybody. */
function threatOf(scene: Scene): string | undefined {
  const { view, seat } = scene;
  const me = view.players.find((one) => one.seat === seat);
  if (view.over || !me?.alive) return undefined;
  // RK-34 In the counterattack the middle has attacked already.
  const middle = view.phase !== 'counterattack' && isAimedAt(scene, seat);
  const coming = view.circle_forecast.expected + (middle ? view.middle_forecast.expected : 0);
  if (coming <= 0) return undefined;
  return t(middle ? 'roundhouse-goal-aaaaargh' : 'roundhouse-goal-circle', { count: Math.round(coming) });
}
