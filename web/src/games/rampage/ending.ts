import type { RampageSeatView, RampageTableView } from '../../wire.ts';
import { nameOf, resultOf } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { CardFace, CastLine, ResultModel } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { kindWords, partFace, partIcon, printedFace, type Pack } from './cards.ts';
import { robotOf } from './robots.ts';

type Scene = TableScene<RampageTableView>;

/** RR-03 The last robot standing, then who fell last; RR-70 with hoards by cards; in a match by games won. */
export function result(scene: Scene): ResultModel | null {
  const plain = resultOf(scene);
  if (!plain) return null;
  const { view } = scene;
  const order = [...view.seats].sort((a, b) => rank(view, b) - rank(view, a) || score(b) - score(a));
  const winner = view.winners[0] ?? -1;
  const key =
    view.best_of > 1 ? 'rampage-verdict-match' : view.victory === 'hoard' ? 'rampage-verdict-hoard' : 'rampage-verdict';
  const verdict =
    winner >= 0
      ? t(key, {
          name: nameOf(scene, winner),
          robot: robotOf(view, winner)?.name ?? '',
          cards: score(view.seats[winner]),
        })
      : plain.verdict;
  const cast = order.map((seat, place) => castLine(scene, seat, place));
  return { ...plain, verdict, decided: decidedBy(scene, order) ?? plain.decided, cast };
}

/** Where the last robot standing wins: whom it outlasted, and what it had left. */
function decidedBy(scene: Scene, [first, last]: RampageSeatView[]): string | undefined {
  const { view } = scene;
  const robot = first && view.robots[first.robot];
  if (!first?.standing || !last || last.standing || !robot || view.best_of > 1 || view.victory === 'hoard')
    return undefined;
  return t('rampage-decided', {
    first: nameOf(scene, first.seat),
    last: nameOf(scene, last.seat),
    cards: score(first),
    wounds: robot.wounds,
    limit: robot.bears,
  });
}

function score(seat: RampageSeatView | undefined): number {
  return (seat?.hand ?? 0) + (seat?.stack ?? 0) + (seat?.hoard ?? 0);
}

/** Winners first, then those who stood longest; a hoard counts by cards alone. */
function rank(view: RampageTableView, seat: RampageSeatView): number {
  if (view.winners.includes(seat.seat)) return 1000;
  if (view.best_of > 1) return seat.wins;
  if (view.victory === 'hoard') return score(seat);
  return seat.standing ? 100 : seat.fell;
}

function castLine(scene: Scene, seat: RampageSeatView, place: number): CastLine {
  const { view } = scene;
  const robot = robotOf(view, seat.seat)?.name ?? '';
  const match = view.best_of > 1;
  const fate = seat.standing ? t('rampage-stands') : t(`rampage-fell-${seat.cause || 'cards'}`, { number: seat.fell });
  const parts = [
    [seat.hand, 'rampage-in-hand'],
    [seat.stack, 'rampage-in-stack'],
    [seat.hoard, 'rampage-in-hoard'],
  ] as const;
  const sum = parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${t(words)}`)
    .join(' + ');
  return {
    place: place + 1,
    name: nameOf(scene, seat.seat),
    you: seat.seat === scene.seat,
    score: String(match ? seat.wins : score(seat)),
    sum: match ? t('rampage-games-won') : sum || undefined,
    note: [robot, fate].filter(Boolean).join(' · '),
  };
}

// The card gallery

export function gallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  const { torsos, parts, texts, battle } = pack as Pack;
  const kinds = ['head', 'left_arm', 'right_arm', 'leg', 'accessory'];
  const built = kinds.map((kind) => ({
    title: t(`rampage-gallery-${kind}`),
    cards: parts
      .filter((part) => part.kind === kind)
      .map((part) =>
        partFace(
          {
            ...part,
            attack: part.attack ?? 0,
            defence: part.defence ?? 0,
            cost: part.cost ?? '',
            words: part.words ?? '',
            replacement: false,
          },
          pack,
        ),
      ),
  }));
  return [
    {
      title: t('rampage-gallery-torso'),
      cards: torsos.map((torso): CardFace => ({
        id: torso.key,
        name: torso.name,
        icon: partIcon(torso.name),
        tint: '#FFF8E8',
        strength: String(torso.defence),
        clauses: ['RR-04', 'RR-54'],
        subtitle: [
          t(`rampage-colour-${torso.colour.charAt(0).toUpperCase()}`),
          t('rampage-bears', { count: torso.wounds }),
        ].join(' · '),
        text: [
          kindWords('torso'),
          `${t('rampage-defence')} ${torso.defence}`,
          t('rampage-value', { count: torso.value }),
        ].join(' · '),
      })),
    },
    ...built,
    ...['action', 'booster', 'response', 'replacement'].map((type) => ({
      title: t(`rampage-gallery-${type}`),
      cards: battle
        .filter((card) => texts.find((one) => one.key === card.text)?.type === type)
        .flatMap((card) => printedFace(pack, card.key) ?? []),
    })),
  ];
}
