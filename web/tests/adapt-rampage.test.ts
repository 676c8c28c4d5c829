import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/rampage/adapt.ts';
import { ruleAndJoke } from '../src/games/rampage/cards.ts';
import type { RampageModel } from '../src/games/rampage/model.ts';
import type { TableScene } from '../src/scene/scene.ts';
import type { Ask, RampageTableView } from '../src/wire.ts';
import { buttons, moment as realMoment, moved, NAMES, namesOf, offered, readScene, sitAt } from './moment.ts';

type Scene = TableScene<RampageTableView>;

const all = namesOf('rampage');
const pack = readScene('rampage-pack');

const moment = (name: string, more: Partial<Scene> = {}): Scene =>
  realMoment('rampage', 'robot-rampage', name, 9999, { pack, ...more });
const sit = (first: Scene) => sitAt(adapter, first, true);

/** Everything on the screen that can be clicked. */
function picks(model: RampageModel): string[] {
  const robots = model.robots.flatMap((robot) => [
    robot.pick,
    robot.torso.pick,
    ...Object.values(robot.stumps ?? {}),
    ...Object.values(robot.parts).map((part) => part?.pick),
  ]);
  const halves = model.hand.flatMap((card) => card.halves.map((half) => half.pick));
  const keys = [...buttons(model), ...robots, ...halves, ...(model.looks?.cards ?? []).map((card) => card.pick)];
  return keys.filter((key): key is string => key !== undefined);
}

describe('every question can be answered on the board', () => {
  const asked = all.filter((name) => moment(name).ask);

  it('has samples of all sixteen questions', () => {
    const names = [
      'PlacePart',
      'TakeAction',
      'ChooseOpponent',
      'AnswerAction',
      'LosePart',
      'KeepOne',
      'SweepCard',
      'ChooseTarget',
      'BuildAttack',
      'PayCard',
      'Defend',
      'PickHit',
      'AnswerHit',
      'AnswerTheft',
      'PressAttack',
      'DiscardOne',
    ];
    expect([...new Set(asked.map((name) => moment(name).ask?.name))].sort()).toEqual(names.sort());
  });

  it.each(asked)('%s', (name) => {
    const now = moment(name);
    const keys = new Set(picks(adapter.adapt(now)).filter((key) => !key.startsWith('draft:')));
    expect([...keys].sort()).toEqual(offered(now));
  });

  it.each(all)('%s has words for everything, and each key once', (name) => {
    const model = adapter.adapt(moment(name));
    expect(JSON.stringify(model)).not.toMatch(/\brr-[a-zA-Z]/);
    expect(new Set(model.robots.map((robot) => robot.id)).size).toBe(model.robots.length);
    expect(new Set(model.prompt.options.map((option) => option.key)).size).toBe(model.prompt.options.length);
    for (const card of model.hand) expect(new Set(card.halves.map((half) => half.label)).size).toBe(card.halves.length);
  });

  it.each(asked)('%s: every half that cannot be used says why, with a clause', (name) => {
    for (const half of adapter
      .adapt(moment(name))
      .hand.flatMap((card) => card.halves)
      .filter((one) => !one.pick)) {
      expect([half.label, half.why?.words.length, half.why?.clauses.length]).toEqual([
        half.label,
        expect.any(Number),
        1,
      ]);
    }
  });

  it.each(all)('%s names no card that lies face down', (name) => {
    const { view, seat } = moment(name);
    const open = JSON.stringify([
      view.robots,
      view.hand,
      view.looked,
      view.discard,
      view.aside,
      view.fight,
      view.seats,
      view.action,
      view.drawn,
    ]);
    for (const card of adapter.adapt(moment(name, { lines: [] })).hand) expect(open).toContain(card.id);
    if (seat < 0) expect(adapter.adapt(moment(name)).hand).toEqual([]);
  });
});

