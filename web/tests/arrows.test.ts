import { expect, it } from 'vitest';
import { nearest } from '../src/ui/arrows.ts';
import { command } from '../src/ui/keys.ts';

const PLACES = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 50, y: 100 },
  { x: 200, y: 0 },
];

it('moves to what lies nearest in the direction of the arrow', () => {
  expect(nearest({ x: 0, y: 0 }, PLACES, 'ArrowRight')).toBe(1);
  expect(nearest({ x: 100, y: 10 }, PLACES, 'ArrowRight')).toBe(3);
  expect(nearest({ x: 100, y: 10 }, PLACES, 'ArrowLeft')).toBe(0);
  expect(nearest({ x: 60, y: 0 }, PLACES, 'ArrowDown')).toBe(2);
  expect(nearest({ x: 200, y: 0 }, PLACES, 'ArrowUp')).toBe(-1);
  expect(nearest({ x: 0, y: 0 }, PLACES, 'Enter')).toBe(-1);
});

it('takes Enter and Space for the main action, unless a button has the focus', () => {
  const press = (key: string, onControl: boolean) =>
    command({ key, ctrlKey: false, metaKey: false, altKey: false }, onControl);
  for (const key of [' ', 'Enter']) {
    expect(press(key, false)).toEqual({ does: 'option', kind: 'main' });
    expect(press(key, true)).toBeNull();
  }
});
