import { nameOf, seatsFromMe } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { Goal } from '../../ui/model.ts';
import type { Counter, View } from '../../wire.ts';
import { t, wordsOrNone } from '../../words/words.svelte.ts';

/** What any game tells of its score; a game that counts nothing has only its line. */
export function goalOf(scene: TableScene<View>): Goal | undefined {
  const seats = scene.view.plain?.seats ?? [];
  const first = seats.find((one) => one.score)?.score;
  const words =
    wordsOrNone(`game-${scene.game}-goal`) || (first && aim(first)) || wordsOrNone(`game-${scene.game}-line`);
  if (!words) return undefined;
  return {
    words,
    short: words,
    seats: seatsFromMe(scene).flatMap((seat) => {
      const found = seats.find((one) => one.seat === seat);
      if (!found?.score) return [];
      const { label, id, value, of } = found.score;
      const counts = [{ sign: '★', label: label || id, value: of ? `${value ?? 0}/${of}` : String(value ?? 0) }];
      return [{ name: nameOf(scene, seat), you: seat === scene.seat, out: found.out ?? false, counts }];
    }),
  };
}

function aim({ label, id, of }: Counter): string {
  return of ? t('plain-goal-race', { label: label || id, goal: of }) : t('plain-goal-most', { label: label || id });
}
