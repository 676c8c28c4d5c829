import { expect, it } from 'vitest';
import { shift } from '../src/ui/insight.ts';

const seen = { top: 100, bottom: 500 };

it('scrolls just as far as what is asked about needs', () => {
  expect(shift(seen, [{ top: 120, bottom: 480 }])).toBe(0);
  expect(shift(seen, [{ top: 430, bottom: 560 }])).toBe(60);
  expect(shift(seen, [{ top: 40, bottom: 90 }])).toBe(-60);
  expect(
    shift(seen, [
      { top: 180, bottom: 200 },
      { top: 500, bottom: 530 },
    ]),
  ).toBe(30);
});

it('leaves the choice to others where there is nothing, or no room for all of it', () => {
  expect(shift(seen, [])).toBeNull();
  expect(
    shift(seen, [
      { top: 0, bottom: 20 },
      { top: 500, bottom: 530 },
    ]),
  ).toBeNull();
});
