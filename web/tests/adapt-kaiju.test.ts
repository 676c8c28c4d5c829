import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/kaiju/adapt.ts';
import type { KaijuScene } from '../src/games/kaiju/cards.ts';
import { liesOf } from '../src/games/kaiju/lying.ts';
import type { KaijuModel } from '../src/games/kaiju/model.ts';
import { told } from '../src/scene/scene.ts';
import { buttons, moment as realMoment, moved, NAMES, namesOf, sitAt, takenUp } from './moment.ts';

const all = namesOf('kaiju');
const pack = {
  cards: [
    {
      key: 'assault-2',
      name: 'Assault 2',
      side: 'defender',
      copies: 7,
      combo: 'n',
      sound: 'assault_2',
      text: 'The Kaiju takes 2 damage.',
      effects: [{ do: 'damage_kaiju', n: 2 }],
    },
  ],
};

const moment = (name: string, more: Partial<KaijuScene> = {}): KaijuScene =>
  realMoment('kaiju', 'cardboard-kaiju', name, 6, { pack, ...more });
const sit = (first: KaijuScene) => sitAt(adapter, first, false, true);

/** Everything on the screen that can be clicked. */
function picks(model: KaijuModel): string[] {
  return [
    ...buttons(model),
    ...[...model.hand, ...model.support].flatMap((card) => card.pick ?? []),
    ...[...model.buildings, ...model.hexes].flatMap((place) => place.pick ?? []),
    ...(model.supportPick ? [model.supportPick] : []),
  ];
}

/** Everything that can be said on the board itself, however often somebody takes something up before. */
function sayable(first: KaijuScene): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [{ ...first, hints: false }];
  for (let now = open.pop(); now; now = open.pop()) {
    const state = JSON.stringify(now.draft.notes);
    if (seen.has(state)) continue;
    seen.add(state);
    for (const pick of new Set(picks(adapter.adapt(now)))) {
      const person = sit(now);
      person.click(pick);
      if (person.now().draft.unsure) person.click('confirm:yes');
      person.said.forEach((keys) => found.add(keys.join(' ')));
      if (pick.startsWith('draft:note:')) open.push(person.now());
    }
  }
  return found;
}

const asked = all.filter((name) => moment(name).ask);

