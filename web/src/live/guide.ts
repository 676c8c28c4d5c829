import type { GameId } from '../ui/model.ts';

/** Which kinds of questions somebody has met already: the guide explains each once. Kept on this device. */
const KEY = 'matinee.met';

function met(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return []; // a private window may refuse storage
  }
}

/** The id of what the guide says about this kind of question, the first time it is put. */
export function firstTime(game: GameId, question: string): string | null {
  const id = `guide-${game}-${question}`;
  const known = met();
  if (known.includes(id)) return null;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, id]));
  } catch {
    // then it is said again another time
  }
  return id;
}
