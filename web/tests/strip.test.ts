import { describe, expect, it } from 'vitest';
import type { RecapLine } from '../src/ui/model.ts';
import { inShort } from '../src/ui/strip.ts';

const line = (n: number, mine = false): RecapLine => ({ n, text: `${n}`, mine });
const told = (...lines: RecapLine[]): number[] => inShort(lines).map(({ n }) => n);

describe('while you waited, on a phone', () => {
  it('has room for two, in the order in which they happened', () => {
    expect(told(line(1))).toEqual([1]);
    expect(told(line(1), line(2), line(3))).toEqual([2, 3]);
    expect(told(line(1, true), line(2), line(3, true), line(4))).toEqual([1, 3]);
    expect(told(line(1, true), line(2, true), line(3, true))).toEqual([2, 3]);
  });

  it('keeps the only one that concerns oneself', () => {
    expect(told(line(1, true), line(2), line(3))).toEqual([1, 3]);
  });

  it('keeps what weighs most before what is newest', () => {
    expect(told({ ...line(1), grave: true }, line(2), line(3))).toEqual([1, 3]);
    expect(told({ ...line(1), grave: true }, line(2, true), line(3, true))).toEqual([2, 3]);
  });
});
