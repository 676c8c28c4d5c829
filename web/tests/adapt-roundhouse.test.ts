import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/roundhouse/adapt.ts';
import { planHits } from '../src/games/roundhouse/hits.ts';
import type { RoundhouseModel } from '../src/games/roundhouse/model.ts';
import { NO_DRAFT, type TableScene } from '../src/scene/scene.ts';
import type { RoundhouseTableView } from '../src/wire.ts';
import { buttons, moment as realMoment, moved, NAMES, namesOf, offered, sitAt, takenUp } from './moment.ts';

type Scene = TableScene<RoundhouseTableView>;

const all = namesOf('roundhouse');

const moment = (name: string, more: Partial<Scene> = {}): Scene =>
  realMoment('roundhouse', 'roundhouse-kick', name, 3, more);
const sit = (first: Scene) => sitAt(adapter, first);

/** Everything on the screen that can be clicked. */
function picks(model: RoundhouseModel): string[] {
  const monsters = [...model.circle, ...model.middle].flatMap((monster) => monster?.pick ?? []);
  return [...buttons(model), ...model.hand.flatMap((card) => card.pick ?? []), ...monsters];
}

/** Everything that can be said first, by at most two clicks and a batch. */
function sayable(first: Scene): Set<string> {
  const found = new Set<string>();
  for (const pick of picks(adapter.adapt(first))) {
    const person = sit(first);
    person.click(pick);
    for (
      let more = 0;
      more < 20 && first.ask?.name === 'AssignHit' && !picks(person.model()).includes('draft:send');
      more++
    )
      person.click(picks(person.model()).find((key) => key.startsWith('draft:add:')) ?? '');
    for (const next of picks(person.model()).filter((key) => !key.startsWith('draft:') || key === 'draft:send')) {
      const again = sit({ ...person.now(), hints: false });
      again.click(next);
      again.said.forEach((keys) => found.add(keys[0] ?? ''));
    }
  }
  return found;
}

describe('every question can be answered on the board', () => {
  const asked = all.filter((name) => moment(name).ask);
  it('has samples of all five questions', () =>
    expect([...new Set(asked.map((name) => moment(name).ask?.name))].sort()).toEqual([
      'AssignHit',
      'BlockHits',
      'Kick',
      'KillReward',
      'PlaceItem',
    ]));

  it.each(asked)('%s', (name) => {
    const now = moment(name);
    expect([...sayable(now)].sort()).toEqual(offered(now));
  });

  it.each(all)('%s has words for everything, and each key once', (name) => {
    const model = adapter.adapt(moment(name));
    expect(JSON.stringify(model)).not.toMatch(/\brk-[a-z]/);
    expect(new Set(model.hand.map((card) => card.id)).size).toBe(model.hand.length);
    expect(new Set(model.forecast.map((row) => row.words)).size).toBe(model.forecast.length);
    expect(new Set(model.prompt.options.map((option) => option.key)).size).toBe(model.prompt.options.length);
  });
});

