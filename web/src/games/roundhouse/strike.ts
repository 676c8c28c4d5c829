import type { RoundhouseDiceView, RoundhouseTableView } from '../../wire.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import type { DieView } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import type { AttackType, Incoming, Monster, RoundhouseModel } from './model.ts';
import { beatLines, placeName } from './performing.ts';

type Scene = TableScene<RoundhouseTableView>;

/** The attack of the monsters: each rolls where it stands, and the same hits fall on every target. */

/** RK-33 The dice of the attack that is going on; the last one's are gone with its phase. */
function attackOf({ view }: Scene): RoundhouseDiceView | undefined {
  const rolled = view.dice;
  if (!rolled || rolled.of === 'kick' || view.over) return undefined;
  return view.phase === (rolled.of === 'middle' ? 'aaaaargh' : 'counterattack') ? rolled : undefined;
}

export function strikeOf(scene: Scene): RoundhouseModel['strike'] {
  const attack = attackOf(scene);
  return attack && { title: t(attack.of === 'middle' ? 'roundhouse-roll-middle' : 'roundhouse-roll-circle') };
}

export function dice(faces: readonly number[]): DieView[] {
  return faces.map((face) => ({ face, hit: face > 4 }));
}

/** RK-35 What the monster at a place rolled. */
export function rollAt(scene: Scene, place: string): Monster['roll'] {
  const roll = attackOf(scene)?.rolls.find((one) => one.place === place);
  return roll && { dice: dice(roll.faces), hits: roll.hits, now: strikesNow(scene, place) };
}

function strikesNow(scene: Scene, place: string): boolean {
  return beatLines(scene).some((line) => line.kind === 'struck' && placeName(line.other) === place);
}

/** RK-37, RK-39 What falls on one player: every hit with its types, less what is stopped. */
export function incomingOf(scene: Scene, seat: number): Incoming | undefined {
  const attack = attackOf(scene);
  const column = attack?.columns.find((one) => one.seat === seat);
  if (!attack || !column || column.hits === 0) return undefined;
  const hits = attack.rolls.flatMap((roll) =>
    Array.from({ length: roll.hits }, () => ({
      types: roll.types as AttackType[],
      now: strikesNow(scene, roll.place),
      stopped: false,
      cracks: false,
    })),
  );
  strikeOut(scene, seat, hits, column.stopped);
  return {
    hits,
    stopped: column.stopped,
    lost: column.unstopped,
    by:
      attack.defender === seat
        ? t('roundhouse-col-choosing')
        : blocks(scene, seat)
            .map((line) => line.word)
            .join(', '),
  };
}

type Hit = Incoming['hits'][number];

/**
 * RK-40 Each card stops the hits that the journal names by their types. A late viewer may not have been told of every
 * card: then the last hits are struck out for it.
 */
function strikeOut(scene: Scene, seat: number, hits: Hit[], stopped: number): void {
  for (const line of blocks(scene, seat))
    for (const types of line.faces) {
      const hit = hits.find((one) => !one.stopped && numbered(one) === types);
      if (hit) Object.assign(hit, { stopped: true, cracks: beatLines(scene).includes(line) });
    }
  const open = hits.filter((hit) => !hit.stopped);
  for (const hit of open.slice(hits.length - stopped)) hit.stopped = true;
}

/** The types of a hit, as the journal numbers a set of them. */
function numbered({ types }: Hit): number {
  const bits: Record<AttackType, number> = { melee: 1, air: 2, magic: 4 };
  return types.reduce((sum, type) => sum + bits[type], 0);
}

/** The cards that a player put up in this attack, as the journal tells. */
function blocks(scene: Scene, seat: number): Told[] {
  const since = scene.lines.map((line) => line.kind).lastIndexOf('struck');
  return scene.lines.slice(since + 1).filter((line) => line.kind === 'blocked' && line.seat === seat);
}

/** RK-32 The middle goes for those for whom it was declared; before that, for whom it would go for now. */
export function isAimedAt(scene: Scene, seat: number): boolean {
  const attack = attackOf(scene);
  if (attack?.of === 'middle') return attack.columns.some((column) => column.seat === seat);
  // RK-31 With nobody in the middle nobody is their target.
  const { players, places } = scene.view;
  return (
    players.some((player) => player.seat === seat && player.aaaaargh) &&
    places.some((place) => place.middle && place.monster)
  );
}
