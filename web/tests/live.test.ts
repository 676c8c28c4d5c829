import { describe, expect, it } from 'vitest';
import {
  backButton,
  button,
  chatLines,
  commonModel,
  nameOf,
  pickable,
  promptOf,
  resultOf,
  whyNotCard,
} from '../src/scene/common.ts';
import { withChosen } from '../src/scene/committing.ts';
import { Drafting } from '../src/live/drafting.ts';
import { NO_DRAFT, type Adapter, type Draft, type TableScene } from '../src/scene/scene.ts';
import type { Say } from '../src/socket.ts';
import type { Result } from '../src/wire.ts';
import { ask, option, scene, table } from './scene.ts';

describe('what all boards share', () => {
  it('lights what the server offers, and says why for the rest', () => {
    const now = scene(
      'npzr',
      {},
      {
        ask: ask('PlayCard', [option('play:N-H', 'N-H')], {
          why_not: [{ key: 'play:Z-H', clause: 'NPZR-29', text: 'Only one.', card: 'Z-H' }],
        }),
      },
    );
    expect(pickable(now, 'N-H')).toEqual({ state: 'legal', pick: 'play:N-H' });
    expect(pickable(now, 'Z-H')).toEqual({ state: 'whynot', why: { words: 'Only one.', clauses: ['NPZR-29'] } });
    expect(whyNotCard(now, 'R-T')?.clauses).toEqual(['XX-01']);
  });

  it('says who is asked, and tells the rest to wait', () => {
    expect(promptOf(scene('npzr', {}, { ask: ask('PlayCard', [option('a')]) }), []).asked).toBe(true);
    const idle = promptOf(scene('npzr', {}, { waiting: 1 }), []);
    expect([idle.asked, idle.who, idle.options]).toEqual([false, 'Bo', []]);
    expect(backButton(scene('npzr', {}, { ask: ask('Place', [], { inside: true }) }))).toHaveLength(1);
  });

  it('lets a defender talk to the team, and nobody else', () => {
    const siege = table('kaiju', ['Kai', 'Ann', 'Ben'], { teams: [[1, 2]] });
    const team = [0, 1, 2, -1].map(
      (chair) => commonModel(scene('kaiju', {}, { table: siege, chair, seat: chair }), []).hasTeam,
    );
    expect(team).toEqual([false, true, true, false]);
    const said = { chair: 1, name: 'Ann', text: 'psst', at: 0 };
    const lines = chatLines(
      [
        { ...said, n: 1, team: false },
        { ...said, n: 1, team: true },
      ],
      1,
    );
    expect(lines.map((line) => [line.id, line.team, line.mine])).toEqual([
      ['all-1', false, true],
      ['team-1', true, true],
    ]);
  });

  it('names winners first at the end', () => {
    const over = scene(
      'npzr',
      { over: true },
      {
        table: table('npzr', ['Ada', 'Bo'], {
          status: 'over',
          results: [{ winners: [1], ending: 'x', scores: [4, 3], beaten: false }],
        }),
      },
    );
    expect(resultOf(over)?.cast.map((line) => line.name)).toEqual(['Bo', 'Ada']);
    expect(nameOf(over, 1)).toBe('Bo');
  });

  it('ranks those who are level alike, and tells a draw from a lost game', () => {
    const end = (result: Result) =>
      resultOf(
        scene(
          'npzr',
          { over: true },
          {
            table: table('npzr', ['Ada', 'Bo', 'Cy'].slice(0, result.scores.length), {
              status: 'over',
              results: [result],
            }),
          },
        ),
      );
    const drawn = end({ winners: [], ending: 'x', scores: [2, 2], beaten: false });
    expect(drawn?.cast.map((line) => line.place)).toEqual([1, 1]);
    const shared = end({ winners: [0, 2], ending: 'x', scores: [9, 4, 9], beaten: false });
    expect([shared?.verdict, ...(shared?.cast ?? []).map((line) => line.place)]).toEqual([
      'Ada & Cy win together.',
      1,
      1,
      3,
    ]);
    const verdicts = [drawn, end({ winners: [], ending: 'x', scores: [5], beaten: true })].map(
      (model) => model?.verdict,
    );
    expect(verdicts).toEqual(['Nobody wins: a draw.', 'Nobody wins: the game has beaten everybody.']);
  });
});

