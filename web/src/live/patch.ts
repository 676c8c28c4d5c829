/** What a line changed in the view: `[value]` is there instead, `0`: gone; else changes by field, place or splice. */
type Change = [unknown] | 0 | { [key: string]: Change };
interface Splice {
  at: number;
  out: number;
  in: unknown[];
}

/** The view after a change. The view before it stays as it is: what did not change is shared. */
export function patched(old: unknown, change: unknown): unknown {
  const made = change as Change;
  if (made === 0) return undefined;
  if (Array.isArray(made)) return made[0];
  // An empty list may have been left out of the view: only a splice can make something of it.
  if (isSplice(made) && (old === undefined || Array.isArray(old))) return spliced(old ?? [], made);
  if (Array.isArray(old)) return replaced([...old], made);
  return replaced({ ...(old as Record<string, unknown>) }, made);
}

function isSplice(made: unknown): made is Splice {
  return Array.isArray((made as Splice).in);
}

function spliced(old: unknown[], splice: Splice): unknown[] {
  return [...old.slice(0, splice.at), ...splice.in, ...old.slice(splice.at + splice.out)];
}

function replaced<Whole extends object>(whole: Whole, changes: Record<string, Change>): Whole {
  const parts = whole as Record<string, unknown>;
  for (const [key, change] of Object.entries(changes)) {
    if (change === 0) delete parts[key];
    else parts[key] = patched(parts[key], change);
  }
  return whole;
}