describe('drafts', () => {
  it('takes one card back and says again what came after it', () => {
    const now = moment('defend-begun', { said: [] });
    const laid = now.view.hand.find((card) => card.laid)?.key ?? '';
    const person = sit({ ...now, said: [`guard:${laid}`] });
    person.drafting.said = [`guard:${laid}`, 'respond:X'];
    const half = person
      .model()
      .hand.flatMap((card) => card.halves)
      .find((one) => one.on);
    person.click(half?.pick ?? '');
    expect(person.said.at(-1)).toEqual(['undo']);
    // Half way back: the unwanted answer cannot be given yet.
    person.drafting.asked({
      ...(now.ask as Ask),
      number: 90,
      options: [{ key: 'done', text: '', card: '', place: '', hints: [] }],
    });
    expect(person.said.filter(([key]) => key === 'undo')).toHaveLength(2);
    // Back where it was given: the other one is said again.
    person.drafting.asked({
      ...(now.ask as Ask),
      number: 91,
      options: [`guard:${laid}`, 'respond:X', 'done'].map((key) => ({ key, text: '', card: '', place: '', hints: [] })),
    });
    expect(person.said.at(-1)).toEqual(['respond:X']);
  });

  it('leaves a card that the house has laid by itself', () => {
    const half = adapter
      .adapt(moment('strike-begun'))
      .hand.flatMap((card) => card.halves)
      .find((one) => one.on);
    expect([half?.pick, half?.why?.clauses]).toEqual([undefined, ['RR-37']]);
  });

  it('fills the meter while the draft is made', () => {
    const now = moment('defend-begun');
    const { fight } = adapter.adapt(now);
    const sum = fight?.defence.segments.reduce((total, part) => total + part.value, 0);
    expect([sum, fight?.defence.total]).toEqual([now.view.fight?.defence_total, now.view.fight?.defence_total]);
  });

  it('asks for a second tap where one card is all that can defend: with it the defence is over', () => {
    const now = moment(all.find((name) => moment(name).ask?.name === 'Defend') ?? '');
    const options = now.ask!.options;
    const card = { ...options[0]!, key: 'guard:one', hints: [] };
    const offers = (...more: typeof options): Scene => ({
      ...now,
      ask: { ...now.ask!, options: [card, ...more, ...options.filter((one) => !one.key.includes(':'))] },
    });
    expect(adapter.preview(offers(), card)).not.toBeNull();
    expect(adapter.preview(offers({ ...card, key: 'guard:two' }), card)).toBeNull();
  });

  it('shows a draft of somebody else only as a question mark', () => {
    const { fight, hand } = adapter.adapt(moment('watch-draft'));
    expect(hand).toEqual([]);
    expect(fight?.attack.segments.filter((part) => part.pending).map((part) => part.label)).toEqual(['?']);
  });

  it('says what a defence comes to, with the Booster in the sum', () => {
    const now = moment('defend-loot');
    const margin = now.view.fight?.margin ?? 0;
    const { verdict } = adapter.adapt(now).fight ?? {};
    if (margin >= 0)
      expect(verdict?.words).toContain(`${margin} + ${now.view.fight?.loot} = ${margin + (now.view.fight?.loot ?? 0)}`);
    else expect(verdict?.tone).toBe('good');
  });
});

describe('accidents', () => {
  const warned = (name: string, hint: string, more: Partial<Scene> = {}) => {
    const now = moment(name, more);
    const key = now.ask?.options.find((option) => option.hints.includes(hint))?.key ?? '';
    expect(key).not.toBe('');
    return [adapter.warn(now, [key])?.clause, adapter.warn({ ...now, hints: false }, [key])];
  };

  it('warns of an Action that does nothing', () => expect(warned('action-idle', 'no_effect')).toEqual(['RR-31', null]));
  it('warns of an Action that leaves no attack', () =>
    expect(warned('action-no-attack', 'no_attack_left')).toEqual(['RR-41', null]));
  it('warns of the last card', () => expect(warned('defend-last-card', 'last_card')).toEqual(['RR-59', null]));
  it('warns of the only Response, if the attack hits without it', () =>
    expect(warned('strike-last-response', 'last_response')).toEqual(['RR-48', null]));
  it('says what is enough without the only Response: what lies already, or another card', () => {
    const now = moment('strike-last-response');
    const [ask, fight] = [now.ask!, now.view.fight!];
    const option = ask.options.find((one) => one.hints.includes('last_response'))!;
    const another = { ...option, key: 'strike:G13', hints: ['total:7'] };
    const words = (strikes: number, total: number, options = ask.options): string | undefined => {
      const drafted = { ...fight, attack: { ...fight.attack, strikes }, attack_total: total, needs: 5 };
      const scene = { ...now, ask: { ...ask, options }, view: { ...now.view, fight: drafted } };
      return adapter.warn(scene, [option.key])?.words;
    };
    expect(words(2, 6)).toContain('your attack has 6 against 5 without it');
    // 4 against 5, and nothing laid: the attack does not hit yet, but another card would do.
    expect(words(0, 4, [...ask.options, another])).toContain('another card is enough against 5');
    expect(words(0, 4)).toBeUndefined();
    expect(words(1, 4, [...ask.options, another])).toBeUndefined();
  });
  it('speaks of no circles in the workshop: there are none on the screen', () => {
    const words = adapter.adapt(moment('place')).help?.words;
    expect(words).toContain('values of its six cards add up to its stack');
    expect(words).not.toContain('circled');
  });
  it('says what strikes and guards as it is with three robots or fewer', () => {
    const idle = moment('idle');
    const words = (wild_only: boolean): string | undefined =>
      adapter.adapt({ ...idle, view: { ...idle.view, wild_only } }).help?.words;
    expect(words(false)).toContain('a wild does either');
    expect(words(true)).toContain('only wilds strike');
  });
  it('warns of a guard that stays in the hand', () =>
    expect(warned('defend-unused', 'unused_guard')).toEqual(['RR-46', null]));

  it('asks for a last look before it says anything', () => {
    const now = moment('action-idle');
    const key = now.ask?.options.find((option) => option.hints.includes('no_effect'))?.key ?? '';
    const person = sit(now);
    person.click(key);
    expect(person.now().draft.unsure).toBeNull();
    person.click(key);
    expect(person.said).toEqual([]);
    person.click('confirm:yes');
    expect(person.said).toEqual([[key]]);
  });

  it('reminds of what could still join the attack', () =>
    expect(adapter.adapt(moment('strike-begun')).prompt.why).toContain('could still join'));

  it('says why a robot cannot be attacked', () => {
    const model = adapter.adapt(moment('target'));
    const dark = model.robots.filter((robot) => !robot.you && !robot.fallen && !robot.pick);
    expect(dark.map((robot) => robot.why?.clauses)).toEqual(dark.map(() => ['RR-40']));
    expect(dark.length).toBeGreaterThan(0);
  });

  it('tells play and discard apart on every text', () => {
    for (const card of adapter.adapt(moment('action')).hand) expect(card.halves[1]?.goes).toMatch(/under|bin|on/);
  });
});

