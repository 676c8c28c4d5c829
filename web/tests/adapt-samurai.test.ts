import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/samurai/adapt.ts';
import { shortName } from '../src/games/samurai/faces.ts';
import type { SamuraiModel, Movie } from '../src/games/samurai/model.ts';
import { spansOf } from '../src/games/samurai/story.ts';
import { lights } from '../src/games/samurai/titling.ts';
import { told, type TableScene } from '../src/scene/scene.ts';
import type { SamuraiTableView } from '../src/wire.ts';
import { buttons, moment as realMoment, moved, NAMES, namesOf, offered, sitAt } from './moment.ts';

type Scene = TableScene<SamuraiTableView>;

const all = namesOf('samurai');

const moment = (name: string, more: Partial<Scene> = {}): Scene =>
  realMoment('samurai', 'kung-fu-samurai', name, 3, more);
const sit = (first: Scene) => sitAt(adapter, first, false, true);

function inMovie(movie: Movie): string[] {
  const cards = [...movie.cast.flatMap((cast) => [cast, ...cast.held]), ...(movie.location?.cards ?? [])];
  return [movie.pick ?? '', ...cards.flatMap((card) => [card.pick ?? '', ...card.deeds.map((deed) => deed.key)])];
}

/** Everything on the screen that can be clicked. */
function picks(model: SamuraiModel): string[] {
  const making = model.making;
  const title = making
    ? [
        ...making.words.flatMap((word) => word.forms.map((form) => form.key)),
        ...making.links.map((link) => link.key),
        ...making.marks.map((link) => link.key),
        ...making.pitches.map((pitch) => pitch.key ?? ''),
        ...making.tray.map((piece) => piece.drop),
      ]
    : [];
  return [
    ...buttons(model),
    ...model.hand.map((card) => card.pick ?? ''),
    ...model.movies.flatMap(inMovie),
    ...(model.picker?.cards.map((card) => card.pick ?? '') ?? []),
    ...title,
  ].filter((key) => key !== '' && !key.startsWith('stand:'));
}

/** Every key that can be said, alone or in a batch: one thing laid aside, then whatever sends it. */
function sayable(first: Scene): Set<string> {
  const found = new Set<string>();
  const fillers = ['draft:add:word:1', 'draft:add:word:2', 'draft:add:word:3', 'draft:add:word:4'];
  for (const pick of new Set(picks(adapter.adapt(first)))) {
    const person = sit({ ...first, hints: false });
    person.click(pick);
    if (person.said.length === 0 && first.ask?.name === 'ProposeTitle') {
      for (const filler of fillers)
        if (filler.split(':')[3] !== pick.split(':')[3] || !pick.includes('word'))
          if (picks(person.model()).includes(filler)) person.click(filler);
    }
    if (person.said.length === 0 && first.ask?.name === 'EndTurnDiscard')
      for (const key of picks(person.model()).filter((one) => one.startsWith('draft:add:')))
        if (!picks(person.model()).includes('draft:discard')) person.click(key);
    for (const send of picks(person.model()).filter((key) =>
      ['draft:pitch', 'draft:vote', 'draft:discard'].includes(key),
    ))
      person.click(send);
    person.said.forEach((keys) => keys.forEach((key) => found.add(key)));
  }
  return found;
}

const KINDS = [
  'AttackResponse',
  'CancelResponse',
  'ChooseCombine',
  'ChooseFromDiscard',
  'ChooseFromHand',
  'ChooseKungFuTarget',
  'ChooseLoot',
  'ChooseLooter',
  'ChooseMay',
  'ChooseMode',
  'ChooseMovie',
  'ChoosePlayer',
  'ChooseReceiver',
  'ChooseTarget',
  'ChooseVictim',
  'ChooseWreck',
  'CreditsResponse',
  'EndTurnDiscard',
  'MainAction',
  'ProposeTitle',
  'ResultResponse',
  'TableResponse',
  'VictimResponse',
  'VoteTitle',
];

