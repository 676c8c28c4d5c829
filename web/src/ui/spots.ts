import { laidAside, leading } from './lit.ts';

/** Something on the table that somebody points at. */
export interface Spot {
  kind: 'card' | 'field' | 'option' | 'place' | 'seat';
  key: string;
  /** of an answer: itself and those that are to follow it */
  expects?: readonly string[];
}

/** Names under which boards know such a thing as an anchor of flights; what has none says so by an attribute. */
const ANCHORS: Record<Exclude<Spot['kind'], 'option'>, string[]> = {
  card: ['hand:', 'card:', 'support:', 'title:'],
  field: [''],
  place: ['place:', 'pile:', 'slot:', ''],
  seat: ['seat:', 'movie:', 'robot:'],
};

/** An answer that may be given, with the card and the place it is about. */
export interface Offered {
  key: string;
  card: string;
  place: string;
}

/**
 * Where it is on the page. An answer that is put together out of several steps is found by its card, its place, or in
 * the bar. Where no board marks anything of it, the goal ribbon does, which has everybody's numbers.
 */
export function spotted(spots: readonly Spot[], offered: readonly Offered[] = []): HTMLElement[] {
  const lit = spots.flatMap((spot) => {
    const ways = spot.kind === 'option' ? [spot, ...about(spot, offered)] : [spot];
    const seen = ways.map((way) => found(way).filter((one) => one.getClientRects().length > 0));
    // What is put together by hand, piece by piece, then only has to be said.
    if (spot.expects && seen[0]?.length === 0)
      seen.splice(1, 0, laidAside(spot.expects), all('.prompt .main[data-pick^="draft:"]'));
    return seen.find((some) => some.length > 0) ?? (spot.kind === 'option' ? all('.prompt') : []);
  });
  return lit.length > 0 || spots.length === 0 ? lit : all('.goal');
}

function about(spot: Spot, offered: readonly Offered[]): Spot[] {
  const option = offered.find((one) => one.key === spot.key);
  if (!option) return [];
  const places: Spot[] = option.place ? [{ kind: 'place', key: option.place }] : [];
  return option.card ? [...places, { kind: 'card', key: option.card }] : places;
}

/**
 * Where on a board an answer of one or several steps is carried out: at the last place that is drawn there, else at the
 * last card.
 */
export function carriedOut(steps: readonly { card: string; place: string }[], board: ParentNode): HTMLElement | null {
  const back = [...steps].reverse();
  const ways = [
    ...back.flatMap(({ place }): Spot[] => [{ kind: 'place', key: place }, seatOf(place)]),
    ...back.map((one): Spot => ({ kind: 'card', key: one.card })),
  ];
  for (const way of ways.filter((one) => one.key)) {
    const drawn = found(way, board).find((one) => one.getClientRects().length > 0);
    if (drawn) return drawn;
  }
  return null;
}

/** An answer that is aimed at somebody is carried out where they sit. */
function seatOf(place: string): Spot {
  return { kind: 'seat', key: place.startsWith('seat:') ? place.slice(5) : '' };
}

/** Where it is drawn on the board, if it is. */
export function onBoard(spot: Spot): HTMLElement | null {
  const board = document.querySelector('.screen .table');
  return (board && found(spot, board).find((one) => one.getClientRects().length > 0)) ?? null;
}

function found({ kind, key, expects }: Spot, root: ParentNode = document): HTMLElement[] {
  if (kind === 'option') return leading(expects?.[0] === key ? expects : [key]);
  const marked = all(`[data-${kind}]`, root).filter((one) => names(one.dataset[kind] ?? '', key));
  if (marked.length > 0) return marked;
  return all('[data-anchor]', root).filter((one) =>
    ANCHORS[kind].some((start) => {
      const anchor = one.dataset.anchor ?? '';
      return anchor.startsWith(start) && names(anchor.slice(start.length), key);
    }),
  );
}

/** One of several equal cards has an id that goes on behind its printed key. */
function names(own: string, key: string): boolean {
  return own === key || own.startsWith(`${key}#`) || own.startsWith(`${key}:`) || own.endsWith(`:${key}`);
}

function all(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** The part of it that no scrolled frame around it hides, with room of `pad` about it; null if nothing is left. */
export function inSight(one: Element, pad: number): { x: number; y: number; width: number; height: number } | null {
  const own = one.getBoundingClientRect();
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  for (let frame = one.parentElement; frame; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflowY === 'visible') continue;
    const edge = frame.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  if (right <= left || bottom <= top) return null;
  // Where a frame cuts it, the light ends at the frame.
  const room = (at: number, full: number): number => (at === full ? pad : 0);
  const [x, y] = [left - room(left, own.left), top - room(top, own.top)];
  return { x, y, width: right + room(right, own.right) - x, height: bottom + room(bottom, own.bottom) - y };
}
