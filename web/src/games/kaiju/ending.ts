import { resultOf } from '../../scene/common.ts';
import type { Told } from '../../scene/scene.ts';
import type { CastLine, ResultModel } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { printed, seatName, type KaijuScene } from './cards.ts';

/** CK-01 One against many: the cast by sides, each with the sum of its own clock. */
export function result(scene: KaijuScene): ResultModel | null {
  const plain = resultOf(scene);
  if (!plain) return null;
  const { view } = scene;
  const order = [...view.seats].sort(
    (a, b) =>
      Number(view.winners.includes(b.seat)) - Number(view.winners.includes(a.seat)) ||
      Number(b.seat === view.kaiju) - Number(a.seat === view.kaiju) ||
      a.seat - b.seat,
  );
  return {
    ...plain,
    verdict: t(view.winners.includes(view.kaiju) ? 'kaiju-verdict-kaiju' : 'kaiju-verdict-city'),
    ...decidedBy(scene),
    cast: order.map(({ seat }) => castLine(scene, seat)),
  };
}

/** For the monster a building that fell, for a defender the stamina that a blow cost it. */
export function glory(line: Told, { seat, view }: KaijuScene): number {
  if (line.seat !== seat) return 0;
  if (seat === view.kaiju) return line.kind === 'fell' ? 1 : 0;
  return line.kind === 'harmed' ? line.number : 0;
}

/** The two clocks: how much was left of the other when one of them stood still. */
function decidedBy({ view }: KaijuScene): { decided: string } {
  return {
    decided: view.winners.includes(view.kaiju)
      ? t('kaiju-decided-kaiju', { left: view.kaiju_deck })
      : t('kaiju-decided-city', { count: view.standing }),
  };
}

function castLine(scene: KaijuScene, seat: number): CastLine {
  const { view } = scene;
  const all = view.buildings.length;
  const kaiju = seat === view.kaiju;
  const hand = view.seats[seat]?.hand ?? 0;
  // The card that ended it may still lie in play.
  const spent =
    view.kaiju_discard.length + view.in_play.filter((card) => printed(card.key, scene.pack)?.side === 'kaiju').length;
  const notes = kaiju
    ? [
        t('kaiju-kaiju'),
        t('kaiju-end-stamina', { all: view.kaiju_deck + spent + hand, spent, hand, left: view.kaiju_deck }),
        t('kaiju-end-level', { level: view.level }),
      ]
    : [t('kaiju-side-defender'), t('kaiju-end-hand', { count: hand })];
  return {
    place: view.winners.includes(seat) ? 1 : 2,
    name: seatName(scene, seat),
    you: seat === scene.seat,
    note: notes.join(' · '),
    score: t(kaiju ? 'kaiju-end-fallen' : 'kaiju-end-standing', { count: kaiju ? all - view.standing : view.standing }),
    sum: t('kaiju-end-sum', { all, less: kaiju ? view.standing : all - view.standing }),
  };
}
