import { told, type Adapter, type TableScene, type Told } from '../scene/scene.ts';
import { nameOf } from '../scene/common.ts';
import { settings } from '../settings.svelte.ts';
import type { Changed, Ghost } from '../ui/flights.svelte.ts';
import type { Goal, GoalCount, GoalSeat } from '../ui/model.ts';
import { t } from '../words/words.svelte.ts';
import type { Outlook } from '../wire.ts';
import { compose } from './compose.ts';
import { patched } from './patch.ts';
import { unasked } from './scenes.ts';
import { isDraw } from './waited.ts';

/** What is told of an answer before it is given, and where on the board it would happen. */
interface Imagined {
  /** what would happen, step by step; a step with a place on the board has its number there */
  steps: string[];
  /** how many more there are */
  more: number;
  /** numbers on the way to the goal that would change, in words */
  numbers: string[];
  /** who could answer, what is left open, who is asked next */
  after: string[];
  /** the goal with its new numbers beside the old */
  goal?: Goal;
  ghosts: Ghost[];
  /** numbers on the board that would change, where they stand */
  changed: Changed[];
}

/** A glance, not a log. */
const MOST = 5;
const MOST_GHOSTS = 12;

export function imagined(scene: TableScene, adapter: Adapter, outlook: Outlook): Imagined {
  const last = scene.lines[scene.lines.length - 1]?.n ?? 0;
  const lines = outlook.lines.map((line) => told({ ...line, n: last + line.n }));
  const view = outlook.change === undefined ? scene.view : patched(scene.view, outlook.change);
  const then = adapter.adapt(unasked(scene, view, last) as TableScene<never>).goal;
  const now = adapter.adapt(scene as TableScene<never>).goal;
  const parts = compose(adapter, scene, { view }, lines, []);
  const steps: string[] = [];
  const ghosts: Ghost[] = [];
  for (const part of parts.length > 0 ? parts : [{ lines, cues: [] }]) {
    const words = part.lines.filter(isTold).map((line) => line.text);
    if (words.length > 0) steps.push(words.join(' '));
    // What nobody reads about has no place either: the next player draws, say.
    if (words.length > 0) for (const { cue } of part.cues) haunt(ghosts, cue, steps.length);
  }
  return {
    steps: steps.slice(0, MOST),
    more: Math.max(0, steps.length - MOST),
    numbers: now && then ? numbersOf(now, then) : [],
    after: afterwards(scene, outlook),
    goal: now && then && withThen(now, then),
    ghosts: ghosts.filter((ghost) => ghost.n <= MOST).slice(0, MOST_GHOSTS),
    changed: changedNumbers(adapter, scene.view, view),
  };
}

/** Where a log has a line of its own to begin something new, an outlook would end with what it says no more about. */
const HEADINGS = ['turn', 'round', 'phase', 'dealer'];

function isTold(line: Told): boolean {
  return line.text !== '' && !HEADINGS.includes(line.kind) && !isDraw(line);
}

/** One mark at a place, with the last card that comes to lie there. */
function haunt(ghosts: Ghost[], cue: { to?: string; at?: string; face?: Ghost['face'] }, n: number): void {
  const at = (cue.face && cue.to) ?? cue.at;
  if (!at) return;
  const there = ghosts.find((ghost) => ghost.at === at);
  if (there) there.face = cue.face ?? there.face;
  else ghosts.push({ at, n, face: cue.to === at ? cue.face : undefined });
}

function afterwards(scene: TableScene, { lines, answering = [], next = -1, then = '', open }: Outlook): string[] {
  const names = answering.map((seat) => nameOf(scene, seat));
  const said: string[] = [];
  if (names.length > 0) said.push(t('outlook-answering', { names: either(names), count: names.length }));
  if (open) said.push(t('outlook-open'));
  if (next >= 0 && next === scene.seat) {
    if (lines.length === 0) said.push(t('outlook-yet'));
    if (then !== scene.ask?.text) said.push(t('outlook-then', { question: then }));
  } else if (next >= 0) said.push(t('outlook-next', { name: nameOf(scene, next) }));
  return said;
}

function either(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(names);
}

// Numbers

/** All that change at one place are told together there. */
function changedNumbers(adapter: Adapter, before: unknown, after: unknown): Changed[] {
  const now = adapter.numbers?.(before as never) ?? [];
  const then = adapter.numbers?.(after as never) ?? [];
  const places = new Map<string, Changed>();
  for (const one of then) {
    const was = now.find(({ at, sign }) => at.kind === one.at.kind && at.key === one.at.key && sign === one.sign);
    if (!was || was.value === one.value) continue;
    const text = `${one.sign} ${was.value}→${one.value}`;
    const place = `${one.at.kind} ${one.at.key}`;
    const told = places.get(place);
    places.set(place, { at: one.at, text: told ? `${told.text}  ${text}` : text });
  }
  return [...places.values()].slice(0, MOST_GHOSTS);
}

function numbersOf(now: Goal, then: Goal): string[] {
  const shared = (now.shared ?? []).flatMap((one, place) => {
    const to = then.shared?.[place];
    return to && to.value !== one.value
      ? [t('outlook-shared', { label: one.label, was: one.value, now: to.value })]
      : [];
  });
  return [...now.seats.flatMap((seat, place) => ofSeat(seat, then.seats[place])), ...shared];
}

function ofSeat(seat: GoalSeat, then: GoalSeat | undefined): string[] {
  const who = seat.you ? t('outlook-you') : seat.name;
  const counts = seat.counts.flatMap((one) => {
    const value = valueOf(one, then?.counts);
    return value !== one.value ? [t('outlook-number', { who, label: one.label, was: one.value, now: value })] : [];
  });
  const marks = (seat.marks ?? []).flatMap((mark, place) => {
    const on = then?.marks?.[place]?.on ?? mark.on;
    return on !== mark.on ? [t(on ? 'outlook-mark' : 'outlook-unmark', { who, label: mark.label })] : [];
  });
  return [...marks, ...counts];
}

function valueOf(one: GoalCount, then: GoalCount[] | undefined): string {
  return then?.find((other) => other.sign === one.sign)?.value ?? one.value;
}

function withThen(now: Goal, then: Goal): Goal {
  const counts = (some: GoalCount[], others: GoalCount[] | undefined): GoalCount[] =>
    some.map((one) => ({ ...one, then: valueOf(one, others) }));
  return {
    ...now,
    seats: now.seats.map((seat, place) => ({
      ...seat,
      counts: counts(seat.counts, then.seats[place]?.counts),
      marks: seat.marks?.map((mark, nth) => ({ ...mark, then: then.seats[place]?.marks?.[nth]?.on ?? mark.on })),
    })),
    shared: now.shared && counts(now.shared, then.shared),
  };
}
