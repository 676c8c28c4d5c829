import type { Adapter, Cue, TableScene, Told } from '../scene/scene.ts';
import type { Beat as Changed } from '../wire.ts';
import { patched } from './patch.ts';

/** One beat of a score: the lines told in it, what they do, and the table as the last of them left it. */
export interface Part {
  lines: Told[];
  cues: { line: Told; cue: Cue }[];
  view: unknown;
  /** who does it; -1: nobody in particular */
  seat: number;
  /** milliseconds at normal speed, for your own */
  ms: number;
}

/** How long a line lasts if its game does not say. */
export const FLIGHT_MS = 280;
export const WORDS_MS = 420;

/** What happened between two scenes, as beats. Pure. */
export function compose(
  adapter: Pick<Adapter, 'fly'> | null,
  before: TableScene,
  after: { view: unknown },
  fresh: Told[],
  changes: Changed[],
): Part[] {
  const views = viewsOf(before.view, after.view, fresh, changes);
  const parts: Part[] = [];
  let open: Part | null = null;
  let actor = -1;
  for (const [place, line] of fresh.entries()) {
    const seen = { ...before, view: views[place - 1] ?? before.view } as TableScene<never>;
    const cue = adapter?.fly?.(line, seen, fresh) ?? null;
    const ms = cue?.ms ?? usual(line, cue);
    if (line.seat >= 0) actor = line.seat;
    const last = parts[parts.length - 1];
    const part: Part =
      cue?.joins && last && !open ? last : (open ?? { lines: [], cues: [], view: null, seat: -1, ms: 0 });
    part.lines.push(line);
    if (cue) part.cues.push({ line, cue });
    part.view = views[place];
    part.seat = actor;
    part.ms = Math.max(part.ms, ms);
    if (part === last) continue;
    // A line without a time of its own is told together with the next one.
    open = ms > 0 ? null : part;
    if (!open) parts.push(part);
  }
  return closed(parts, open);
}

/** Lines at the end that take no time are told with the last beat, if there is one. */
function closed(parts: Part[], open: Part | null): Part[] {
  const last = parts[parts.length - 1];
  if (!open || !last) return parts;
  last.lines.push(...open.lines);
  last.cues.push(...open.cues);
  last.view = open.view;
  return parts;
}

/** The table after each line. The last line shows it as it is now. */
function viewsOf(before: unknown, after: unknown, fresh: Told[], changes: Changed[]): unknown[] {
  const made = new Map(changes.map((beat) => [beat.n, beat.change]));
  let view = before;
  return fresh.map((line, place) => {
    if (place === fresh.length - 1) return after;
    if (made.has(line.n)) view = patched(view, made.get(line.n));
    return view;
  });
}

function usual(line: Told, cue: Cue | null): number {
  if (cue?.from && cue.to) return FLIGHT_MS;
  return line.text ? WORDS_MS : 0;
}
