import type { Standing } from '../wire.ts';

/** Standing answers after `hold`, `arm:<key>` or the name of a way to be asked. */
export function changed(now: Standing, word: string): Standing {
  if (word === 'hold') return { ...now, hold: !now.hold };
  if (word.startsWith('arm:')) return armed(now, word.slice(4));
  return { ...now, mode: word as Standing['mode'] };
}

/** Arm a key, or put it down again: with `ask-armed` you are asked only when an armed key can be said. */
function armed(now: Standing, key: string): Standing {
  const keys = now.armed ?? [];
  return { ...now, armed: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key] };
}