/** The same moment while all its fresh lines are performed as one beat. */
function performing(now: Scene, view: Partial<RampageTableView> = {}): Scene {
  const lines = now.lines.filter((line) => line.n > now.read);
  return {
    ...now,
    ask: null,
    view: { ...now.view, ...view },
    beat: { lines, cues: [], ms: 300, left: 1, step: false },
  };
}

describe('what is seen', () => {
  it('builds from six torsos in the open', () => {
    const model = adapter.adapt(moment('place'));
    expect([model.robots.length, model.bench?.drawn?.name, model.lamps]).toEqual([
      6,
      moment('place').view.drawn?.name,
      [],
    ]);
    expect(adapter.adapt(moment('place-completes')).robots.some((robot) => robot.note?.includes('yours'))).toBe(true);
    expect(picks(adapter.adapt(moment('place-idle')))).toEqual([]);
  });

  it('keeps the last attack to be read, from the story alone', () => {
    const { last } = adapter.adapt(moment('action-after-hit'));
    expect(last?.past?.title).toBe('Cy against Di');
    expect([last?.attack.total, last?.attack.segments.reduce((sum, part) => sum + part.value, 0)]).toEqual([4, 4]);
    expect(last?.verdict.big).toBe('HIT BY 0');
    expect(last?.verdict.words).toContain('Cy takes 2 cards from Di.');
    expect(last?.draws?.map((draw) => draw.where)).toEqual(['right arm']);
  });

  it('shows parts that have just come off, and who has fallen', () => {
    const hit = adapter.adapt(moment('action-after-hit')).robots.find((robot) => robot.you);
    expect(hit?.lost?.rightArm?.name).toBe('Oven Glove');
    const model = adapter.adapt(performing(moment('action-after-fall')));
    expect(model.exit?.name).toBe('Fay');
    expect(model.robots.find((robot) => robot.name === 'Fay')).toMatchObject({ fallen: true, falls: true });
    // What was performed is not performed again by the table as it is.
    expect(adapter.adapt(moment('action-after-fall')).exit).toBeUndefined();
    expect(Object.keys(model.robots.find((robot) => robot.name === 'Fay')?.lost ?? {})).toContain('head');
  });

  it('lights the lamps of the arena, and flashes the new one', () => {
    const now = moment('action-after-fall');
    const lamps = adapter.adapt(now).lamps;
    expect(lamps.map((lamp) => lamp.on)).toEqual([now.view.pit_traps, now.view.buzz_saws, now.view.wild_only]);
    expect(lamps.some((lamp) => lamp.flash)).toBe(true);
    expect(adapter.adapt({ ...now, read: now.lines.at(-1)?.n ?? 0 }).lamps.some((lamp) => lamp.flash)).toBe(false);
  });

  it('counts down to Closing Time', () => {
    const now = moment('action');
    expect(adapter.adapt({ ...now, view: { ...now.view, closing_in: 7 } }).closing).toBe('Closing Time in 7 turns');
    expect(adapter.adapt(now).closing).toBeUndefined();
  });

  it('lets a fallen player look on', () => {
    const model = adapter.adapt(moment('fallen'));
    expect([model.scrapped === undefined, model.hand, picks(model)]).toEqual([false, [], []]);
  });

  it('tells who waits that a window is open, and nothing else', () => {
    const model = adapter.adapt(moment('watch'));
    expect([model.prompt.asked, model.prompt.what, picks(model)]).toEqual([false, 'Others may answer', []]);
  });

  it('splits rule and joke', () => {
    expect(ruleAndJoke('+3 attack. Hold on to your socks.')).toEqual({
      text: '+3 attack.',
      quote: 'Hold on to your socks.',
    });
    expect(ruleAndJoke('Every opponent discards the top card of their stack. Duck!')).toMatchObject({ quote: 'Duck!' });
    expect(ruleAndJoke('')).toEqual({ text: undefined });
  });

  it('flies cards where the journal says', () => {
    const now = moment('idle', { seat: 0 });
    const robot = now.view.seats[1]?.robot;
    expect(adapter.fly(moved({ source: 'hand 1', target: 'strikes', card: 'R13' }), now, [])).toMatchObject({
      from: `robot:${robot}`,
      to: 'stage',
      face: { name: 'Soup Ladle' },
      sound: 'play',
    });
    expect(adapter.fly(moved({ source: 'stack 1', target: 'stack 0' }), now, [])).toMatchObject({
      from: `robot:${robot}`,
      face: undefined,
    });
    expect(adapter.fly(moved({ source: 'hand 0', target: 'guards', card: 'R10' }), now, [])?.from).toBe('hand:R10');
    expect(adapter.fly(moved({ source: 'stack 1', target: 'hand 1' }), now, [])).toEqual({ ms: 0 });
    expect(adapter.fly(moved({ source: 'robot 3 head', target: 'scrap', card: 'HD1' }), now, [])).toMatchObject({
      sound: 'partOff',
      at: 'robot:3',
    });
    expect(adapter.fly(moved({ kind: 'attacked', seat: 1 }), now, [])?.sound).toBe('gong');
  });
});