describe('every question can be answered on the board', () => {
  it('has samples of all eighteen questions', () =>
    expect([...new Set(asked.map((name) => moment(name).ask?.name))].sort()).toEqual([
      'AttackTarget',
      'BaitSecond',
      'BaitWater',
      'ComboDiscard',
      'CoordinatedPlay',
      'DefenderAction',
      'KaijuCard',
      'KaijuOneHex',
      'KaijuSecond',
      'KaijuWater',
      'PlaceCard',
      'PushStep',
      'RebuildTarget',
      'ScreechTarget',
      'ShieldTarget',
      'SonicDiscard',
      'StrandedChoice',
      'SupportOverflow',
    ]));

  it.each(asked)('%s', (name) => {
    const now = moment(name);
    const wanted = now.ask?.name.endsWith('Water')
      ? [
          ...liesOf(now).map((lie) => lie.keys.join(' ')),
          ...(now.ask.options.some((option) => option.key === 'pass') ? ['pass'] : []),
        ]
      : now.ask?.options.map((option) => option.key);
    // A swim is said with both its hexes: every pair must be sayable.
    expect([...sayable(now)].sort()).toEqual(wanted?.sort());
  });

  it.each(all)('%s has words for everything, and each key once', (name) => {
    const model = adapter.adapt(moment(name));
    expect(JSON.stringify({ ...model, scenes: [] })).not.toMatch(/"[^"]*\bck-[a-z]/);
    for (const keys of [
      model.hand.map((card) => card.id),
      model.support.map((card) => card.id),
      model.prompt.options.map((option) => option.key),
      model.choices.map((choice) => choice.key),
      model.log.map((line) => String(line.id)),
    ])
      expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the places as a list', () => {
  const named = (name: string): KaijuScene => {
    const now = moment(name);
    const water = now.view.water.map((hex) => ({ ...hex, name: 'Town Reach' }));
    return { ...now, view: { ...now.view, water } };
  };
  const swims = all.filter((name) => ['KaijuWater', 'BaitWater'].includes(moment(name).ask?.name ?? ''));

  it.each(swims)('%s names each placement once, by the names of its places', (name) => {
    const now = named(name);
    const pairs = liesOf(now).map(({ first, second }) => [first.join(), second.join()].sort().join('+'));
    const { choices } = adapter.adapt(now);
    expect(choices.length).toBe(new Set(pairs).size);
    expect(choices.length).toBeLessThan(pairs.length);
    for (const choice of choices) expect(choice.label).toMatch(/Town Reach/);
  });
});

describe('nothing hidden is in the model', () => {
  it('shows the Kaiju no defender’s cards, and a watcher none at all', () => {
    const idle = moment('idle');
    expect(adapter.adapt(idle).team.map((mate) => mate.cards)).toEqual(
      idle.view.seats
        .filter((seat) => seat.side === 'defender')
        .map((seat) => `${seat.hand} card${seat.hand === 1 ? '' : 's'}`),
    );
    const watch = adapter.adapt(moment('watch'));
    expect([watch.hand, picks(watch), watch.openHands]).toEqual([[], [], false]);
  });

  it('opens the team’s hands to the team', () => {
    const now = moment('action');
    const mates = adapter.adapt(now).team;
    expect(mates).toHaveLength(now.view.support_limit - 1);
    expect(mates.every((mate) => /[A-Z]/.test(mate.cards))).toBe(true);
  });
});

describe('a card is taken up, then played or placed', () => {
  it('shows both ways with what follows, and can be put down', () => {
    const person = sit(moment('action'));
    const card = person.model().hand.find((one) => one.pick);
    person.click(card?.pick ?? '');
    expect(person.said).toEqual([]);
    expect(takenUp(person.model())).toEqual([card?.id]);
    expect(person.model().prompt.options.map((option) => option.key)).toEqual([
      'draft:back',
      `place:${card?.id}`,
      `play:hand:${card?.id}`,
    ]);
    expect(person.model().supportPick).toBe(`place:${card?.id}`);
    expect(person.model().sum?.words).toContain('ENRAGE');
    person.click('draft:back');
    expect(takenUp(person.model())).toEqual([]);
  });

  it('asks once before a card that can do nothing, unless hints are off', () => {
    const now = moment('action');
    const option = { ...now.ask!.options[0]!, hints: ['no_effect', 'flare_too_early'] };
    const bad = { ...now, ask: { ...now.ask!, options: [option] } };
    const person = sit(bad);
    person.click(option.key);
    expect(person.said).toEqual([]);
    expect(adapter.warn(bad, [option.key])?.clause).toBe('CK-89');
    person.click('confirm:yes');
    expect(person.said).toEqual([[option.key]]);
    expect(adapter.warn({ ...bad, hints: false }, [option.key])).toBeNull();
  });

  it('does not ask a Kaiju that holds nothing better', () => {
    const now = moment('kaiju');
    const dud = now
      .ask!.options.filter((option) => option.key.startsWith('play:'))
      .map((option) => ({ ...option, hints: ['no_effect'] }));
    expect(adapter.warn({ ...now, ask: { ...now.ask!, options: dud } }, [dud[0]!.key])).toBeNull();
    const better = [...dud, { ...dud[0]!, key: 'play:hand:better', hints: [] }];
    expect(adapter.warn({ ...now, ask: { ...now.ask!, options: better } }, [dud[0]!.key])?.clause).toBe('CK-21');
  });

  it('asks before a game is lost by drawing, and before actions are left over', () => {
    const now = moment('kaiju-more');
    expect(adapter.warn(now, ['pass'])?.clause).toBe('CK-49');
    const options = now.ask!.options.map((option) => ({ ...option, hints: ['overdraws'] }));
    expect(adapter.warn({ ...now, hints: false, ask: { ...now.ask!, options } }, [options[0]!.key])?.clause).toBe(
      'CK-66',
    );
  });
});

describe('COMBO', () => {
  it('is a sum that grows, with cards to draw', () => {
    const first = adapter.adapt(moment('combo'));
    const amount = Number(
      moment('combo')
        .ask?.options.find((option) => option.key === 'pass')
        ?.hints[0]?.slice('amount:'.length),
    );
    expect(first.prompt.options.find((option) => option.kind === 'main')?.key).toBe('pass');
    expect(first.prompt.options.find((option) => option.kind === 'main')?.label).toContain(String(amount));
    expect(takenUp(first, first.support)).toHaveLength(1);
    const more = adapter.adapt(moment('combo-more'));
    expect(more.sum?.big).toMatch(/^\d \+ 1 = \d$/);
    expect(takenUp(more, more.support)).toHaveLength(2);
  });

  it('takes the last card up before it resolves', () => {
    const now = moment('combo-more');
    const key = now.ask!.options.find((option) => option.key.startsWith('discard:'))!.key;
    const one = {
      ...now,
      ask: { ...now.ask!, options: now.ask!.options.filter((option) => option.key === key || option.key === 'pass') },
    };
    const person = sit(one);
    const lit = [...person.model().hand, ...person.model().support].filter((card) => card.state === 'legal');
    if (lit.length === 1) {
      person.click(lit[0]!.pick!);
      expect(person.said).toEqual([]);
      expect(person.model().prompt.options.find((option) => option.kind === 'main')?.key).toBe(key);
    } else expect(lit.map((card) => card.pick)).toContain(key);
  });
});

describe('where the Kaiju lies', () => {
  it('previews both hexes and what they touch, and says them together', () => {
    const person = sit(moment('swim'));
    person.click(person.model().hexes.find((hex) => hex.q === 14 && hex.r === 2)?.pick ?? '');
    expect(person.said).toEqual([]);
    const model = person.model();
    expect(model.hexes.filter((hex) => hex.drafted)).toHaveLength(2);
    expect(model.ghost).toBeDefined();
    const main = model.prompt.options.find((option) => option.kind === 'main');
    expect(main?.outcome).toContain(
      model.buildings
        .filter((one) => one.preview)
        .map((one) => one.id)
        .join(', '),
    );
    person.click(main?.key ?? '');
    expect(person.said[0]).toHaveLength(2);
    expect(person.said[0]?.[0]).toBe('14,2');
  });

  it('takes a hex beside the chosen one for its other half', () => {
    const person = sit(moment('swim'));
    const at = (q: number, r: number) => person.model().hexes.find((hex) => hex.q === q && hex.r === r)?.pick ?? '';
    person.click(at(15, 1));
    person.click(at(16, 0));
    person.click('draft:lie');
    expect(person.said).toEqual([['15,1', 'NE']]);
  });

  it('lights water and rubble only, as the server offers them', () => {
    const model = adapter.adapt(moment('swim'));
    expect(model.hexes.filter((hex) => hex.pick && hex.kind !== 'river')).toEqual([]);
    expect(model.hexes.filter((hex) => hex.kind === 'river')).toHaveLength(31);
    expect(model.hexes).toHaveLength(126);
    expect([...'ABC'].map((board) => model.buildings.filter((one) => one.board === board).length)).toEqual([9, 9, 9]);
  });
});

describe('what is seen', () => {
  it('names the last attack on the buildings it hit', () => {
    const model = adapter.adapt(moment('enraged'));
    expect(model.buildings.filter((one) => one.hit).length).toBeGreaterThan(0);
    expect(model.flash?.fell.length).toBeGreaterThan(0);
    // What moves is for the beats; told at once, the board stands still.
    expect(model.buildings.filter((one) => one.crumples || one.shakes)).toEqual([]);
    expect(model.lastAttack?.length).toBeGreaterThan(0);
  });

  it('says why a building cannot be hit, with the clause', () => {
    const model = adapter.adapt(moment('attack'));
    expect(
      model.buildings.filter((one) => !one.pick && !one.fallen).every((one) => one.why?.clauses[0] === 'CK-58'),
    ).toBe(true);
  });

  it('plays the two opening scenes once, before anybody has played', () => {
    const model = adapter.adapt(moment('begin'));
    expect(model.scenes.map((one) => one.scene)).toEqual(['kaiju_start', 'defender_start']);
    expect(adapter.adapt(moment('action')).scenes).toEqual([]);
    expect(adapter.adapt(moment('over-city')).scenes.map((one) => one.scene)).toEqual(['defender_wins']);
    expect(adapter.adapt(moment('over-city', { past: true })).scenes).toEqual([]);
  });

  it('has a sound and its caption for all twelve buttons', () => {
    const now = moment('idle');
    const words = [
      'stomp',
      'smash',
      'roar',
      'rampage',
      'assault_1',
      'assault_2',
      'assault_3',
      'shield',
      'repel',
      'flare',
      'net',
      'repair',
    ];
    const sounds = words.map((word) => adapter.fly(told({ n: 1, kind: 'media.sound', word }), now)?.sound);
    expect(new Set(sounds).size).toBe(12);
    expect(sounds.every(Boolean)).toBe(true);
    const cues = adapter
      .adapt(moment('kaiju'))
      .log.flatMap((line) => line.spans.filter((span) => typeof span === 'object' && 'cue' in span));
    expect(cues.length).toBeGreaterThan(0);
  });

  it('flies cards where the journal says', () => {
    const now = moment('action');
    expect(adapter.fly(moved({ source: 'deck', target: `hand ${now.seat}`, card: 'punch' }), now)).toMatchObject({
      from: 'deck',
      to: 'hand:punch',
      turns: true,
      sound: 'draw',
    });
    expect(adapter.fly(moved({ source: `hand ${now.view.kaiju}`, target: 'play', card: 'stomp' }), now)).toMatchObject({
      from: `seat:${now.view.kaiju}`,
      to: 'play',
    });
    expect(adapter.fly(moved({ kind: 'seeded' }), now)).toBeNull();
  });
});

describe('the end', () => {
  it('counts what fell and what stands', () => {
    const now = moment('over-city');
    const ended = adapter.result(now);
    expect(ended?.cast.filter((line) => line.place === 1).map((line) => line.name)).toEqual(
      now.view.winners.map((seat) => NAMES[seat]),
    );
    const kaiju = ended?.cast.find((line) => line.name === NAMES[now.view.kaiju]);
    expect(kaiju?.score).toBe(`${27 - now.view.standing} felled`);
    expect(kaiju?.sum).toBe(`27 − ${now.view.standing}`);
    expect(ended).toMatchObject({ decided: expect.stringContaining(`${now.view.standing} buildings were still`) });
  });

  it('shows the pack', () =>
    expect(adapter.gallery(pack)[0]?.cards[0]).toMatchObject({
      name: 'Assault 2',
      strength: '2',
      icon: 'battle-tank',
      clauses: ['CK-81', 'CK-27'],
    }));
});
