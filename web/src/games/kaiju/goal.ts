import type { Goal, GoalCount } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { seatName, type KaijuScene } from './cards.ts';

/** CK-66, CK-67 The last building falls, or the Kaiju must draw and cannot. */
export function goalOf(scene: KaijuScene): Goal {
  const { view } = scene;
  const side = scene.seat === view.kaiju ? 'kaiju' : scene.seat >= 0 ? 'defender' : 'watcher';
  const houses: GoalCount = {
    sign: '⌂',
    label: t('kaiju-goal-standing', { all: view.buildings.length }),
    value: String(view.standing),
    low: side === 'defender' && view.standing <= 3,
  };
  const stamina: GoalCount = {
    sign: '▮',
    label: t('kaiju-goal-stamina'),
    value: String(view.kaiju_deck),
    low: side === 'kaiju' && view.kaiju_deck <= 6,
  };
  return {
    words: t(`kaiju-goal-${side}`),
    short: t(`kaiju-goal-${side}-short`),
    seats: [],
    shared: [houses, stamina],
    threat: threatOf(scene, side),
  };
}

function threatOf({ view, ...scene }: KaijuScene, side: string): string | undefined {
  if (view.over) return undefined;
  const risk = view.deck.risk[0] ?? 0;
  if (side !== 'kaiju') {
    const touched = view.buildings.filter((one) => one.standing && one.touched).length;
    if (touched > 0) return t('kaiju-goal-touched', { name: seatName({ view, ...scene }, view.kaiju), count: touched });
  }
  return risk > 0 ? t(side === 'kaiju' ? 'kaiju-goal-enrage-own' : 'kaiju-goal-enrage', { risk }) : undefined;
}
