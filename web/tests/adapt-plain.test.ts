import { describe, expect, it } from 'vitest';
import { adapt, fly, gallery, preview } from '../src/games/plain/adapt.ts';
import { announce, feature, features, programmeKnown } from '../src/scene/features.svelte.ts';
import { NO_DRAFT, told } from '../src/scene/scene.ts';
import { t } from '../src/words/words.svelte.ts';
import type { GameInfo, View } from '../src/wire.ts';
import { ask, option, scene, table } from './scene.ts';

const LANTERN = { key: 'lantern', title: 'Moth Lantern', value: '3', kind: 'light', kind_label: 'Light' };
const CLOUD = { key: 'cloud', title: 'Fat Cloud', kind: 'cloud', kind_label: 'Cloud' };
const VIEW: View = {
  over: false,
  winners: [],
  ending: '',
  plain: {
    seats: [
      { seat: 0, score: { id: 'coins', label: 'coins', value: 29, of: 60 } },
      { seat: 1, score: { id: 'coins', label: 'coins', value: 41, of: 60 }, out: true },
    ],
    piles: [
      { name: 'deck', count: 27, label: 'Night sky' },
      { name: 'stalls', count: 2, shape: 'row', label: 'The stalls', cards: [LANTERN, CLOUD] },
      { name: 'hand 0', count: 1, shape: 'hand', owner: 0, cards: [CLOUD] },
      { name: 'hand 1', count: 4, shape: 'hand', owner: 1 },
    ],
    counters: [{ id: 'night', label: 'Night', value: 5, of: 8 }],
    active: 0,
  },
};

function moment(keys: ReturnType<typeof option>[], notes: Record<string, string> = {}) {
  const draft = { ...NO_DRAFT, notes };
  return scene('moon', VIEW, { ask: ask('Stall', keys), table: table('moon', ['Ada', 'Bo']), draft });
}

describe('a board for a game that brings none', () => {
  it('lays out seats, piles and rows', () => {
    const model = adapt(moment([option('pass')]));
    expect(model.own).toMatchObject({ name: 'Ada', you: true, active: true, leads: false });
    expect(model.rivals).toMatchObject([{ name: 'Bo', hand: 4, out: true, leads: true }]);
    expect(model.stacks).toMatchObject([{ label: 'Night sky', count: 27, cards: [] }]);
    expect(model.rows[0]?.cards.map((card) => card.name)).toEqual(['Moth Lantern', 'Fat Cloud']);
    expect(model.counts).toEqual([{ label: 'Night', value: 5, of: 8, grave: undefined }]);
    expect(model.race).toMatchObject({ goal: 60, runners: [{ value: 29, you: true }, { value: 41 }] });
  });

  it('says first what a card or a pile does', () => {
    const keep = option('keep', 'cloud');
    expect(preview(moment([keep]), keep)).toEqual({});
    expect(preview(moment([]), option('pass'))).toBeNull();
    const chosen = { ...moment([keep, option('draw', '', 'deck')]), draft: { ...NO_DRAFT, chosen: 'draw' } };
    expect(adapt(chosen).stacks[0]?.chosen).toBe(true);
    expect(adapt({ ...chosen, draft: { ...NO_DRAFT, chosen: 'keep' } }).hand[0]?.state).toBe('selected');
  });

  it('lights the card, the pile or the button that gives an answer', () => {
    const model = adapt(
      moment([
        option('buy:lantern', 'lantern', 'stalls'),
        option('draw', '', 'deck'),
        option('keep', 'cloud'),
        option('pass'),
      ]),
    );
    expect(model.rows[0]?.cards.map((card) => card.pick)).toEqual(['buy:lantern', undefined]);
    expect(model.stacks[0]?.pick).toBe('draw');
    expect(model.hand[0]).toMatchObject({ name: 'Fat Cloud', state: 'legal', pick: 'keep' });
    expect(model.prompt.options.map((one) => one.key)).toEqual(['draw', 'pass']);
  });

  it('asks what to do with a card that can do several things', () => {
    const several = [option('play:cloud:left', 'cloud'), option('play:cloud:right', 'cloud')];
    expect(adapt(moment(several)).hand[0]?.pick).toBe('draft:note:card=cloud');
    const chosen = adapt(moment(several, { card: 'cloud' }));
    expect(chosen.hand[0]?.state).toBe('selected');
    expect(chosen.prompt.options.map((one) => one.key)).toEqual(['play:cloud:left', 'play:cloud:right']);
  });

  it('shows many answers on the table', () => {
    const model = adapt(moment(['a', 'b', 'c', 'd', 'e'].map((key) => option(key))));
    expect(model.offers).toHaveLength(5);
    expect(model.prompt.options).toEqual([]);
  });

  it('lets cards fly between piles, hands and seats', () => {
    const before = moment([]);
    const draw = told({ n: 1, kind: 'moved', source: 'deck', target: 'hand 1' });
    expect(fly(draw, before)).toMatchObject({ from: 'pile:deck', to: 'seat:1', sound: 'draw' });
    const buy = told({ n: 2, kind: 'moved', source: 'stalls', target: 'hand 0', card: 'lantern' });
    expect(fly(buy, before)).toMatchObject({ from: 'pile:stalls', to: 'hand:lantern', face: { name: 'Moth Lantern' } });
  });

  it('shows its cards by kind', () => {
    const groups = gallery([
      { card: LANTERN, copies: 4 },
      { card: CLOUD, copies: 2 },
    ]);
    expect(groups.map((group) => [group.title, group.cards[0]?.name])).toEqual([
      ['Light', 'Moth Lantern'],
      ['Cloud', 'Fat Cloud'],
    ]);
  });
});

describe('the programme', () => {
  it('takes in a guest, and takes down what the server cannot put on', () => {
    const info: GameInfo = {
      id: 'moon-market',
      short: 'moon',
      title: 'Moon Market',
      seats: [2, 5],
      edition: 1,
      prefix: 'MM',
      bots: [],
      options: {},
      package: 'lantern-hill',
      languages: ['en'],
      taglines: { en: 'Everything must glow' },
      inks: ['#46307F', '#B9481A'],
    };
    expect(programmeKnown()).toBe(false);
    announce([info, { ...info, id: 'robot-rampage', short: 'rampage', package: 'matinee' }]);
    expect(features().map((one) => one.id)).toEqual(['rampage', 'moon']);
    expect(feature('moon-market')).toMatchObject({ id: 'moon', usual: 3, from: 'lantern-hill' });
    expect([t('game-moon'), t('game-moon-line')]).toEqual(['Moon Market', 'Everything must glow']);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });
});
