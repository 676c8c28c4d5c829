import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/rampage/adapt.ts';
import { told, type TableScene } from '../src/scene/scene.ts';
import type { Line, RampageTableView } from '../src/wire.ts';
import { inBeat, moment as realMoment, readScene } from './moment.ts';

type Scene = TableScene<RampageTableView>;

const pack = readScene('rampage-pack');
const moment = (name: string): Scene => realMoment('rampage', 'robot-rampage', name, 9999, { pack });
const performed = (now: Scene, ...lines: Partial<Line>[]) =>
  adapter.adapt(
    inBeat(adapter.fly, now, ...lines.map((line, place) => told({ n: 901 + place, kind: 'moved', ...line } as Line))),
  );
const phase = (model: ReturnType<typeof performed>): string | undefined => model.phases.find((one) => one.now)?.label;

describe('the phase chips', () => {
  /** As somebody sees it whom it does not concern: the attack is being laid, then announced. */
  const shown = moment('watch');
  const laying: Scene = { ...shown, lines: shown.lines.filter((line) => line.kind !== 'attacked') };

  it('stand at the attack as long as its cards are laid, and go on when it is defended', () => {
    const strike = { card: 'O14', source: 'hand 3', target: 'strikes' };
    expect(phase(performed(laying, strike))).toBe('Attack');
    expect(phase(performed(laying, { kind: 'attacked', seat: 3, number: 9, other: 4, text: 'x' }))).toBe('Attack');
    expect(phase(adapter.adapt(shown))).toBe('Defend');
    expect(phase(performed(shown, { card: 'B10', source: 'hand 4', target: 'guards' }))).toBe('Defend');
  });

  it('stand at the refill while cards are drawn from the stack', () => {
    const now = moment('action');
    const refill = { card: 'G10', source: `stack ${now.view.active}`, target: `hand ${now.view.active}` };
    expect(phase(performed(now, refill))).toBe('Refill');
    expect(phase(performed({ ...now, view: { ...now.view, action: now.view.hand[0] ?? null } }, refill))).toBe(
      'Actions',
    );
  });
});

describe('a fall', () => {
  const now = moment('action');
  const fell = { kind: 'fell', seat: 1, number: 1, word: 'wounds', text: 'x' };
  const lit = (model: ReturnType<typeof performed>) =>
    model.lamps.filter((lamp) => lamp.flash).map((lamp) => lamp.field);

  it('lights no lamp before the robot is gone, and then the right one', () => {
    expect(lit(performed(now, fell))).toEqual([]);
    const seats = now.view.seats.map((seat) => ({ ...seat, standing: seat.standing && seat.seat !== 1 }));
    const view = { ...now.view, seats, wild_only: true };
    expect(lit(adapter.adapt({ ...now, view, lines: [...now.lines, told({ n: 901, ...fell })], read: 900 }))).toEqual([
      'wild_only',
    ]);
  });

  it('ends with the torso', () => {
    const place = now.view.seats[1]?.robot ?? 0;
    const model = performed(now, { card: 'T1', source: `robot ${place} torso`, target: 'scrap' });
    expect(model.robots.find((robot) => robot.seat === 1)?.topples).toBe(true);
    expect(model.robots.filter((robot) => robot.topples)).toHaveLength(1);
  });
});

describe('cards that are drafted', () => {
  it('are ticked on the half they are laid with, also while nothing is asked', () => {
    const now = moment('strike-begun');
    const halves = adapter.adapt({ ...now, ask: null }).hand.find((card) => card.id === 'B07')?.halves;
    expect(halves?.map((half) => half.on ?? false)).toEqual([true, false]);
  });
});

describe('an accessory', () => {
  const now = moment('watch');
  const fight = now.view.fight;
  if (!fight) throw new Error('no fight');
  const attacked = { kind: 'attacked', seat: 3, number: 11, other: 4, text: 'x' };

  it('whirrs when it is used', () => {
    const whirring = performed(now, { kind: 'gadget', seat: 3, word: 'x', text: 'x' }).robots.filter(
      (robot) => robot.whirrs,
    );
    expect(whirring.map((robot) => robot.seat)).toEqual([3]);
  });

  it('is added to the bar in front of everybody', () => {
    const view = {
      ...now.view,
      fight: { ...fight, attack: { ...fight.attack, accessory: 2 }, attack_total: 11 },
    };
    const bar = performed({ ...now, view }, attacked).fight?.attack;
    expect([bar?.was, bar?.total]).toEqual([9, 11]);
    expect(bar?.segments.filter((one) => one.now).map((one) => one.value)).toEqual([2]);
    expect(performed(now, attacked).fight?.attack.was).toBeUndefined();
  });
});

describe('the defender', () => {
  it('is seen thinking by all others, until it is compared', () => {
    const now = moment('watch');
    const open = (model: ReturnType<typeof performed>) => model.fight?.defence.segments.some((one) => one.pending);
    expect(open(adapter.adapt(now))).toBe(true);
    expect(open(adapter.adapt(moment('defend')))).toBe(false);
    expect(open(adapter.adapt(moment('hit')))).toBe(false);
  });
});

describe('loot', () => {
  it('is counted down as it goes, and is not announced when it is gone', () => {
    const now = moment('theft');
    const take = { source: 'stack 3', target: 'stack 2' };
    const says = (...lines: Partial<Line>[]) => performed(now, ...lines).fight?.verdict.other;
    expect(adapter.adapt(now).fight?.verdict.other).toBe('3 cards are about to be taken.');
    expect(says(take)).toBe('2 cards are about to be taken.');
    expect(says(take, take, take)).toBeUndefined();
    expect(says({ kind: 'took', seat: 2, number: 3, other: 3, text: 'x' })).toBeUndefined();
  });
});
