import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APART_MS, Foresight, keysOf, REST_MS } from '../src/live/foresight.svelte.ts';
import { imagined } from '../src/live/imagined.ts';
import type { Adapter } from '../src/scene/scene.ts';
import { watchPointing, type Pointed } from '../src/ui/pointing.ts';
import { openBook } from '../src/words/words.svelte.ts';
import type { Outlook } from '../src/wire.ts';
import { ask, option, scene } from './scene.ts';

describe('what something on the page would say', () => {
  const asked = ask('hit', [option('hit:L1'), option('hit:L2'), option('pass')]);
  const says = (pick: string, laid: string[] = []) =>
    keysOf(pick, asked, laid, (word) => (word === 'lie' ? ['hit:L2', 'east'] : null));

  it('is an answer, or a batch that is being laid', () => {
    expect(says('pass', [])).toEqual(['pass']);
    expect(says('draft:add:hit:L2', ['hit:L1'])).toEqual(['hit:L1', 'hit:L2']);
    expect(says('draft:add:hit:L2', ['hit:L2']), 'laid aside already').toEqual([]);
    expect(says('draft:send', ['hit:L1', 'hit:L2'])).toEqual(['hit:L1', 'hit:L2']);
    expect(says('draft:lie')).toEqual(['hit:L2', 'east']);
    expect(says('draft:note:lie=hit:L1+hit:L2', [])).toEqual(['hit:L1', 'hit:L2']);
  });

  it('is nothing where no answer is given', () => {
    for (const pick of ['draft:back', 'draft:note:armed=boots', 'draft:add:hit:L9', 'hit:L9', 'stand:never'])
      expect(says(pick, ['hit:L1'])).toEqual([]);
  });
});

describe('foresight', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const told = (text: string): Outlook => ({ lines: [{ n: 1, kind: 'placed', text }] });

  it('asks once for an answer that somebody rests on, and keeps it while the question stands', async () => {
    const fetch = vi.fn((_: number, keys: string[]) => Promise.resolve(told(keys.join())));
    const foresight = new Foresight(fetch);
    foresight.look(3, ['a']);
    foresight.look(3, ['b']);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(foresight.outlook?.lines[0]?.text).toBe('b');
    foresight.away();
    expect(foresight.outlook).toBeNull();
    foresight.look(3, ['b']);
    expect(foresight.outlook?.lines[0]?.text).toBe('b');
    expect(fetch).toHaveBeenCalledTimes(1);
    foresight.look(4, ['b']);
    expect(foresight.outlook).toBeNull();
    await vi.advanceTimersByTimeAsync(REST_MS + APART_MS);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('forgets an answer that comes too late, and is silent if there is none', async () => {
    let arrive: (outlook: Outlook) => void = () => {};
    const foresight = new Foresight((question) =>
      question === 3 ? new Promise((done) => (arrive = done)) : Promise.reject(new Error('slow down')),
    );
    foresight.look(3, ['a']);
    await vi.advanceTimersByTimeAsync(REST_MS);
    foresight.look(4, ['a']);
    arrive(told('late'));
    await vi.advanceTimersByTimeAsync(REST_MS + APART_MS);
    expect(foresight.outlook).toBeNull();
  });
});

describe('what is imagined', () => {
  const adapter: Adapter<{ life: number }> = {
    adapt: ({ view }) =>
      ({
        goal: {
          words: '',
          short: '',
          seats: [{ name: 'Ada', you: true, counts: [{ sign: '♥', label: 'life', value: String(view.life) }] }],
        },
      }) as never,
    numbers: (view: { life: number }) => [{ at: { kind: 'seat', key: '0' }, sign: '♥', value: view.life }],
    fly: (line) => (line.kind === 'moved' ? { from: 'hand', to: 'stack:1', face: { name: line.card } } : { at: 'me' }),
  };
  const table = scene('npzr', { life: 9 }, { ask: ask('play', [option('a')]), lines: [] });
  const of = (outlook: Outlook) => imagined(table, adapter as Adapter, outlook);

  it('has steps with their places, new numbers beside the old, and who could answer', async () => {
    await openBook('outlook');
    const found = of({
      lines: [
        { n: 1, kind: 'moved', card: 'boot', text: 'Ada plays a boot.' },
        { n: 2, kind: 'hurt', text: 'Ada is hurt: 2.' },
        { n: 3, kind: 'phase', text: 'COUNTERATTACK' },
        { n: 4, kind: 'turn', text: 'Turn 4: Bo' },
      ],
      change: { life: [7] },
      answering: [1],
      next: 1,
    });
    expect(found.steps).toEqual(['Ada plays a boot.', 'Ada is hurt: 2.']);
    expect(found.ghosts).toEqual([
      { at: 'stack:1', n: 1, face: { name: 'boot' } },
      { at: 'me', n: 2, face: undefined },
    ]);
    expect(found.numbers).toEqual(['You: life 9 → 7']);
    expect(found.changed).toEqual([{ at: { kind: 'seat', key: '0' }, text: '♥ 9→7' }]);
    expect(found.goal?.seats[0]?.counts[0]).toMatchObject({ value: '9', then: '7' });
    expect(found.after).toEqual(['Bo could answer it.', 'Then Bo is asked.']);
  });

  it('says so where nothing happens yet, and where luck decides', () => {
    expect(of({ lines: [], next: 0, then: 'Where to?' }).after).toEqual([
      'Nothing happens yet.',
      'Then you are asked: Where to?',
    ]);
    expect(of({ lines: [], open: true }).after).toEqual(['Dice, or cards that you cannot see, decide the rest.']);
  });
});

describe('pointing', () => {
  afterEach(() => document.body.replaceChildren());

  it('hears a mouse and a finger on what can be chosen, and a mouse that leaves it', () => {
    const button = document.createElement('button');
    button.dataset.pick = 'a';
    const word = document.createElement('i');
    button.append(word);
    document.body.append(button);
    const heard: (Pointed | null)[] = [];
    const stop = watchPointing((at) => heard.push(at));
    const at = (node: Element, kind: string, x: number, pointerType: string): void => {
      const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 5 });
      node.dispatchEvent(Object.assign(event, { pointerType }));
    };
    at(word, 'pointerover', 10, 'mouse');
    expect(heard.pop()?.pick).toBe('a');
    at(document.body, 'pointerover', 11, 'mouse');
    expect(heard).toEqual([]);
    at(document.body, 'pointerover', 60, 'mouse');
    expect(heard.pop()).toBeNull();
    at(button, 'pointerdown', 10, 'touch');
    expect(heard.pop()?.pick).toBe('a');
    stop();
    at(button, 'pointerdown', 10, 'touch');
    expect(heard).toEqual([]);
  });
});
