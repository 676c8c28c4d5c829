import type { RoundhouseMonsterView, RoundhouseTableView } from '../../wire.ts';

/** Hits laid in a draft: where they lie, and whether any of them is still in the hand. */
export interface HitPlan {
  /** hits by place, those that fall by themselves included */
  laid: Map<string, number>;
  /** hits still to be laid by choice */
  left: number;
  /** all hits have their place: the draft can be said */
  done: boolean;
}

/** The server takes no longer batch. */
const LONGEST = 16;

export function freeMarks(monster: RoundhouseMonsterView): number {
  return monster.track.length - monster.hits;
}

/**
 * RK-24 What the chosen keys come to. Where only one monster has a free mark left, or every free mark must be covered,
 * the rest falls by itself: it is shown, but nobody will be asked for it, so it is no part of the batch.
 */
export function planHits(view: RoundhouseTableView, keys: readonly string[]): HitPlan {
  const free = new Map(
    view.places.flatMap(({ place, monster }) =>
      monster && freeMarks(monster) > 0 ? [[place, freeMarks(monster)] as const] : [],
    ),
  );
  const laid = new Map<string, number>();
  let left = view.to_place;
  const lay = (place: string, hits: number): void => {
    laid.set(place, (laid.get(place) ?? 0) + hits);
    free.set(place, (free.get(place) ?? 0) - hits);
    if ((free.get(place) ?? 0) <= 0) free.delete(place);
    left -= hits;
  };
  for (const key of keys) lay(key.slice('hit:'.length), 1);
  const all = [...free.values()].reduce((sum, one) => sum + one, 0);
  if (keys.length > 0 && (free.size <= 1 || left >= all))
    for (const [place, marks] of [...free]) if (left > 0) lay(place, Math.min(marks, left));
  return { laid, left, done: keys.length > 0 && (left <= 0 || keys.length >= LONGEST) };
}

/** RK-25 The rightmost number that no hit covers. */
export function strengthAfter(monster: RoundhouseMonsterView, laid: number): number {
  return monster.track[monster.track.length - monster.hits - laid - 1] ?? 0;
}

/** RK-47 Whether this draft clears an occupied middle, so that reinforcements come again. */
export function reopensCavalry(view: RoundhouseTableView, plan: HitPlan): boolean {
  const middle = view.places.filter((place) => place.middle && place.monster);
  return (
    middle.length > 0 &&
    view.monster_deck > 0 &&
    middle.every(({ place, monster }) => monster && freeMarks(monster) <= (plan.laid.get(place) ?? 0))
  );
}

/** Monsters that die of this draft. */
export function killsOf(view: RoundhouseTableView, plan: HitPlan): RoundhouseMonsterView[] {
  return view.places.flatMap(({ place, monster }) =>
    monster && freeMarks(monster) - (plan.laid.get(place) ?? 0) <= 0 ? [monster] : [],
  );
}
