import { render } from '@testing-library/svelte';
import Result from '../src/pages/Result.svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { aside } from '../src/live/banter.ts';
import { climb, levelOf, rungOf } from '../src/live/rungs.ts';
import { told, type Told } from '../src/scene/scene.ts';
import { resultOf } from '../src/scene/common.ts';
import { drawn, FACES, inCast } from '../src/ui/cast.ts';
import { t } from '../src/words/words.svelte.ts';
import { chair, scene, table } from './scene.ts';

const bot = (seat: number, avatar: string, level: string) =>
  chair(seat, avatar.charAt(0).toUpperCase() + avatar.slice(1), { kind: 'bot', level, avatar });
const alone = (level: string) =>
  table('npzr', [], { chairs: [chair(0, 'Ada'), bot(1, 'gus', level), bot(2, 'dot', level)] });
const line = (n: number, kind: string, seat: number): Told => told({ n, kind, seat });

describe('the cast that plays the bots', () => {
  it('has a face for each of its twenty-four, and none is blank', () => {
    expect(FACES).toHaveLength(24);
    for (const face of FACES) {
      expect(inCast(face)).toBe(true);
      for (const shape of drawn(face)!.shapes) expect(shape.d).toMatch(/^M/);
    }
    expect(drawn('goose')).toBeNull();
  });

  it('says something of what was told, in words that there are, and not of others', () => {
    expect(aside('npzr', alone('extra'), [line(1, 'moved', 1)], [])?.words).toMatch(/^banter-extra-hello-/);
    expect(aside('npzr', alone('extra'), [line(9, 'ended', -1)], [1])?.words).toMatch(/^banter-extra-win-/);
    const said = Array.from({ length: 40 }, (_, n) => aside('npzr', alone('star'), [line(n + 2, 'scored', 1)], []));
    expect(said.filter(Boolean).length).toBeGreaterThan(5);
    expect(said.filter((one) => one === null).length).toBeGreaterThan(5);
    expect(aside('npzr', alone('star'), [line(9, 'scored', 0)], [])).toBeNull();
    for (const level of ['extra', 'understudy', 'star', 'legend'])
      for (const mood of ['hello', 'proud', 'hurt', 'win', 'lose'])
        for (const way of [1, 2]) expect(t(`banter-${level}-${mood}-${way}`)).not.toMatch(/^banter/);
  });
});

describe('gentle bots first', () => {
  beforeEach(() => localStorage.clear());

  it('offers a stronger cast to those who win alone, one rung at a time', () => {
    expect(rungOf('npzr')).toBe('extra');
    expect(levelOf(alone('extra'))).toBe('extra');
    expect(climb('npzr', 'extra')).toBe('understudy');
    expect([rungOf('npzr'), rungOf('kaiju')]).toEqual(['understudy', 'extra']);
    expect(climb('npzr', 'extra')).toBe('understudy');
    expect(rungOf('npzr')).toBe('understudy');
    climb('npzr', 'understudy');
    climb('npzr', 'star');
    expect([rungOf('npzr'), climb('npzr', 'legend')]).toEqual(['legend', null]);
  });

  it('counts neither friends nor a mixed cast', () => {
    expect(levelOf(table('npzr', ['Ada', 'Bo']))).toBeNull();
    expect(
      levelOf(table('npzr', [], { chairs: [chair(0, 'Ada'), bot(1, 'gus', 'extra'), bot(2, 'rex', 'star')] })),
    ).toBeNull();
  });
});

describe('the end', () => {
  const end = (winners: number[], scores: number[], seat = 0, beaten = false) =>
    resultOf(
      scene(
        'npzr',
        { over: true },
        {
          seat,
          table: table('npzr', ['Ada', 'Bo'], { status: 'over', results: [{ winners, ending: 'x', scores, beaten }] }),
        },
      ),
    );

  it('looks different to those who won, lost, drew or looked on', () => {
    expect(
      [end([0], [4, 1]), end([1], [1, 4]), end([], [2, 2]), end([], [0, 0], 0, true), end([0], [4, 1], -1)].map(
        (one) => one?.outcome,
      ),
    ).toEqual(['won', 'lost', 'drawn', 'lost', 'seen']);
  });

  it('says what decided it, and names those who are level', () => {
    expect(end([1], [1, 4])?.decided).toBe('Bo has 4 marks, Ada 1: 3 marks decided it.');
    expect(end([1], [1, 2])?.decided).toBe('Bo has 2 marks, Ada 1: one mark decided it.');
    expect(end([1], [3, 3])?.decided).toBeUndefined();
    expect(end([0, 1], [3, 3])?.decided).toBe('Ada & Bo have 3 each: nothing lies between them.');
    expect(end([], [2, 2])?.winners).toEqual(['Ada', 'Bo']);
  });

  it('is where the keyboard is, unless somebody is writing', () => {
    const over = { ...end([0], [4, 1])!, onagain: () => {} };
    const { container, unmount } = render(Result, over);
    expect(document.activeElement).toBe(container.querySelector('.end'));
    unmount();
    const chat = document.body.appendChild(document.createElement('input'));
    chat.focus();
    render(Result, over);
    expect(document.activeElement).toBe(chat);
    chat.remove();
  });

  it('shows who lost their best moment, and offers one more game first', () => {
    const lost = { ...end([1], [1, 4])!, proud: 'Ada scores a pirate (A1)!' };
    const { container } = render(Result, { ...lost, onagain: () => {} });
    expect(container.querySelector('.poster .proud')?.textContent).toBe('Your best moment: Ada scores a pirate (A1)!');
    expect(container.querySelector('.acts .btn')?.textContent).toContain('One more?');
  });
});
