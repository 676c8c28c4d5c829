import type { RecapLine } from './model.ts';

const TWO = 2;

/** On a phone a strip has room for two lines: what concerns oneself first, then what is grave, then the newest. */
export function inShort(lines: readonly RecapLine[]): RecapLine[] {
  const weight = ({ mine, grave }: RecapLine): number => 2 * Number(mine) + Number(grave ?? false);
  const byWeight = [...lines].sort((a, b) => weight(b) - weight(a) || b.n - a.n);
  const kept = byWeight.slice(0, TWO);
  return lines.filter((line) => kept.includes(line));
}
