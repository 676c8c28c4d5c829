/** Cut-scenes that this viewer has had, by table and game: neither a reload nor the next model shows them again. */
const KEY = 'matinee.kaiju.seen';
const MOST = 40;

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return []; // a private window may refuse storage: then a scene may come twice
  }
}

let seen = $state.raw<string[]>(kept());

export function wasSeen(key: string): boolean {
  return seen.includes(key);
}

export function markSeen(keys: string[]): void {
  seen = [...seen, ...keys.filter((key) => !seen.includes(key))].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // as above
  }
}
