import { describe, expect, it } from 'vitest';
import type { House } from '../src/house.ts';
import { Coaching } from '../src/live/coach.svelte.ts';
import { Refused } from '../src/live/refused.ts';
import {
  chancesAt,
  line,
  marks,
  points,
  reach,
  rows,
  scenes,
  segments,
  signed,
  sum,
  wins,
} from '../src/pages/coach/coach.ts';
import type { CoachAccount, CoachDecision, CoachReport, CoachState } from '../src/wire.ts';

const ada: CoachAccount = {
  seat: 0,
  name: 'Ada',
  start: 0.52,
  skill: -0.41,
  others: 0.09,
  luck: -0.14,
  remainder: -0.06,
  result: 0,
  error: 0.1,
  lost: 0.26,
  error_rate: 0.02,
  mastery: 0.81,
  decisions: 3,
  marks: {},
  turning_points: [29, 11],
  credits: [-0.41, 0.09],
  fortunes: { cards: -0.14 },
  about: '',
  sentence: 'You played 81 % as well as a Legend would; luck cost you 14 points.',
};
const bo: CoachAccount = { ...ada, seat: 1, name: 'Bo', start: 0.48, skill: 0, others: 0.32, luck: 0.14, result: 1 };

function decision(n: number, seat: number, word: CoachDecision['word'], loss: number): CoachDecision {
  return {
    ...{ n, seat, word, loss, said: [], best: [], ci95: [0, loss], value: 0, best_value: loss, turn: n, gains: [] },
    ...{
      stake: 1,
      worlds: 160,
      options: [],
      why: '',
      because: '',
      said_at: [],
      best_at: [],
      said_words: '',
      best_words: '',
    },
  };
}

const report: CoachReport = {
  game: 'ninja-pirate-zombie-robot',
  answers: 40,
  seats: [ada, bo],
  decisions: [
    decision(5, 0, 'fine', 0.01),
    decision(11, 0, 'doubtful', 0.06),
    decision(20, 1, 'mistake', 0.11),
    decision(24, 1, 'brilliant', 0),
    decision(29, 0, 'blunder', 0.19),
  ],
  luck: [
    { n: 5, kind: 'deal', amounts: [0.05, -0.05] },
    { n: 11, kind: 'cards', amounts: [-0.02, 0.02] },
    { n: 29, kind: 'cards', amounts: [-0.14, 0.14] },
  ],
  at: [0, 20, 40],
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [0, 1],
  ],
  spread: [
    [0.02, 0.02],
    [0.02, 0.02],
    [0, 0],
  ],
  turning_points: [29, 20, 11],
  left_out: 4,
  seed: 1,
};

describe('a report on the page', () => {
  it('speaks in points with a true minus', () => {
    expect([points(0.188), points(-0.001), signed(-0.19), signed(0.02), signed(0.001)]).toEqual([
      19,
      0,
      '−19',
      '+2',
      '0',
    ]);
  });
  it('adds up, whatever rounding leaves over', () => {
    expect(sum(ada)).toBe('52 − 41 + 9 − 14 − 6');
    const parts = segments({ ...ada, skill: -0.414, luck: -0.136 });
    expect(parts.reduce((whole, one) => whole + one.points, 0)).toBe(0);
  });
  it('lays what was lost to the left of the axis and what was there to the right', () => {
    expect(segments(ada).map((one) => [one.part, one.from])).toEqual([
      ['start', 0],
      ['skill', -41],
      ['others', 52],
      ['luck', -55],
      ['remainder', -61],
    ]);
    expect(reach([ada, bo])).toEqual({ left: 61, right: 94 + 6 });
  });
  it('filters the log by seat and by mark', () => {
    const all = rows(report, -1, (n) => n, false);
    expect(all.map((row) => row.n)).toEqual([5, 11, 20, 24, 29]);
    const own = rows(report, 0, (n) => n, false);
    expect(own.map((row) => [row.n, row.luck?.points])).toEqual([
      [5, 5],
      [5, undefined],
      [11, undefined],
      [29, undefined],
      [29, -14],
    ]);
    expect(rows(report, 0, (n) => n, true).map((row) => row.n)).toEqual([11, 29]);
  });
  it('says how often both answers win so that the loss lies between them', () => {
    expect(wins({ best_value: 0.484, loss: 0.058 })).toEqual({ chance: 48, other: 42 });
    expect(wins({ best_value: 0.01, loss: 0.014 })).toEqual({ chance: 1, other: 0 });
  });
  it('has scenes of a seat, or of the table', () => {
    expect(scenes(report, 0).map((one) => one.n)).toEqual([29, 11]);
    expect(scenes(report, -1).map((one) => one.n)).toEqual([29, 20, 11]);
  });
  it('marks all of the seat that is looked at, and what others did clearly wrong', () => {
    expect(marks(report, 0).map((one) => one.n)).toEqual([11, 20, 29]);
    expect(marks(report, -1).map((one) => one.n)).toEqual([11, 20, 24, 29]);
  });
  it('draws chances where the answers were given', () => {
    expect(line(report, 0, 400, 100)).toBe('0.0,50.0 200.0,40.0 400.0,100.0');
    expect([chancesAt(report, 0), chancesAt(report, 19), chancesAt(report, 40)]).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
      [0, 1],
    ]);
  });
});

describe('waiting for the coach', () => {
  const state = (word: CoachState['state'], done = 0): CoachState => ({
    state: word,
    done,
    total: 9,
    report: word === 'done' ? report : null,
  });
  function house(...told: (CoachState | Error)[]): { house: House; asked: boolean[] } {
    const asked: boolean[] = [];
    const coach = (_: string, __: number, ask: boolean): Promise<CoachState> => {
      asked.push(ask);
      const next = told.shift()!;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    };
    return { house: { coach } as unknown as House, asked };
  }
  const now = (): Promise<void> => Promise.resolve();

  it('asks once, then how far it is, until it is done', async () => {
    const made = house(state('waiting'), state('thinking', 4), state('done', 9));
    const work = new Coaching(made.house, 't', 1);
    await work.ask(now);
    expect(made.asked).toEqual([true, false, false]);
    expect(work.report).toBe(report);
  });
  it('only looks where nobody asked for it', async () => {
    const made = house(state('none'));
    const work = new Coaching(made.house, 't', 1);
    await work.look();
    expect(made.asked).toEqual([false]);
    expect(work.report).toBeNull();
  });
  it('stops when the page is left, and says why it was refused', async () => {
    const left = house(state('waiting'));
    const work = new Coaching(left.house, 't', 1);
    await work.ask(() => Promise.resolve(work.leave()));
    expect(left.asked).toEqual([true]);
    const refused = new Coaching(house(new Refused('one_at_a_time', 'One at a time.')).house, 't', 1);
    await refused.ask(now);
    expect(refused.refused).toBe('One at a time.');
  });
});
