import { resultOf } from '../../live/common.ts';
import type { CastLine, ResultModel } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { printed, seatName, type CkScene } from './cards.ts';

/** CK-01 One against many: the cast by sides, each with the sum of its own clock. */
export function result(scene: CkScene): ResultModel | null {
  const plain = resultOf(scene);
  if (!plain) return null;
  const { view } = scene;
  const order = [...view.seats].sort((a, b) => Number(view.winners.includes(b.seat)) - Number(view.winners.includes(a.seat)) || Number(b.seat === view.kaiju) - Number(a.seat === view.kaiju) || a.seat - b.seat);
  return { ...plain, verdict: t(view.winners.includes(view.kaiju) ? 'ck-verdict-kaiju' : 'ck-verdict-city'), cast: order.map(({ seat }) => castLine(scene, seat)) };
}

function castLine(scene: CkScene, seat: number): CastLine {
  const { view } = scene;
  const all = view.buildings.length;
  const kaiju = seat === view.kaiju;
  const hand = view.seats[seat]?.hand ?? 0;
  // The card that ended it may still lie in play.
  const spent = view.kaiju_discard.length + view.in_play.filter((card) => printed(card.key, scene.pack)?.side === 'kaiju').length;
  const notes = kaiju
    ? [t('ck-kaiju'), t('ck-end-stamina', { all: view.kaiju_deck + spent + hand, spent, hand, left: view.kaiju_deck }), t('ck-end-level', { level: view.level })]
    : [t('ck-side-defender'), t('ck-end-hand', { count: hand })];
  return {
    place: view.winners.includes(seat) ? 1 : 2, name: seatName(scene, seat), you: seat === scene.seat, note: notes.join(' · '),
    score: t(kaiju ? 'ck-end-fallen' : 'ck-end-standing', { count: kaiju ? all - view.standing : view.standing }),
    sum: t('ck-end-sum', { all, less: kaiju ? view.standing : all - view.standing }),
  };
}
