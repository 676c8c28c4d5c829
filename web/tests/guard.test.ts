import { describe, expect, it, vi } from 'vitest';
import { calm } from '../src/ui/calm.ts';
import { Guard, GUARD_MS } from '../src/ui/guard.ts';

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

describe('buttons that appear on their own', () => {
  it('hear no finger for 300 ms', () => {
    vi.useFakeTimers();
    const box = document.createElement('div');
    calm(box);
    vi.advanceTimersByTime(GUARD_MS - 1);
    expect(box.style.pointerEvents).toBe('none');
    vi.advanceTimersByTime(1);
    expect(box.style.pointerEvents).toBe('');
    vi.useRealTimers();
  });
});
