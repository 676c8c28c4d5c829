import type { CardFace } from './model.ts';

/** When each card of a journal flies. Pure: times in milliseconds from now. */
export interface Flight {
  id: number;
  /** keys of places: `deck`, `hand:7`, `stack:A3` */
  from: string;
  to: string;
  /** where it lay before the table changed, if its place is gone by now */
  fromBox?: DOMRect;
  /** what may be seen of it; a hidden card shows its back */
  face?: { name: string; icon?: string; tint?: string; card?: CardFace };
  /** as large as its places */
  fits?: boolean;
  /** turn face up in the last third */
  turns?: boolean;
  /** links of one cascade get faster: 15 % each, never under 160 ms */
  link?: number;
  /** said instead, where motion is reduced */
  words?: string;
}

export interface Planned extends Flight {
  start: number;
  duration: number;
}

export const MOVE_MS = 280;
const DEAL_STEP_MS = 60;
export const LEAST_LINK_MS = 160;
const LONG_QUEUE_MS = 2000;

/** `within`: milliseconds until all have landed. */
export function plan(flights: readonly Flight[], within = LONG_QUEUE_MS): Planned[] {
  let clock = 0;
  const planned = flights.map((flight) => {
    const duration = flight.link === undefined ? MOVE_MS : Math.max(LEAST_LINK_MS, MOVE_MS * 0.85 ** flight.link);
    const start = clock;
    clock += flight.link === undefined ? DEAL_STEP_MS : duration;
    return { ...flight, start, duration };
  });
  const whole = Math.max(0, ...planned.map((flight) => flight.start + flight.duration));
  // Nobody waits for a long queue.
  const speed = whole <= within ? 1 : within === LONG_QUEUE_MS ? 2 : whole / Math.max(1, within);
  return planned.map((flight) => ({ ...flight, start: flight.start / speed, duration: flight.duration / speed }));
}
