// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { city } from '../src/games/kaiju/city.ts';
import { centre, nearest, turn } from '../src/games/kaiju/map.ts';
import { river, swim } from '../src/games/kaiju/swim.ts';

it('has 126 hexes, 31 of river, 9 large and 18 small buildings', () => {
  const { hexes, buildings } = city();
  expect([hexes.length, hexes.filter((hex) => hex.kind === 'river').length]).toEqual([126, 31]);
  expect([
    buildings.filter((one) => one.size === 'large').length,
    buildings.filter((one) => one.size === 'small').length,
  ]).toEqual([9, 18]);
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

describe('a swim', () => {
  const { hexes } = city();

  it('goes along the river, hex by hex', () => {
    const way = river(hexes, [16, 1], [12, 3]);
    expect(way[0]).toEqual([16, 1]);
    expect(way.at(-1)).toEqual([12, 3]);
    const water = new Set(hexes.filter((hex) => hex.kind === 'river').map((hex) => `${hex.q},${hex.r}`));
    expect(way.every((place) => water.has(place.join()))).toBe(true);
    expect(way).toHaveLength(5);
  });

  it('ends as the figure lies, and never spins the long way round', () => {
    const poses = swim(hexes, { head: [16, 1], tail: [17, 1] }, { head: [-1, 4], tail: [-2, 5] });
    expect(poses.at(-1)?.head).toEqual(centre(-1, 4));
    for (const [i, pose] of poses.entries())
      if (i > 0) expect(Math.abs(pose.angle - (poses[i - 1]?.angle ?? 0))).toBeLessThanOrEqual(180);
  });

  it('is entered by arrow keys', () => {
    const places = ['0 0', '100 0', '50 87', '-100 0'];
    expect(nearest(places, '0 0', 'ArrowRight')).toBe(1);
    expect(nearest(places, '0 0', 'ArrowDown')).toBe(2);
    expect(nearest(places, '0 0', 'ArrowLeft')).toBe(3);
    expect(nearest(places, '0 0', 'Tab')).toBe(-1);
  });
});
