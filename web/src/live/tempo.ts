import type { Speed } from '../settings.svelte.ts';
import type { Part } from './compose.ts';

const FACTOR: Record<Speed, number> = { calm: 1.5, normal: 1, brisk: 0.5, once: 0, step: 1 };
/** What rivals do is told a little faster than what one does oneself. */
const RIVALS = 0.7;
/** Nobody waits longer than this for what happened in a whole round. */
export const MOST_MS = 4000;

/** The times of a score: by the speed, and whose beats they are (`seat` -1 looks on: all are equal). */
export function times(parts: readonly Pick<Part, 'ms' | 'seat'>[], speed: Speed, seat: number): number[] {
  return parts.map((part) => part.ms * FACTOR[speed] * (seat < 0 || part.seat === seat || part.seat < 0 ? 1 : RIVALS));
}

/** What a score may last: the clock runs from the moment the state was delivered, so a tenth of it at most. */
export function limit(clockLeft: number | undefined): number {
  return clockLeft === undefined ? MOST_MS : Math.min(MOST_MS, clockLeft / 10);
}

/** The longest are shortened first, all to the same length, until the whole is no longer than the limit. */
export function capped(times: readonly number[], most: number): number[] {
  const sorted = [...times].sort((a, b) => a - b);
  let rest = most;
  for (const [place, time] of sorted.entries()) {
    const share = rest / (sorted.length - place);
    if (time > share) return times.map((one) => Math.min(one, share));
    rest -= time;
  }
  return [...times];
}
