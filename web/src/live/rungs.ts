import type { GameId } from '../ui/model.ts';
import type { TableInfo } from '../wire.ts';

/** How strong the bots are that you have earned: gentle ones at first, one rung more for a win. Kept on this device. */
const RUNGS = ['extra', 'understudy', 'star', 'legend'] as const;

const KEY = 'matinee.rungs';

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {}; // a private window may refuse storage
  }
}

export function rungOf(game: GameId): string {
  const rung = kept()[game];
  return RUNGS.find((one) => one === rung) ?? RUNGS[0];
}

/** The level of the bots against whom somebody played alone; with another person, or a mixed cast, none. */
export function levelOf(table: TableInfo): string | null {
  const others = table.chairs.filter((chair) => chair.kind !== 'person');
  const alone = others.length === table.chairs.length - 1 && others.length > 0;
  const level = others[0]?.level ?? '';
  return alone && others.every((chair) => chair.level === level) ? level : null;
}

/** Won against bots of that level: the next rung is earned; its level, or null if there is none above. */
export function climb(game: GameId, level: string): string | null {
  const next = RUNGS[RUNGS.findIndex((one) => one === level) + 1];
  if (!next || level !== rungOf(game)) return next ?? null;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: next }));
  } catch {
    // nothing kept, nothing lost
  }
  return next;
}
