/**
 * How far cards of a hand overlap: not at all if they fit, down to 44 px visible (or what their names need) if they
 * must; then the hand scrolls.
 */
const LEAST_VISIBLE = 44;

interface HandLayout {
  /** margin between two cards; negative means overlap */
  gap: number;
  scrolls: boolean;
}

export function handLayout(
  cards: number,
  room: number,
  cardWidth: number,
  gap: number,
  least = LEAST_VISIBLE,
): HandLayout {
  if (cards < 2 || room <= 0) return { gap, scrolls: false };
  const natural = cards * cardWidth + (cards - 1) * gap;
  if (natural <= room) return { gap, scrolls: false };
  const visible = (room - cardWidth) / (cards - 1);
  if (visible >= least) return { gap: Math.floor(visible - cardWidth), scrolls: false };
  return { gap: least - cardWidth, scrolls: true };
}

/** A reason needs so much to be read, and spreads over what is free no further than that. */
const REASON = { least: 200, most: 270, high: 120 };

/** How wide a reason may be beside the cards of a hand: as what lies there, or over what is free; 0: it has no room. */
export function reasonRoom(own: number, free: number, height: number): number {
  const room = Math.floor(Math.max(own, Math.min(REASON.most, free)));
  return room >= REASON.least && height >= REASON.high ? room : 0;
}

/** Where an arrow, Home or End leads in a row of cards; null if the key is not one of these. */
export function arrow(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The card a digit key means: 1 is the first. */
export function digit(key: string, count: number): number | null {
  const number = key.length === 1 ? '123456789'.indexOf(key) : -1;
  return number >= 0 && number < count ? number : null;
}