describe('from a click to an answer', () => {
  function drafting(first: TableScene, adapter: Partial<Adapter> = {}) {
    const said: Say[] = [];
    let now = first;
    const made = new Drafting({
      scene: () => now,
      adapter: () => ({ adapt: () => ({}) as never, ...adapter }),
      draft: (draft: Draft) => (now = { ...now, draft }),
      say: (message) => said.push(message),
    });
    return {
      made,
      said,
      show: (next: Partial<TableScene>) => {
        now = { ...now, ...next };
        made.asked(now.ask);
      },
      now: () => now,
    };
  }
  const asked = scene('npzr', {}, { ask: ask('PlayCard', [option('a'), option('b')]) });

  it('says a key once, however often it is clicked', () => {
    const { made, said } = drafting(asked);
    made.choose('a');
    made.choose('b');
    expect(said).toEqual([{ type: 'answer', question: 7, keys: ['a'] }]);
  });

  it('may answer again after a refusal', () => {
    const { made, said } = drafting(asked);
    made.choose('a');
    made.refused();
    made.choose('b');
    expect(said).toHaveLength(2);
  });

  it('gathers a batch and sends it whole', () => {
    const { made, said, now } = drafting(asked);
    for (const key of ['draft:add:a', 'draft:add:b', 'draft:back', 'draft:add:c', 'draft:send']) made.choose(key);
    expect(said).toEqual([{ type: 'answer', question: 7, keys: ['a', 'c'] }]);
    expect(now().draft.unsure).toBeNull();
  });

  it('asks once more where the game warns', () => {
    const warn = (): never => ({ title: 'Sure?' }) as never;
    const { made, said, now } = drafting(asked, { warn });
    made.choose('a');
    expect([said.length, now().draft.unsure]).toEqual([0, ['a']]);
    made.choose('confirm:no');
    expect(now().draft).toEqual(NO_DRAFT);
    made.choose('a');
    made.choose('confirm:yes');
    expect(said).toEqual([{ type: 'answer', question: 7, keys: ['a'] }]);
  });

  it('chooses by the first tap, and says it by the second or by the bar', () => {
    const preview = (_: never, one: { key: string }) => (one.key === 'step' ? null : { outcome: 'completes a ninja' });
    const open = scene('npzr', {}, { ask: ask('Place', [option('a'), option('b'), option('step')]) });
    const { made, said, now } = drafting(open, { preview } as Partial<Adapter>);
    made.choose('a');
    made.choose('b');
    expect([said.length, now().draft.chosen]).toEqual([0, 'b']);
    const adapter = { preview } as unknown as Adapter;
    const model = withChosen(commonModel(now(), [button(option('end'), 'main')]), now(), adapter);
    expect(model.prompt.options.map(({ key, kind }) => `${kind} ${key}`)).toEqual([
      'option draft:back',
      'option end',
      'main b',
    ]);
    expect(model.prompt.options[2]?.outcome).toBe('completes a ninja');
    made.choose('draft:back');
    expect([said.length, now().draft.chosen]).toEqual([0, '']);
    made.choose('b');
    made.choose('b');
    expect(said).toEqual([{ type: 'answer', question: 7, keys: ['b'] }]);
    made.refused();
    made.choose('a', true);
    made.refused();
    made.choose('step');
    expect(said.slice(1)).toMatchObject([{ keys: ['a'] }, { keys: ['step'] }]);
  });

  it('keeps what was said in the bar, where it waits, until the table has answered', () => {
    const preview = () => ({ outcome: 'completes a ninja' });
    const { made, now } = drafting(asked, { preview } as Partial<Adapter>);
    made.choose('a');
    made.choose('a');
    const shown = withChosen(commonModel(now(), []), now(), { preview } as unknown as Adapter).prompt;
    expect([shown.sent, shown.chosen, shown.options.at(-1)?.key]).toEqual([true, 'a', 'a']);
    made.refused();
    expect([now().draft.sent, now().draft.chosen]).toEqual([false, '']);
  });

  it('goes back as far as it must to answer something else instead', () => {
    const { made, said, show } = drafting(
      scene('npzr', {}, { ask: ask('Place', [option('on:A1')], { inside: true, number: 9 }) }),
    );
    made.choose('draft:instead:play:b');
    show({ ask: ask('Nominate', [option('as:x')], { inside: true, number: 10 }) });
    show({ ask: ask('PlayCard', [option('play:b')], { number: 11 }) });
    expect(said.map((one) => one.type)).toEqual(['undo', 'undo', 'answer']);
  });
});
