import type { RoundhouseMonsterView, RoundhouseTableView } from '../../wire.ts';
import { freshLines } from '../../scene/common.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import { t } from '../../words/words.svelte.ts';
import { strengthAfter } from './hits.ts';
import type { Kicker, Monster, RoundhouseModel } from './model.ts';

type Scene = TableScene<RoundhouseTableView>;

/** What the beat that is being performed does to the board. The view already is as its last line left it. */

/** The lines of this beat; none while nothing is performed. */
export function beatLines(scene: Scene): Told[] {
  return scene.beat ? freshLines(scene) : [];
}

export function isBeat(scene: Scene, kind: string): boolean {
  return beatLines(scene).some((line) => line.kind === kind);
}

/** `L1` to `L8`, then `M1` to `M4`, as the journal numbers them from 0. */
export function placeName(place: number): string {
  return place < 8 ? `L${place + 1}` : `M${place - 7}`;
}

/** RK-25, RK-26, RK-44, RK-46 A boot print, a fall, a plaster, a newcomer; and how strong it was before. */
export function monsterBeat(scene: Scene, place: string, seen: RoundhouseMonsterView): Pick<Monster, 'beat' | 'was'> {
  const lines = beatLines(scene);
  const hits = lines.filter((line) => line.kind === 'hit' && placeName(line.number) === place).length;
  if (hits > 0) return { beat: 'stomped', was: strengthAfter(seen, -hits) };
  if (lines.some((line) => line.kind === 'killed' && placeName(line.other) === place)) return { beat: 'dying' };
  if (lines.some((line) => line.kind === 'moved' && line.target === place)) return { beat: 'arrives' };
  if (lines.some((line) => line.kind === 'patched') && wasHit(scene, place))
    return { beat: 'patched', was: strengthAfter(seen, 1) };
  return {};
}

/** RK-44 Whether a monster had a hit before this first aid: the line tells only how many had one. */
function wasHit({ lines }: Scene, place: string): boolean {
  let [before, hits] = [0, 0];
  for (const line of lines) {
    if (line.kind === 'moved' && line.target === place) hits = 0;
    else if (line.kind === 'hit' && placeName(line.number) === place) hits = line.other;
    else if (line.kind === 'patched') [before, hits] = [hits, Math.max(0, hits - 1)];
  }
  return before > 0;
}

/** Who starts heads each phase; who is struck does nothing. */
const DONE_BY_NOBODY = new Set(['round', 'phase', 'wounded']);

/** Life and points before, and whose doing it is. */
export function kickerBeat(
  scene: Scene,
  seat: number,
  life: number,
  points: number,
): Pick<Kicker, 'lifeWas' | 'pointsWas' | 'acts'> {
  const lines = beatLines(scene).filter((line) => line.seat === seat);
  const lost = lines.filter((line) => line.kind === 'wounded').reduce((sum, line) => sum + line.number, 0);
  const healed = lines.filter((line) => line.kind === 'healed').reduce((sum, line) => sum + line.number, 0);
  const won = wonNow(scene, seat);
  return {
    lifeWas: lost !== healed ? life + lost - healed : undefined,
    pointsWas: won > 0 ? points - won : undefined,
    acts: scene.beat !== undefined && scene.waiting === seat && lines.some((line) => !DONE_BY_NOBODY.has(line.kind)),
  };
}

/** Points of the monsters that fly to a kicker's pile in this beat. */
function wonNow(scene: Scene, seat: number): number {
  const taken = beatLines(scene).filter((line) => line.kind === 'moved' && line.target === `kills ${seat}`);
  return taken.reduce((sum, moved) => {
    const killed = scene.lines.filter((line) => line.kind === 'killed' && line.word === moved.card).at(-1);
    return sum + (killed?.number ?? 0);
  }, 0);
}

/** RK-30 The middle turns to its targets. */
export function beamOf(scene: Scene): RoundhouseModel['beam'] {
  const line = beatLines(scene).find((one) => one.kind === 'aaaaargh');
  if (!line) return undefined;
  const from = scene.view.places.filter((place) => place.middle && place.monster).map((place) => place.place);
  const to = scene.view.players.filter((player) => (line.number >> player.seat) & 1);
  return { from: from.map((place) => `place:${place}`), to: to.map((player) => `seat:${player.seat}`) };
}

/** RK-49, RK-50 The barn is cleared, or nobody is left. */
export function curtainOf(scene: Scene): RoundhouseModel['curtain'] {
  const line = beatLines(scene).find((one) => one.kind === 'ended');
  if (!line) return undefined;
  const cleared = line.word !== 'fell';
  return { cleared, words: t(cleared ? 'roundhouse-curtain-cleared' : 'roundhouse-curtain-fell') };
}
