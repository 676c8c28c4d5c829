// @vitest-environment node
import { expect, it } from 'vitest';
import { Guard } from '../src/ui/guard.ts';

it('hears nothing for 300 ms after the question changed', () => {
  const guard = new Guard();
  guard.asked(1, 1000);
  expect(guard.hears(1299)).toBe(false);
  expect(guard.hears(1300)).toBe(true);
  guard.asked(1, 5000); // the same question again changes nothing
  expect(guard.hears(5001)).toBe(true);
  guard.asked(2, 6000);
  expect(guard.hears(6100)).toBe(false);
});
