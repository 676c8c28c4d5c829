// @vitest-environment node
import { expect, it } from 'vitest';
import { city } from '../src/games/ck/city.ts';
import { centre, turn } from '../src/games/ck/map.ts';

it('has 126 hexes, 31 of river, 9 large and 18 small buildings', () => {
  const { hexes, buildings } = city();
  expect([hexes.length, hexes.filter((hex) => hex.kind === 'river').length]).toEqual([126, 31]);
  expect([buildings.filter((one) => one.size === 'large').length, buildings.filter((one) => one.size === 'small').length]).toEqual([9, 18]);
});

it('lays hexes 100 apart in rows of 86.6', () => {
  expect(centre(1, 0)).toEqual({ x: 100, y: 0 });
  expect(centre(0, 1)).toEqual({ x: 50, y: 86.6 });
});

it('turns the body in steps of 60 degrees towards the head', () => {
  expect(turn(centre(0, 0), centre(1, 0))).toBe(0);
  expect(turn(centre(5, 4), centre(6, 3))).toBe(-60);
  expect(Math.abs(turn(centre(1, 0), centre(0, 0)))).toBe(180);
});