describe('accidents', () => {
  it('says first what an attack card will do; the second tap rolls', () => {
    const person = sit(moment('kick'));
    const card = person.model().hand.find((one) => one.pick);
    person.click(card?.pick ?? '');
    expect(person.said).toEqual([]);
    expect(takenUp(person.model())).toEqual([card?.id]);
    expect(person.model().prompt.options.find((option) => option.kind === 'main')?.key).toBe(`kick:${card?.name}`);
    person.click('draft:back');
    expect(person.model().prompt.options.find((option) => option.kind === 'main')?.key).toBe('kick');
    person.click(card?.pick ?? '');
    person.click(card?.pick ?? '');
    expect(person.said).toEqual([[card?.pick]]);
  });

  it('asks once more before a big card is wasted, unless hints are off', () => {
    const now = moment('kick-wasteful');
    const key = now.ask?.options.find((option) => option.hints.includes('wasteful'))?.key ?? '';
    const person = sit(now);
    person.click(key);
    person.click(key);
    expect(person.said).toEqual([]);
    expect(adapter.warn(person.now(), [key])?.clause).toBe('RK-24');
    person.click('confirm:yes');
    expect(person.said).toEqual([[key]]);
    expect(adapter.warn({ ...now, hints: false }, [key])).toBeNull();
    expect(adapter.warn(now, ['kick'])).toBeNull();
  });

  it('shows both cards of a swap side by side', () => {
    const person = sit(moment('place-full'));
    const { name } = person.now().view.drawn!;
    // Its place is kept from the first: what was chosen stays under the finger that confirms it.
    expect(person.model().drawn).toMatchObject({ card: { name }, instead: undefined, keeps: true });
    const card = person.model().hand.find((one) => one.pick);
    person.click(card?.pick ?? '');
    expect(person.model().drawn?.instead?.name).toBe(card?.name);
    expect(person.said).toEqual([]);
  });

  it('says that a third card of a kind is too many, with the clause', () => {
    const model = adapter.adapt(moment('place-full'));
    expect(model.prompt.options.find((option) => option.key === 'keep')).toMatchObject({
      kind: 'whynot',
      why: { clauses: ['RK-17'] },
    });
  });

  it('labels a heal at 15 as nothing', () => {
    const heal = adapter.adapt(moment('reward-full')).prompt.options.find((option) => option.key === 'heal');
    expect(heal).toMatchObject({ label: 'Heal 0', kind: 'option', outcome: 'you are at 15: nothing gained' });
  });

  it('says why a shield of the wrong type stays down', () => {
    const model = adapter.adapt(moment('block-wrong'));
    expect(model.hand.filter((card) => card.state === 'whynot').flatMap((card) => card.why?.clauses ?? [])).toContain(
      'RK-38',
    );
  });

  it('tells two shields of one name apart by their points', () => {
    const model = adapter.adapt(moment('block-told-apart'));
    const keys = model.hand.flatMap((card) => card.pick ?? []);
    expect(keys.filter((key) => key.includes('@')).map((key) => key.split('@')[1])).toEqual(
      model.hand.filter((card) => card.pick?.includes('@')).map((card) => card.strength),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a shield', () => {
  it('goes up by the second tap: the first says what it stops', () => {
    const person = sit(moment('block'));
    const card = person.model().hand.find((one) => one.pick);
    person.click(card?.pick ?? '');
    expect(person.said).toEqual([]);
    expect(person.model().prompt.options.find((option) => option.kind === 'main')).toMatchObject({
      label: `Put up ${card?.name}`,
      outcome: expect.stringMatching(/^stops 1, \d left; 2 get through/) as string,
    });
    person.click(card?.pick ?? '');
    expect(person.said).toEqual([[card?.pick]]);
  });
});

describe('the draft of hits', () => {
  it('covers marks from the right, weakens, and can be taken back', () => {
    const person = sit(moment('hit'));
    const first = [...person.model().circle].find((monster) => monster?.pick);
    const place = first?.place ?? '';
    const seen = (): RoundhouseModel['circle'][number] =>
      person.model().circle.find((monster) => monster?.place === place) ?? null;
    person.click(first?.pick ?? '');
    expect(seen()?.track.filter((mark) => mark.drafted)).toHaveLength(1);
    expect(seen()?.strength).toBe(first?.track.filter((mark) => !mark.covered).at(-2)?.strength ?? 0);
    expect(person.model().dice?.dice.filter((die) => die.laid)).toHaveLength(1);
    person.click('draft:back');
    expect(seen()?.track.some((mark) => mark.drafted)).toBe(false);
    expect(person.said).toEqual([]);
  });

  it('takes a hit back from the monster it lies on', () => {
    const person = sit(moment('hit'));
    const one = person
      .model()
      .circle.find((monster) => monster?.pick && monster.track.filter((mark) => !mark.covered).length === 1);
    person.click(one?.pick ?? '');
    const laid = person.model().circle.find((monster) => monster?.place === one?.place);
    expect([laid?.dies, laid?.pick]).toEqual([true, `draft:unlay:hit:${one?.place}`]);
    person.click(laid?.pick ?? '');
    expect(person.now().draft.keys).toEqual([]);
  });

  it('leaves out of the batch what falls by itself', () => {
    const { view } = moment('hit');
    const monster = (marks: number) => ({
      name: 'Cow',
      types: ['melee'],
      track: Array.from({ length: marks }, () => 1),
      hits: 0,
      strength: 1,
      points: 1,
    });
    const two = {
      ...view,
      to_place: 3,
      places: view.places.map((place, i) => ({
        ...place,
        monster: i === 0 ? monster(1) : i === 1 ? monster(4) : null,
      })),
    };
    expect(planHits(two, [])).toMatchObject({ left: 3, done: false });
    const after = planHits(two, ['hit:L1']);
    expect([after.left, after.done, after.laid.get('L2')]).toEqual([0, true, 2]);
    expect(planHits(two, ['hit:L2'])).toMatchObject({ left: 2, done: false });
  });

  it('warns that a clear middle brings the cavalry back', () => {
    const person = sit(moment('hit-middle'));
    const key = person.now().ask?.options.find((option) => option.hints.includes('reopens_cavalry'))?.key ?? '';
    expect(person.model().prompt.clause).toBe('RK-24');
    person.click(`draft:add:${key}`);
    expect(person.model().prompt.clause).toBe('RK-47');
  });
});

describe('what is seen', () => {
  it('forecasts what the view forecasts', () => {
    const now = moment('kick');
    const mine = now.view.players[now.seat];
    const total = now.view.circle_forecast.total + (mine?.aaaaargh ? now.view.middle_forecast.total : 0);
    expect(adapter.adapt(now).forecast.at(-1)?.dice).toContain(String(total));
  });

  it('shows one roll falling on each player, and who stopped it', () => {
    const now = moment('block');
    const { kickers, circle, strike } = adapter.adapt(now);
    for (const column of now.view.dice?.columns ?? [])
      expect(kickers.find((one) => one.seat === column.seat)?.incoming).toMatchObject({
        stopped: column.stopped,
        lost: column.unstopped,
      });
    expect(kickers.find((one) => one.you)?.incoming?.by).toBe('choosing');
    expect(kickers.find((one) => one.you)?.incoming?.hits).toHaveLength(now.view.dice?.hits ?? -1);
    expect(circle.map((one) => one?.roll?.hits)).toEqual(
      now.view.places.slice(0, 8).map(({ place }) => now.view.dice?.rolls.find((roll) => roll.place === place)?.hits),
    );
    expect(strike?.title).toBe('The circle strikes back');
    expect(adapter.adapt(moment('block-middle')).strike?.title).toContain('AAAAARGH');
  });

  it('RK-40 strikes out the hits that a card has stopped, not whichever came last', () => {
    const now = moment('block');
    const rolls = [
      { place: 'L1', name: 'Shambling Extra', types: ['melee'], faces: [5], hits: 1 },
      { place: 'L2', name: 'Bat on a String', types: ['air'], faces: [6], hits: 1 },
    ];
    const seat = now.seat;
    const columns = [{ seat, hits: 2, stopped: 1, unstopped: 1 }];
    const dice = { ...now.view.dice!, hits: 2, rolls, columns };
    const blocked = moved({ n: 2, kind: 'blocked', seat, word: 'Dustbin Lid', number: 1, faces: [1] });
    const seen = { ...now, view: { ...now.view, dice }, lines: [moved({ n: 1, kind: 'struck' }), blocked] };
    const incoming = adapter.adapt(seen).kickers.find((one) => one.you)?.incoming;
    expect(incoming?.hits.map((hit) => [hit.types, hit.stopped])).toEqual([
      [['melee'], true],
      [['air'], false],
    ]);
  });

  it('tells who waits that somebody else chooses, and lights nothing', () => {
    const model = adapter.adapt(moment('idle'));
    expect([model.prompt.asked, picks(model)]).toEqual([false, []]);
    expect(adapter.adapt(moment('kick', { seat: -1, ask: null, draft: NO_DRAFT })).hand).toEqual([]);
  });

  it('flies cards where the journal says', () => {
    const now = moment('idle', { seat: 0 });
    expect(adapter.fly(moved({ source: 'item deck', target: 'drawn', card: 'Umbrella' }), now)).toMatchObject({
      from: 'items',
      to: 'drawn',
      turns: true,
      face: { icon: 'umbrella' },
    });
    expect(adapter.fly(moved({ source: 'drawn', target: 'shields 0', card: 'Umbrella' }), now)?.to).toBe(
      'hand:Umbrella',
    );
    expect(adapter.fly(moved({ source: 'M2', target: 'kills 1', card: 'Colossal Cow' }), now)).toMatchObject({
      from: 'place:M2',
      to: 'seat:1',
    });
    expect(adapter.fly(moved({ kind: 'died', seat: 1 }), now)?.sound).toBe('gong');
    expect(adapter.fly(moved({ kind: 'phase' }), now)?.ms).toBe(0);
  });
});

describe('the end', () => {
  it('opens each score as a sum', () => {
    const now = moment('over');
    const ended = adapter.result(now);
    const points = now.view.players.map((player) => player.points).sort((a, b) => b - a);
    expect(ended?.cast.map((line) => Number(line.score))).toEqual(points);
    for (const line of ended?.cast ?? []) {
      const sum = (line.sum ?? '0')
        .split(' + ')
        .map((part) =>
          part
            .split(' × ')
            .map(Number)
            .reduce((a, b) => a * b),
        )
        .reduce((a, b) => a + b);
      expect(sum).toBe(Number(line.score));
    }
    expect(ended?.winners).toEqual(now.view.winners.map((seat) => NAMES[seat]));
  });

  it('names the billing of one who played alone', () => {
    const now = moment('over-solo');
    expect(adapter.result(now)?.cast[0]?.note).toMatch(/Extra|Stunt Double|Leading Role|Legend/);
  });

  it('shows the pack', () => {
    const pack = {
      monsters: [{ name: 'Barn Dragon', copies: 1, types: ['air', 'magic'], track: [1, 2, 2, 3], points: 7 }],
      attacks: [{ name: 'Wet Noodle', copies: 2, dice: 2 }],
      defences: [{ name: 'Umbrella', copies: 2, type: 'air', points: 3 }],
    };
    expect(adapter.gallery(pack).map((group) => [group.title, group.cards[0]?.strength])).toEqual([
      ['Monsters', '3'],
      ['Attack cards', '+2'],
      ['Defence cards', '3'],
    ]);
  });
});