describe('every question can be answered on the board', () => {
  const asked = all.filter((name) => moment(name).ask);
  it('has samples of all questions', () =>
    expect([...new Set(asked.map((name) => moment(name).ask?.name))].sort()).toEqual(KINDS));

  it.each(asked)('%s', (name) => {
    const now = moment(name);
    const said = sayable(now);
    expect(offered(now).filter((key) => !said.has(key))).toEqual([]);
  });

  it.each(all)('%s has words for everything, and each key once', (name) => {
    for (const model of [
      adapter.adapt(moment(name)),
      adapter.adapt(moment(name, { ask: null })),
      adapter.adapt(moment(name, { seat: -1, ask: null })),
    ]) {
      expect(JSON.stringify(model).replaceAll('"samurai"', '')).not.toMatch(/\bkfs-[a-z]/);
      expect(new Set(model.hand.map((card) => card.id)).size).toBe(model.hand.length);
      expect(new Set(model.movies.map((movie) => movie.id)).size).toBe(model.movies.length);
      expect(new Set(model.prompt.options.map((option) => option.key)).size).toBe(model.prompt.options.length);
      expect(new Set(model.stage?.steps.map((step) => step.id)).size).toBe(model.stage?.steps.length ?? 0);
      expect(new Set(model.asides).size).toBe(model.asides.length);
    }
  });

  it.each(asked)('%s: every unlit card of the hand tells why', (name) => {
    for (const card of adapter.adapt(moment(name)).hand) if (!card.pick) expect(card.why?.words).toBeTruthy();
  });
});

