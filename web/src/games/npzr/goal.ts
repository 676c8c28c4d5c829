import { nameOf, seatsFromMe } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { Goal } from '../../ui/model.ts';
import type { NpzrTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { CHARACTERS, LETTER } from './parts.ts';

/** NPZR-01 The first with all four marks wins. */
export function goalOf(scene: TableScene<NpzrTableView>): Goal {
  const { view } = scene;
  const near = (seat: number): boolean => !view.over && (view.sides[seat]?.fourth_looms ?? false);
  const rival = view.sides.find(({ seat }) => seat !== scene.seat && near(seat));
  return {
    words: t('npzr-goal'),
    short: t('npzr-goal-short'),
    seats: seatsFromMe(scene).map((seat) => ({
      name: nameOf(scene, seat),
      you: seat === scene.seat,
      marks: CHARACTERS.map((character) => ({
        letter: LETTER[character],
        label: t(`npzr-${character}`),
        on: view.sides[seat]?.marks.includes(character) ?? false,
      })),
      counts: [],
    })),
    threat: near(scene.seat)
      ? t('npzr-goal-near')
      : rival && t('npzr-goal-threat', { name: nameOf(scene, rival.seat) }),
  };
}
