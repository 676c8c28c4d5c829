import { nameOf, seatsFromMe } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { Goal, GoalSeat } from '../../ui/model.ts';
import type { SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { isRolling } from './rolling.ts';

type Scene = TableScene<SamuraiTableView>;

/** KFS-02 The highest score wins when the Credits roll; in a match, the first to pass the goal. */
export function goalOf(scene: Scene): Goal {
  const { view } = scene;
  const match = view.goal > 0;
  return {
    words: match ? t('samurai-goal-match', { goal: view.goal }) : t('samurai-goal'),
    short: t('samurai-goal-short'),
    seats: seatsFromMe(scene).flatMap((seat) => seatOf(scene, seat)),
    shared: [{ sign: '▮', label: t('samurai-goal-reels'), value: String(view.pile) }],
    threat: threatOf(scene),
  };
}

function seatOf(scene: Scene, seat: number): GoalSeat[] {
  const movie = scene.view.movies.find((one) => one.seat === seat);
  if (!movie) return [];
  // While the credits roll the sums grow card by card; then they are what they are.
  const points = scene.view.over || isRolling(scene) ? movie.score : movie.projected;
  const counts = [
    { sign: '◆', label: t('samurai-goal-ds'), value: String(movie.ds) },
    { sign: '★', label: t('samurai-goal-points'), value: String(points) },
  ];
  return [{ name: nameOf(scene, seat), you: seat === scene.seat, counts }];
}

function threatOf(scene: Scene): string | undefined {
  const { attack, over } = scene.view;
  if (over || !attack || scene.seat < 0 || attack.target !== scene.seat) return undefined;
  const { attack: as, defence: ds } = attack;
  return t('samurai-goal-attacked', { name: nameOf(scene, attack.attacker), as, ds });
}