describe('the title', () => {
  it('is built in a tray and pitched as one batch', () => {
    const person = sit(moment('propose-title'));
    const forms = (): string[] =>
      person.model().making?.words.flatMap((word) => (word.used ? [] : word.forms.map((form) => form.key))) ?? [];
    expect(person.model().prompt.options.find((option) => option.key === 'pitch')).toMatchObject({
      kind: 'whynot',
      why: { clauses: ['KFS-09'] },
    });
    person.click('draft:add:word:1');
    person.click('draft:add:link:of');
    person.click('draft:add:word:2:plural');
    expect(forms().some((key) => /word:[12]/.test(key))).toBe(false);
    person.click('draft:add:word:3');
    person.click('draft:untoken:1');
    expect(person.model().making?.tray.map((piece) => piece.gold)).toEqual([true, true, true]);
    person.click('draft:pitch');
    expect(person.said).toEqual([['word:1', 'word:2:plural', 'word:3', 'pitch']]);
  });

  it('is voted on as one batch, in the order in which the server asks', () => {
    const person = sit(moment('vote-title'));
    const [first, second] = person.model().making?.pitches ?? [];
    person.click(second?.key ?? '');
    expect(person.model().making?.pitches.map((pitch) => pitch.approved)).toEqual([
      false,
      true,
      ...(person
        .model()
        .making?.pitches.slice(2)
        .map(() => false) ?? []),
    ]);
    person.click('draft:vote');
    expect(person.said[0]?.slice(0, 2)).toEqual([`no:${first?.id}`, `yes:${second?.id}`]);
    expect(person.said[0]).toHaveLength(person.model().making?.pitches.length ?? 0);
  });

  it('shines by word, not by spelling', () => {
    expect(
      lights("The Galaxies' of Deadly Fingers: Ninja's!", ['Galaxy', 'Fingers', 'Ninja'])
        .filter((word) => word.gold)
        .map((word) => word.word),
    ).toEqual(['Fingers:', "Ninja's!"]);
    expect(lights('Golden Claws of the Venom', ['Golden', 'Claw']).map((word) => word.gold)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the stage', () => {
  it('adds up: pieces of both bars are the strengths', () => {
    for (const name of all) {
      const { attack } = moment(name).view;
      const { stage } = adapter.adapt(moment(name));
      if (!attack || !stage) continue;
      const sum = (pieces: { value: number; pending?: boolean; lost?: number }[]): number =>
        pieces.reduce((total, piece) => total + (piece.pending || piece.lost ? 0 : piece.value), 0);
      expect([name, sum(stage.attack.pieces)]).toEqual([name, Math.max(0, attack.attack)]);
      expect([name, sum(stage.defence.pieces)]).toEqual([name, Math.max(0, attack.defence)]);
    }
  });

  it('labels each step with card, sign and player, and says how it stands', () => {
    const { stage } = adapter.adapt(moment('attack-steps'));
    expect(stage?.steps.map((step) => step.words)).toEqual([
      '11 Evil Master With Evil Laugh',
      '+5 Possessed Rice Cooker, Di',
      '×2 Wire Fu, Di',
      'DS +3 Magical Transfer Student, Ada',
    ]);
    expect(stage?.verdict).toContainEqual({ b: 'succeeds by 10.' });
  });

  it('shows what pass and each card would come to', () => {
    const model = adapter.adapt(moment('cancel-response'));
    expect(model.prompt.options.map((option) => [option.key, option.outcome])).toEqual([
      ['stand:hold', 'ask me always'],
      ['pass', 'AS 13, succeeds by 9'],
      ['play:film-jam', 'AS 8, fails by 4'],
    ]);
    expect(model.pending.map((one) => one.card.name)).toEqual(['Possessed Rice Cooker']);
  });

  it('opens a number into source, printed, change and reason', () => {
    const { view } = moment('attack-steps');
    for (const movie of adapter.adapt(moment('attack-steps')).movies) {
      const parts = movie.opened.rows.map((row) => Number(row.printed) + Number(row.change.replace('−', '-') || 0));
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(view.movies[movie.id]?.ds);
    }
  });
});

describe('accidents', () => {
  const confirms = (name: string, key: string, clause: string): void => {
    const person = sit(moment(name));
    person.click(key);
    expect(person.said).toEqual([]);
    expect(adapter.warn(person.now(), person.now().draft.unsure ?? [])?.clause).toBe(clause);
    person.click('confirm:yes');
    expect(person.said).toEqual([[key]]);
    expect(adapter.warn(moment(name, { hints: false }), [key])).toBeNull();
  };

  it('asks before a turn ends with a playable Character', () => confirms('roll', 'end', 'KFS-26'));
  it('asks before credits roll while behind, with the ranking', () => {
    confirms('roll', 'roll:roll-the-credits-return', 'KFS-68');
    expect(adapter.warn(moment('roll'), ['roll:roll-the-credits-return'])?.words).toMatch(/Ada \d+/);
  });
  it('warns of an attack that fails for sure', () => confirms('movie-attack', 'movie:0', 'KFS-42'));
  it('warns of a good Location for a rival, and shows every DS before and after', () => {
    confirms('movie-location', 'movie:0', 'KFS-30');
    expect(adapter.adapt(moment('movie-location')).movies.map((movie) => movie.preview?.words)).toEqual(
      expect.arrayContaining(['DS 14 → 18', 'DS 17 → 21', 'DS 13 → 12']),
    );
  });
  it('warns of a scoring word thrown away', () => {
    const now = moment('end-turn-discard');
    const options =
      now.ask?.options.map((option) => ({
        ...option,
        hints: option.key.startsWith('discard:') ? ['title_word'] : [],
      })) ?? [];
    const lit = { ...now, ask: now.ask && { ...now.ask, options } };
    expect(adapter.warn(lit, [options[0]?.key ?? '', 'done'])?.clause).toBe('KFS-71');
    expect(adapter.warn(now, [options[0]?.key ?? '', 'done'])).toBeNull();
  });
  it('says how many cards must go before the turn can end', () => {
    const person = sit(moment('discard-must'));
    expect(person.model().prompt.options.find((option) => option.key === 'done')).toMatchObject({
      kind: 'whynot',
      why: { clauses: ['KFS-24'] },
    });
    person.click(person.model().hand[0]?.pick ?? '');
    expect(person.model().hand[0]?.state).toBe('selected');
    person.click('draft:discard');
    expect(person.said[0]?.at(-1)).toBe('done');
  });
  it('says nothing after the last card of the hand: the turn ends by itself', () => {
    const person = sit(moment('end-turn-discard', { hints: false }));
    for (const card of person.model().hand) person.click(card.pick ?? '');
    person.click('draft:discard');
    expect(person.said).toEqual([person.now().view.hand.map((card) => `discard:${card.key}`)]);
  });
  it('backs out by an answer, so that it works where nothing is taken back', () => {
    const person = sit(moment('choose-target'));
    person.click('draft:back');
    expect(person.said).toEqual([['back']]);
  });
});

describe('what is seen', () => {
  it('keeps Hold and the standing answer in reach of those who play', () => {
    const idle = adapter.adapt(
      moment('main-action', { ask: null, standing: { mode: 'ask-armed', hold: true, armed: [] } }),
    );
    expect(idle.prompt.options).toMatchObject([{ key: 'stand:hold', pressed: true }]);
    expect(idle.asking?.modes.filter((mode) => mode.on).map((mode) => mode.key)).toEqual(['stand:ask-armed']);
    // What can be armed is said by the server, never read off the words of a card.
    const { hand } = moment('main-action').view;
    const own = (idle.asking?.arms ?? []).map((arm) => arm.key).filter((key) => key.startsWith('stand:arm:play:'));
    const ways = hand.filter((card) => card.answers === 'play').map((card) => `stand:arm:play:${card.key}`);
    expect([own, own.length > 0]).toEqual([ways, true]);
    const watcher = adapter.adapt(moment('main-action', { ask: null, seat: -1 }));
    expect([watcher.prompt.options, watcher.asking, picks(watcher)]).toEqual([[], undefined, []]);
  });

  it('shows nothing of a hand that is not its own', () => {
    const model = adapter.adapt(
      moment('main-full', { seat: -1, ask: null, view: { ...moment('main-full').view, hand: [] } }),
    );
    expect(model.hand).toEqual([]);
  });

  it('says quotes as subtitles, and in italics in the script', () => {
    const now = moment('attack-steps');
    const played = now.lines.filter((line) => line.kind === 'played').at(-1);
    expect(adapter.adapt({ ...now, read: (played?.n ?? 1) - 1 }).subtitle).toMatchObject({
      who: 'Di',
      name: 'Wire Fu',
      quote: 'Gravity is for the other studio.',
    });
    expect(spansOf('Di plays Wire Fu: “Gravity.”', 'Wire Fu')).toEqual([
      'Di plays ',
      { b: 'Wire Fu' },
      { q: 'Gravity.' },
    ]);
  });

  it('shortens names for bars', () =>
    expect(
      [
        'Old Master With Long Eyebrows',
        'Dojo on the Hill',
        "Grandfather's Katana",
        'Giant Robot Island',
        'Mecha Suit, Size Small',
      ].map(shortName),
    ).toEqual(['Master', 'Dojo', 'Katana', 'Island', 'Suit']));

  it('flies cards where the journal says', () => {
    const now = moment('main-full');
    const mine = `hand ${now.seat}`;
    expect(adapter.fly(moved({ source: 'draw pile', target: mine, card: 'wire-fu' }), now, [])).toMatchObject({
      from: 'deck',
      to: 'hand:wire-fu',
      turns: true,
      sound: 'draw',
    });
    expect(adapter.fly(moved({ source: 'draw pile', target: `hand ${(now.seat + 1) % 3}` }), now, [])).toMatchObject({
      to: `movie:${(now.seat + 1) % 3}`,
      face: undefined,
    });
    const given = moved({ source: mine, target: 'under 7', card: 'twin-pistols' });
    expect(adapter.fly(given, now, [given, told({ n: 2, kind: 'given', word: 'twin-pistols>wobbly-uncle' })])?.to).toBe(
      'card:wobbly-uncle',
    );
    expect(adapter.fly(moved({ kind: 'attack' }), now, [])).toMatchObject({ sound: 'gong', moment: 'attack' });
    expect(adapter.fly(moved({ kind: 'window-closed' }), now, [])).toEqual({ ms: 0 });
  });
});

describe('the end', () => {
  it('opens each score as a sum', () => {
    const now = moment('over');
    const ended = adapter.result(now);
    expect(ended?.cast.map((line) => Number(line.score))).toEqual(
      now.view.movies.map((movie) => movie.score).sort((a, b) => b - a),
    );
    for (const line of ended?.cast ?? [])
      expect((line.sum?.match(/-?\d+/g) ?? []).map(Number).reduce((sum, one) => sum + one, 0)).toBe(Number(line.score));
    expect(ended?.winners).toEqual(now.view.winners.map((seat) => NAMES[seat]));
    expect(ended?.verdict).toContain(now.view.poster.title);
  });

  it('shows the pack by type', () => {
    const pack = {
      cards: [
        { key: 'wire-fu', name: 'Wire Fu', type: 'Sfx', word: 'Flying', quote: 'Up.' },
        {
          key: 'hentai-demon',
          name: 'Hentai Demon',
          family: 'Tentacle Demon',
          type: 'Creature',
          strength: 10,
          word: 'Demon',
          quote: 'So many arms.',
        },
      ],
    };
    expect(adapter.gallery(pack).map((group) => [group.title, group.cards[0]?.name, group.cards[0]?.strength])).toEqual(
      [
        ['Creature', 'Tentacle Demon', '10'],
        ['SFX', 'Wire Fu', undefined],
      ],
    );
  });
});
