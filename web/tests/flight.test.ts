// @vitest-environment node
import { expect, it } from 'vitest';
import { LEAST_LINK_MS, MOVE_MS, plan, type Flight } from '../src/ui/flight-plan.ts';

const deal = (count: number): Flight[] =>
  Array.from({ length: count }, (_, id) => ({ id, from: 'deck', to: `hand:${id}` }));

it('deals 60 ms apart', () =>
  expect(plan(deal(3)).map((flight) => [flight.start, flight.duration])).toEqual([
    [0, MOVE_MS],
    [60, MOVE_MS],
    [120, MOVE_MS],
  ]));

it('plays a queue longer than two seconds at double speed', () => {
  const flights = plan(deal(40));
  expect(flights[1]!.start).toBe(30);
  expect(flights.at(-1)!.start + flights.at(-1)!.duration).toBeLessThan(1500);
});

it('makes each link of a cascade faster, never under 160 ms', () => {
  const links = plan(Array.from({ length: 6 }, (_, id) => ({ id, from: 'stack:A1', to: 'marks:ninja', link: id })));
  expect(links[1]!.duration).toBeCloseTo(MOVE_MS * 0.85);
  expect(links[5]!.duration).toBe(LEAST_LINK_MS);
});