describe('the end', () => {
  it('lists the last robot first, then those who stood longest', () => {
    const now = moment('over');
    const ended = adapter.result(now);
    const order = ended?.cast.map((line) => now.view.seats[NAMES.indexOf(line.name)]);
    expect(order?.[0]?.standing).toBe(true);
    expect(order?.slice(1).map((seat) => seat?.fell)).toEqual([3, 2, 1]);
    expect(ended?.verdict).toContain('the last robot standing');
    const [first, last] = ended?.cast ?? [];
    expect(ended?.decided).toMatch(
      new RegExp(`^${last?.name} was the last to fall; ${first?.name} still has \\d+ cards? and`),
    );
  });

  it.each(['over', 'over-hoard'])('%s opens each number of cards as a sum', (name) => {
    for (const line of adapter.result(moment(name))?.cast ?? []) {
      const sum = (line.sum ?? '0')
        .split(' + ')
        .map((part) => Number.parseInt(part, 10))
        .reduce((a, b) => a + b);
      expect(sum).toBe(Number(line.score));
    }
  });

  it('puts the most cards first where hoards count', () => {
    const scores = adapter.result(moment('over-hoard'))?.cast.map((line) => Number(line.score));
    expect(scores).toEqual([...(scores ?? [])].sort((a, b) => b - a));
    expect(adapter.result(moment('over-hoard'))?.decided).toMatch(/cards? decided it\.$/);
  });

  it('counts games in a match', () => {
    const now = moment('over-match');
    expect(adapter.result(now)?.cast.map((line) => Number(line.score))).toEqual(
      [...now.view.seats.map((seat) => seat.wins)].sort((a, b) => b - a),
    );
  });

  it('shows the whole pack', () => {
    const groups = adapter.gallery(pack);
    expect(groups.map((group) => group.cards.length)).toEqual([6, 6, 6, 6, 6, 6, 24, 24, 18, 18]);
    expect(groups.at(-1)?.cards.every((card) => card.icon && card.text)).toBe(true);
  });
});
