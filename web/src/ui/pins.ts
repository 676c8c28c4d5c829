import { carriedOut } from './spots.ts';

export type Steps = readonly { card: string; place: string }[];

/** An answer pinned on a board: what was done (`said`), or what is best. */
export interface Pin {
  kind: 'best' | 'said';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boards come late, hands are fanned, tables scroll. */
const OFTEN_MS = 150;

/** Where answers lie on a board, measured as large as it is laid out, however large it is drawn; what is scrolled away
 * has no pin. */
export function pinned(board: HTMLElement, answers: Partial<Record<Pin['kind'], Steps>>): Pin[] {
  const from = board.getBoundingClientRect();
  const scale = from.width / board.offsetWidth || 1;
  return spread(board, answers).flatMap(({ kind, one }) => {
    if (!one || isAway(one)) return [];
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top, across, down] = [x - from.x, y - from.y, width, height].map((n) => Math.round(n / scale));
    return [{ kind, x: left!, y: top!, width: across!, height: down! }];
  });
}

/** Two answers at one place are told apart by their cards, where those are drawn. */
function spread(board: HTMLElement, answers: Partial<Record<Pin['kind'], Steps>>) {
  const found = (look: (steps: Steps) => Steps) =>
    Object.entries(answers).map(([kind, steps]) => ({
      kind: kind as Pin['kind'],
      one: carriedOut(look(steps), board),
    }));
  const places = found((steps) => steps);
  if (places.length < 2 || places[0]?.one !== places[1]?.one) return places;
  const cards = found((steps) => steps.map(({ card }) => ({ card, place: '' })));
  return cards.every(({ one }) => one) && cards[0]?.one !== cards[1]?.one ? cards : places;
}

function isAway(one: HTMLElement): boolean {
  const frame = one.closest('.table, .hand')?.getBoundingClientRect();
  const box = one.getBoundingClientRect();
  const middle = box.top + box.height / 2;
  return !!frame && (middle < frame.top || middle > frame.bottom);
}

/** Tell where they are, now and whenever that has changed. Gives back the way to stop. */
export function watchPins(measure: () => Pin[], tell: (pins: Pin[]) => void): () => void {
  let known = '';
  const look = (): void => {
    const found = measure();
    const now = JSON.stringify(found);
    if (now !== known) tell(found);
    known = now;
  };
  look();
  const timer = setInterval(look, OFTEN_MS);
  return () => clearInterval(timer);
}
