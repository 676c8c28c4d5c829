import type { RoundhousePlayerView, RoundhouseTableView } from '../../wire.ts';
import { nameOf, resultOf } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { CardFace, CastLine, ResultModel } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { FALLBACK_ICON, MONSTER_ICON } from './icons.ts';
import { itemCard, typeSigns } from './items.ts';

type Scene = TableScene<RoundhouseTableView>;

/** RK-52 The cast by points, RK-53 then by fewest cards; each score opened as a sum of what was killed. */
export function result(scene: Scene): ResultModel | null {
  const plain = resultOf(scene);
  if (!plain) return null;
  const order = [...scene.view.players].sort(
    (a, b) => b.points - a.points || a.kills.length - b.kills.length || a.seat - b.seat,
  );
  return { ...plain, cast: order.map((player) => castLine(scene, player, order)) };
}

function castLine(scene: Scene, player: RoundhousePlayerView, order: RoundhousePlayerView[]): CastLine {
  const better = order.filter(
    (other) =>
      other.points > player.points || (other.points === player.points && other.kills.length < player.kills.length),
  );
  const notes = [
    t('roundhouse-kills', { count: player.kills.length }),
    t(player.alive ? 'roundhouse-survived' : 'roundhouse-out'),
    ...(scene.view.billing ? [t(`roundhouse-billing-${scene.view.billing}`)] : []),
  ];
  return {
    place: better.length + 1,
    name: nameOf(scene, player.seat),
    you: player.seat === scene.seat,
    score: String(player.points),
    sum: sumOf(player),
    note: notes.join(' · '),
  };
}

/** "3 × 1 + 2 × 2 + 7" */
export function sumOf(player: Pick<RoundhousePlayerView, 'kills'>): string | undefined {
  const times = new Map<number, number>();
  for (const kill of player.kills) times.set(kill.points, (times.get(kill.points) ?? 0) + 1);
  const parts = [...times]
    .sort(([a], [b]) => a - b)
    .map(([points, count]) => (count > 1 ? `${count} × ${points}` : String(points)));
  return parts.length > 0 ? parts.join(' + ') : undefined;
}

/** A monster card that was taken, or as it is printed. */
export function monsterFace(id: string, name: string, points: number, more: Partial<CardFace> = {}): CardFace {
  return {
    id,
    name,
    icon: MONSTER_ICON[name] ?? FALLBACK_ICON,
    tint: '#CFDCA8',
    mark: t('roundhouse-points', { count: points }),
    ...more,
  };
}

/** The pack file as the server has it. */
interface Pack {
  monsters: { name: string; copies: number; types: string[]; track: number[]; points: number }[];
  attacks: { name: string; copies: number; dice: number }[];
  defences: { name: string; copies: number; type: string; points: number }[];
}

export function gallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  const { monsters, attacks, defences } = pack as Pack;
  const copies = (count: number): Partial<CardFace> => ({ note: t('roundhouse-copies', { count }) });
  return [
    {
      title: t('roundhouse-monsters'),
      cards: monsters.map((row) =>
        monsterFace(row.name, row.name, row.points, {
          strength: String(row.track[row.track.length - 1] ?? 0),
          subtitle: `${typeSigns(row.types)} · ${t('roundhouse-points', { count: row.points })}`,
          mark: undefined,
          ...copies(row.copies),
          text: t('roundhouse-monster-text', {
            track: row.track.join('-'),
            covered: 0,
            strength: row.track[row.track.length - 1] ?? 0,
            types: row.types.map((type) => t(`roundhouse-${type}`)).join(', '),
          }),
          clauses: ['RK-25', 'RK-37'],
        }),
      ),
    },
    {
      title: t('roundhouse-attack-cards'),
      cards: attacks.map((row) => ({
        ...itemCard({ name: row.name, kind: 'attack', dice: row.dice, type: '', left: 0, printed: 0 }),
        ...copies(row.copies),
      })),
    },
    {
      title: t('roundhouse-defence-cards'),
      cards: defences.map((row) => ({
        ...itemCard({
          name: row.name,
          kind: 'defence',
          dice: 0,
          type: row.type,
          left: row.points,
          printed: row.points,
        }),
        ...copies(row.copies),
      })),
    },
  ];
}
