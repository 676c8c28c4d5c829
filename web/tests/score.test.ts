import { describe, expect, it } from 'vitest';
import { compose, FLIGHT_MS, WORDS_MS, type Part } from '../src/live/compose.ts';
import { patched } from '../src/live/patch.ts';
import { Score, type Metronome } from '../src/live/score.svelte.ts';
import { Stage } from '../src/live/stage.svelte.ts';
import { capped, limit, MOST_MS, times } from '../src/live/tempo.ts';
import { settings, type Speed } from '../src/settings.svelte.ts';
import { told, type Cue, type TableScene, type Told } from '../src/scene/scene.ts';
import { ask, option, scene } from './scene.ts';

/** A clock that is wound by hand. */
class Wound implements Metronome {
  now = 0;
  #due: { at: number; then: () => void }[] = [];

  after(ms: number, then: () => void): () => void {
    const one = { at: this.now + ms, then };
    this.#due.push(one);
    return () => (this.#due = this.#due.filter((other) => other !== one));
  }

  wind(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

const line = (n: number, more: Partial<Told> = {}): Told => told({ n, kind: 'said', text: `line ${n}`, ...more });
const part = (ms: number, seat = 0, n = 1): Part => ({ lines: [line(n)], cues: [], view: { n }, seat, ms });

describe('what a line changed', () => {
  it('makes the new view of the old one, and leaves the old one alone', () => {
    const old = { deck: 5, hand: [1, 2, 3], sides: [{ life: 3 }, { life: 4 }], gone: 1 };
    const change = {
      deck: [4],
      hand: { at: 1, out: 1, in: [7, 8] },
      sides: { 1: { life: [2] } },
      gone: 0,
      plain: [null],
    };
    const made = patched(old, change) as typeof old;
    expect(made).toEqual({ deck: 4, hand: [1, 7, 8, 3], sides: [{ life: 3 }, { life: 2 }], plain: null });
    expect(made.sides[0]).toBe(old.sides[0]);
    expect(old).toEqual({ deck: 5, hand: [1, 2, 3], sides: [{ life: 3 }, { life: 4 }], gone: 1 });
  });
});

describe('a score is composed', () => {
  const cues: Record<string, Cue> = {
    placed: { ms: 0 },
    moved: { from: 'hand', to: 'slot:1' },
    scored: { ms: 700, moment: 'scored' },
    too: { joins: true },
  };
  const adapter = { fly: (one: Told): Cue | null => cues[one.kind] ?? null };
  const before = scene('npzr', { life: 3 });

  it('of lines: those without a time wait for the next, those that join go with the one before', () => {
    const fresh = ['placed', 'moved', 'scored', 'too', 'quiet'].map((kind, place) =>
      line(place + 1, { kind, text: kind === 'quiet' ? '' : kind, seat: place === 0 ? 1 : -1 }),
    );
    const changes = [
      { n: 2, change: { life: [2] } },
      { n: 3, change: { life: [1] } },
    ];
    const parts = compose(adapter, before, { view: { life: 0 } }, fresh, changes);
    expect(parts.map((one) => one.lines.map((each) => each.n))).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(parts.map((one) => [one.view, one.ms, one.seat])).toEqual([
      [{ life: 2 }, FLIGHT_MS, 1],
      [{ life: 0 }, 700, 1],
    ]);
  });

  it('plainly where a game says nothing: a beat for each line that has words', () => {
    const fresh = [line(1, { text: '' }), line(2), line(3)];
    const parts = compose({}, before, { view: { life: 1 } }, fresh, []);
    expect(parts.map((one) => [one.lines.length, one.ms])).toEqual([
      [2, WORDS_MS],
      [1, WORDS_MS],
    ]);
    expect(parts[0]?.view).toEqual({ life: 3 });
    expect(compose({}, before, { view: {} }, [line(1, { text: '' })], [])).toEqual([]);
  });
});

describe('a score keeps time', () => {
  it('slower, faster, and rivals a little faster than oneself', () => {
    const parts = [part(100, 0), part(100, 1), part(100, -1)];
    expect(times(parts, 'normal', 0)).toEqual([100, 70, 100]);
    expect(times(parts, 'calm', 0)).toEqual([150, 105, 150]);
    expect(times(parts, 'brisk', -1)).toEqual([50, 50, 50]);
  });

  it('of four seconds at most, and a tenth of the clock: the longest are shortened first', () => {
    expect(capped([100, 900, 300], 700)).toEqual([100, 300, 300]);
    expect(capped([100, 900, 900], 700)).toEqual([100, 300, 300]);
    expect(capped([100, 200], 700)).toEqual([100, 200]);
    expect([limit(undefined), limit(15_000), limit(90_000)]).toEqual([MOST_MS, 1500, MOST_MS]);
  });

  function played(): { score: Score; clock: Wound; begun: unknown[]; over: Part[][] } {
    const clock = new Wound();
    const begun: unknown[] = [];
    const over: Part[][] = [];
    const score = new Score(
      { ready: () => {}, begun: (one) => begun.push(one.view), over: (left) => over.push(left) },
      clock,
    );
    return { score, clock, begun, over };
  }

  it('beat by beat, and takes what comes meanwhile at its end', () => {
    const { score, clock, over } = played();
    score.add([part(100, 0, 1), part(200, 0, 2)], 'normal', 0, MOST_MS);
    expect([score.now?.view, score.left]).toEqual([{ n: 1 }, 1]);
    clock.wind(100);
    expect([score.now?.view, score.left]).toEqual([{ n: 2 }, 0]);
    score.add([part(50, 0, 3)], 'normal', 0, MOST_MS);
    clock.wind(199);
    expect(score.now?.view).toEqual({ n: 2 });
    clock.wind(1);
    expect(score.now?.view).toEqual({ n: 3 });
    clock.wind(50);
    expect([score.now, over]).toEqual([null, [[]]]);
  });

  it('only while nobody looks back: what comes next waits', () => {
    const { score, clock } = played();
    score.add([part(100, 0, 1), part(100, 0, 2)], 'normal', 0, MOST_MS);
    score.hold();
    clock.wind(5000);
    expect(score.now?.view).toEqual({ n: 1 });
    score.goOn();
    clock.wind(200);
    expect(score.now).toBe(null);
    score.hold();
    score.add([part(100, 0, 3)], 'normal', 0, MOST_MS);
    expect(score.now).toBe(null);
    score.goOn();
    expect(score.now?.view).toEqual({ n: 3 });
  });

  it('until a key ends the beat, and the next one the score', () => {
    const { score, clock, begun, over } = played();
    score.add([part(100, 0, 1), part(100, 0, 2), part(100, 0, 3)], 'normal', 0, MOST_MS);
    score.press();
    expect(score.now?.view).toEqual({ n: 2 });
    score.press();
    expect(score.now).toBe(null);
    expect(over[0]?.map((one) => one.view)).toEqual([{ n: 3 }]);
    score.press();
    clock.wind(1000);
    expect(begun).toEqual([{ n: 1 }, { n: 2 }]);
    expect(over).toHaveLength(1);
  });

  it('and waits for each key of somebody who learns', () => {
    const { score, clock } = played();
    score.add([part(100, 0, 1), part(100, 0, 2), part(100, 0, 3)], 'step', 0, MOST_MS);
    clock.wind(60_000);
    expect(score.now?.view).toEqual({ n: 1 });
    score.press();
    score.press();
    expect(score.now?.view).toEqual({ n: 3 });
    score.press(true);
    expect(score.now).toBe(null);
  });
});

describe('a stage', () => {
  const question = ask('PlayCard', [option('a')]);

  function stage(speed: Speed, asleep = false) {
    settings.motion = 'full';
    settings.speed = speed;
    const clock = new Wound();
    const sleep = { asleep };
    const made = new Stage({ adapter: () => null, dress: (one) => one }, clock, () => sleep.asleep);
    made.open(scene('npzr', { n: 0 }, { lines: [] }), [], true);
    const after = (lines: Told[], more: Partial<TableScene> = {}): TableScene =>
      scene('npzr', { n: lines.length }, { lines, ask: question, ...more });
    return { made, clock, after, sleep };
  }
  const lines = [line(1, { seat: 1 }), line(2), line(3)];
  const beats = [
    { n: 1, change: { n: [1] } },
    { n: 2, change: { n: [2] } },
  ];

  it('shows the table of each beat, asks nobody meanwhile, and asks at the end', () => {
    const { made, clock, after } = stage('normal');
    made.tell(after(lines), lines, beats);
    const seen: unknown[] = [];
    for (let beat = 0; beat < 3; beat++) {
      const { view, ask: asked, lines: log, waiting, beat: now } = made.shown as TableScene;
      seen.push([view, asked, log.length, waiting, now?.left]);
      clock.wind(WORDS_MS);
    }
    expect(seen).toEqual([
      [{ n: 1 }, null, 1, 1, 2],
      [{ n: 2 }, null, 2, 1, 1],
      [{ n: 3 }, null, 3, 1, 0],
    ]);
    expect([made.shown?.ask, made.shown?.beat]).toEqual([question, undefined]);
  });

  it('shows the last picture at once to those who want that, with a recap', () => {
    const { made, after } = stage('once');
    made.tell(after(lines), lines, beats);
    expect([made.shown?.view, made.shown?.ask, made.recap.length]).toEqual([{ n: 3 }, question, 3]);
    made.caughtUp();
    expect(made.recap).toEqual([]);
  });

  it('goes on with what it performs when nothing to look at is told meanwhile', () => {
    const { made, after } = stage('normal');
    made.tell(after(lines), lines, beats);
    made.tell(after([...lines, line(4, { text: '' })]), [line(4, { text: '' })], []);
    expect([made.shown?.beat?.left, made.shown?.view]).toEqual([2, { n: 1 }]);
  });

  it('takes no question away that is still the same', () => {
    const { made, after } = stage('normal');
    made.open(after([]), [], true);
    made.tell(after(lines), lines, beats);
    expect(made.shown?.ask).toEqual(question);
  });

  it('goes on while something beside the game changes, and takes the rest at its end', () => {
    const { made, clock, after } = stage('normal');
    made.tell(after(lines), lines, beats);
    made.tell(after(lines), [], []);
    expect(made.shown?.view).toEqual({ n: 1 });
    made.tell(after([...lines, line(4)]), [line(4)], []);
    clock.wind(3 * WORDS_MS);
    expect([made.shown?.view, made.shown?.ask]).toEqual([{ n: 4 }, null]);
    clock.wind(WORDS_MS);
    expect(made.shown?.ask).toEqual(question);
  });

  it('loses nothing while the tab sleeps: what was not performed is told', () => {
    const { made, after, clock, sleep } = stage('normal');
    made.tell(after(lines), lines, beats);
    made.sleep();
    sleep.asleep = true;
    expect([made.missed.map((one) => one.n), made.shown?.view]).toEqual([[2, 3], { n: 3 }]);
    made.tell(after([...lines, line(4)]), [line(4)], []);
    expect([made.missed.map((one) => one.n), made.shown?.beat]).toEqual([[2, 3, 4], undefined]);
    made.open(after([...lines, line(4), line(5)]), [line(5)], false);
    expect(made.missed.map((one) => one.n)).toEqual([2, 3, 4, 5]);
    made.caughtUp();
    clock.wind(5000);
    expect(made.missed).toEqual([]);
  });

  it('goes back to any line as the table was then', () => {
    const { made, after, clock } = stage('once');
    made.tell(after(lines), lines, beats);
    made.moment(2);
    expect([made.shown?.view, made.shown?.past, made.shown?.lines.length]).toEqual([{ n: 2 }, true, 2]);
    clock.wind(2000);
    expect(made.shown?.view).toEqual({ n: 3 });
  });
});

it('keeps the table as it was at the best moment of a game', () => {
  const adapter = { fly: () => null, glory: (one: Told, { seat }: TableScene) => (one.seat === seat ? one.number : 0) };
  const stage = new Stage({ adapter: () => adapter as never, dress: (one) => ({ ...one, seat: 0 }) }, new Wound());
  const lines = [line(1, { seat: 0, number: 2 }), line(2, { seat: 1, number: 9 }), line(3, { seat: 0, number: 2 })];
  const told = (count: number, view: unknown): TableScene => ({ ...scene('npzr', view), lines: lines.slice(0, count) });
  stage.open(told(0, { at: 0 }), [], true);
  expect(stage.best).toBeNull();
  for (const count of [1, 2, 3]) stage.tell(told(count, { at: count }), [lines[count - 1]!], []);
  expect(stage.best?.line.n).toBe(3);
  expect(stage.best?.scene.view).toEqual({ at: 3 });
  stage.open(told(2, { at: 9 }), [], true);
  expect(stage.best?.line.n).toBe(1);
  expect(stage.best?.scene.view).toEqual({ at: 9 });
});
