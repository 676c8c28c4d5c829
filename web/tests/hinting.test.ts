import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Hinting } from '../src/live/hinting.svelte.ts';
import { light } from '../src/ui/lit.ts';
import { ask, option } from './scene.ts';

const PLAN = { text: 'A star would say “this”.', keys: ['card:2', 'on:A1'] };

describe('what would a star do', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => document.body.replaceChildren());

  it('lights the next answer of the plan, and none that cannot be given', async () => {
    const hinting = new Hinting('t1', () => Promise.resolve(PLAN));
    await hinting.ask(1);
    expect(hinting.lit(ask('play', [option('card:1'), option('card:2')]))).toBe('card:2');
    expect(hinting.lit(ask('play', [option('on:A1'), option('new')]))).toBe('on:A1');
    expect(hinting.lit(ask('play', [option('pass')]))).toBeNull();
    expect(hinting.lit(null)).toBeNull();
  });

  it('is counted by game, also after the page was opened again', async () => {
    const hinting = new Hinting('t1', () => Promise.resolve(PLAN));
    await hinting.ask(1);
    await hinting.ask(1);
    await hinting.ask(2);
    const later = new Hinting('t1', () => Promise.resolve(PLAN));
    expect([later.taken(1), later.taken(2), later.taken(3)]).toEqual([2, 1, 0]);
  });

  it('a hint that was refused does not count', async () => {
    const hinting = new Hinting('t1', () => Promise.reject(new Error('not now')));
    await expect(hinting.ask(1)).rejects.toThrow('not now');
    expect(hinting.taken(1)).toBe(0);
    expect(hinting.busy).toBe(false);
  });

  it('rings what gives the answer, also what comes later, and puts the lights out', async () => {
    const add = (key: string): HTMLElement => {
      const one = document.createElement('button');
      one.dataset.pick = key;
      document.body.append(one);
      return one;
    };
    const [first, other] = [add('a'), add('b')];
    const out = light(['a']);
    const later = add('a');
    await Promise.resolve();
    expect([first, other, later].map((one) => 'lit' in one.dataset)).toEqual([true, false, true]);
    out();
    expect(document.querySelector('[data-lit]')).toBeNull();
  });

  it('rings what says it once it is laid, and not what would lay it in another way', () => {
    document.body.innerHTML = `<b data-pick="draft:note:lie=5,4+NE"></b><section class="prompt">
      <button data-pick="draft:note:lie=5,4+SW"></button>
      <button class="main" data-pick="draft:lie"></button></section>`;
    const out = light(['5,4']);
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset.pick);
    expect(lit).toEqual(['draft:note:lie=5,4+NE', 'draft:lie']);
    out();
  });
});
