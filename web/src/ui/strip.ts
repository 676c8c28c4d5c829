import type { RecapLine } from './model.ts';

const TWO = 2;

/** On a phone a strip has room for two lines: what concerns oneself comes first, then the newest. */
export function inShort(lines: readonly RecapLine[]): RecapLine[] {
  const byWeight = [...lines].sort((a, b) => Number(b.mine) - Number(a.mine) || b.n - a.n);
  const kept = byWeight.slice(0, TWO);
  return lines.filter((line) => kept.includes(line));
}
