import { describe, expect, it } from 'vitest';
import { goalOf as kaiju } from '../src/games/kaiju/goal.ts';
import { goalOf as npzr } from '../src/games/npzr/goal.ts';
import { goalOf as plain } from '../src/games/plain/goal.ts';
import { goalOf as rampage } from '../src/games/rampage/goal.ts';
import { goalOf as roundhouse } from '../src/games/roundhouse/goal.ts';
import { goalOf as samurai } from '../src/games/samurai/goal.ts';
import { scene } from './scene.ts';

/** Only what the goal looks at. */
const of = (game: string, view: object): never => scene(game, { over: false, ...view }) as never;

describe('the goal', () => {
  it('has the four marks of both, and tells who is one part from winning', () => {
    const side = (seat: number, marks: string[], fourth_looms = false) => ({ seat, marks, fourth_looms });
    const sides = [side(0, ['ninja']), side(1, ['ninja', 'pirate', 'robot'], true)];
    const goal = npzr(of('npzr', { sides }));
    expect(goal.seats.map((seat) => seat.marks?.filter((mark) => mark.on).length)).toEqual([1, 3]);
    expect(goal.threat).toContain('Bo');
  });

  it('has life, points, and hits to be expected', () => {
    const player = (seat: number, life: number, aaaaargh = false) => ({
      seat,
      life,
      alive: life > 0,
      points: 3,
      aaaaargh,
    });
    const [circle_forecast, middle_forecast] = [{ expected: 2.2 }, { expected: 1.9 }];
    const places = [
      { middle: true, monster: {} },
      { middle: false, monster: null },
    ];
    const view = {
      monster_deck: 20,
      places,
      players: [player(0, 3, true), player(1, 0)],
      circle_forecast,
      middle_forecast,
    };
    const goal = roundhouse(of('roundhouse', view));
    expect(goal.seats.map((seat) => [seat.out, seat.counts[0]?.value, seat.counts[0]?.low])).toEqual([
      [false, '3', true],
      [true, '0', true],
    ]);
    expect(goal.shared?.[0]?.value).toBe('21');
    expect(goal.threat).toContain('4');
    // The middle has attacked by then: what still comes is the circle.
    expect(roundhouse(of('roundhouse', { ...view, phase: 'counterattack' })).threat).toBe(
      'about 2 hits come at everybody',
    );
    const one = roundhouse(of('roundhouse', { ...view, places: [], circle_forecast: { expected: 0.7 } }));
    expect(one.threat).toBe('about 1 hit comes at everybody');
  });

  it('counts cards and wounds, and names the attacker without the draft', () => {
    const seat = (number: number, stack: number) => ({
      seat: number,
      standing: true,
      hand: 2,
      stack,
      parked: [],
      hoard: 0,
    });
    const robots = [0, 1].map((owner) => ({ owner, wounds: owner, bears: 5 }));
    const fight = { attacker: 1, target: 0, shown: false, attack_total: 9 };
    const view = { phase: 'battle', victory: 'standing', seats: [seat(0, 1), seat(1, 9)], robots, fight };
    const goal = rampage(of('rampage', view));
    expect(goal.seats.map((one) => one.counts.map((count) => count.value))).toEqual([
      ['3', '0/5'],
      ['11', '1/5'],
    ]);
    expect(goal.threat).toContain('Bo');
    expect(goal.threat).not.toContain('9');
  });

  it('differs by side in Cardboard Kaiju', () => {
    const buildings = [
      { standing: true, touched: true },
      { standing: true, touched: false },
    ];
    const view = { kaiju: 1, buildings, standing: 2, kaiju_deck: 30, deck: { risk: [12] }, seats: [{}, {}], names: {} };
    expect(kaiju(of('kaiju', view)).threat).toContain('1');
    expect(kaiju(of('kaiju', { ...view, kaiju: 0 })).threat).toBe('They draw your ENRAGE next: 12 %');
  });

  it('has defence, points and what is left of the film', () => {
    const movies = [0, 1].map((seat) => ({ seat, ds: 4 + seat, projected: 9 }));
    const attack = { attacker: 1, target: 0, attack: 12, defence: 4 };
    const goal = samurai(of('samurai', { movies, attack, goal: 0, pile: 40 }));
    expect(goal.seats.map((one) => one.counts[0]?.value)).toEqual(['4', '5']);
    expect([goal.shared?.[0]?.value, goal.threat]).toEqual(['40', expect.stringContaining('12')]);
  });

  it('is the score of a game without a board of its own, and missing where there is none', () => {
    const score = { id: 'points', label: 'points', value: 3, of: 10 };
    const goal = plain(of('moon', { plain: { seats: [{ seat: 0, score }], piles: [] } }));
    expect(goal?.seats[0]?.counts[0]?.value).toBe('3/10');
    expect(plain(of('moon', { plain: { seats: [], piles: [] } }))).toBeUndefined();
  });
});
