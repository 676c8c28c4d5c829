import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/samurai/adapt.ts';
import CreditsRoll from '../src/games/samurai/CreditsRoll.svelte';
import { compose } from '../src/live/compose.ts';
import { capped, limit, MOST_MS, times } from '../src/live/tempo.ts';
import { told, type TableScene, type Told } from '../src/scene/scene.ts';
import type { Line, SamuraiTableView } from '../src/wire.ts';
import { inBeat, moment } from './moment.ts';

type Scene = TableScene<SamuraiTableView>;

const sample: Scene = moment('samurai', 'kung-fu-samurai', 'over', 3);
const cast = (seat: number) => sample.view.movies[seat]!.cast[0]!.part.card;
const poster = { ...sample.view.poster, title: 'The Golden Fingers', scoring: ['Golden', 'Fingers'] };
const lit = { ...cast(1), word: 'Fingers', lit: true };
const own = { ...sample.view.hand[0]!, word: 'Golden', lit: true };
/** The film is about to end: one Character has a word of the title, and so has a card in the viewer's hand. */
const now: Scene = {
  ...sample,
  lines: sample.lines.filter((line) => !['scored', 'film-over', 'ended'].includes(line.kind)),
  view: {
    ...sample.view,
    over: false,
    poster,
    hand: [own, ...sample.view.hand.slice(1)],
    movies: sample.view.movies.map((movie) =>
      movie.seat === 1 ? { ...movie, cast: movie.cast.map((role) => withCard(role)) } : movie,
    ),
  },
};

function withCard(role: SamuraiTableView['movies'][number]['cast'][number]): typeof role {
  return role.part.card.key === lit.key ? { ...role, part: { ...role.part, card: lit } } : role;
}

let n = 900;
const line = (more: Partial<Line>): Told => told({ n: n++, kind: 'credited', ...more });
const card = (seat: number, key: string, faces: number[], other: number, source = `cast ${seat}`): Told =>
  line({ seat, card: key, faces, other, number: faces.reduce((a, b) => a + b), source, text: `- ${key || 'hidden'}.` });

const FILM = [
  card(0, cast(0).key, [4, 0, 0], 4),
  card(0, own.key, [0, 5, 0], 9, 'hand 0'),
  line({ kind: 'scored', seat: 0, number: 9, other: 9 }),
  card(1, lit.key, [3, 5, 2], 10),
  card(1, '', [0, 5, 0], 15, 'hand 1'),
  line({ kind: 'scored', seat: 1, number: 15, other: 15 }),
  line({ kind: 'film-over', seat: 0, number: 1, word: 'credits' }),
];

/** The credits in the beat of one of these lines. */
function credits(at: number, film = FILM, scene = now) {
  const before = { ...scene, lines: [...scene.lines, ...film.slice(0, at)] };
  return adapter.adapt(inBeat(adapter.fly, before, film[at]!)).credits;
}
const paying = (at: number) => credits(at)!.title.flatMap(({ word, pays }) => (pays ? [word] : []));

describe('the credits, card by card', () => {
  it('add each card to the sum of its name, with what it pays', () => {
    const [row, ...others] = credits(1)!.rows;
    expect(others).toEqual([]);
    expect(row).toMatchObject({ seat: 0, points: 9, open: true, sum: '' });
    expect(row!.cards.map(({ name, points, ticket }) => [name, points, ticket])).toEqual([
      [cast(0).name, '4', undefined],
      [own.name, '5', 'Golden'],
    ]);
    expect(credits(3)!.rows.map(({ points, open, cards }) => [points, open, cards.length])).toEqual([
      [9, false, 0],
      [10, true, 1],
    ]);
  });

  it('let the title word burn that pays the card, and no other', () => {
    expect([paying(0), paying(1), paying(3)]).toEqual([[], ['Golden'], ['Fingers']]);
    expect(paying(2)).toEqual([]);
  });

  it('show a card that a rival still holds from behind: any word of the title may have paid it', () => {
    const hidden = credits(4)!.rows[1]!.cards.at(-1)!;
    expect(hidden).toMatchObject({ hidden: true, points: '5', name: 'a card in hand', ticket: 'a title word' });
    expect(paying(4)).toEqual(['Golden', 'Fingers']);
  });

  it('open each sum when its last card is told; what a rival held is told apart', () => {
    expect(credits(2)!.rows[0]!.sum).toBe('DS 4 + title words 5');
    expect(credits(6)!.rows.map(({ sum }) => sum)).toEqual([
      'DS 4 + title words 5',
      'DS 3 + title words 5 + cards 2 + hand 5',
    ]);
    expect(credits(6)!.over).toBe(true);
  });

  it('have a true minus', () => {
    const film = [card(1, lit.key, [-4, 0, 0], -4)];
    expect(credits(0, film)!.rows[0]!.cards[0]!.points).toBe('−4');
    const { container } = render(CreditsRoll, { credits: credits(0, film)! });
    expect(container.querySelector('strong')!.textContent).toBe('−4');
  });

  it('tell of the film that ended last, and not of the ones before', () => {
    const second = [card(2, cast(2).key, [7, 0, 0], 7)];
    expect(credits(FILM.length, [...FILM, ...second])!.rows.map(({ seat, points }) => [seat, points])).toEqual([
      [2, 7],
    ]);
  });

  it('grow on the ribbon of the goal, too, and nobody is told any more that the film may be stopped', () => {
    const view = { ...now.view, movies: now.view.movies.map((movie) => ({ ...movie, score: 3 + movie.seat })) };
    const pending = [{ card: own, seat: 0, target: null, movie: -1, mode: 0 }];
    const model = adapter.adapt(inBeat(adapter.fly, { ...now, view: { ...view, pending } }, FILM[0]!));
    expect(model.goal!.seats.map(({ counts }) => counts[1]!.value)).toEqual(['3', '4', '5']);
    expect([model.pending, model.asides, model.footnotes]).toEqual([[], [], []]);
    expect(model.phases.map(({ label, now }) => [label, !!now])).toEqual([
      [`Round ${view.round}`, false],
      ['The end', true],
    ]);
  });
});

describe('for somebody who wants no performance', () => {
  const after = { ...now, lines: [...now.lines, ...FILM], read: FILM[0]!.n - 1 };

  it('all sums of a film stand there at once, where another one follows', () => {
    expect(adapter.adapt(after).credits!.rows.map(({ points }) => points)).toEqual([9, 15]);
    expect(adapter.adapt({ ...after, read: FILM.at(-1)!.n }).credits).toBeUndefined();
  });

  it('the result tells them after the last one', () => {
    expect(adapter.adapt({ ...after, view: { ...after.view, over: true } }).credits).toBeUndefined();
  });
});

describe('the time of the credits', () => {
  const film = (seats: number, cards: number): Told[] => [
    ...Array.from({ length: seats }, (_, seat) => [
      ...Array.from({ length: cards }, (_, at) => card(seat, lit.key, [1, 0, 0], at)),
      line({ kind: 'scored', seat, number: cards }),
    ]).flat(),
    line({ kind: 'film-over', seat: 0 }),
    line({ kind: 'ended', number: 1 }),
  ];
  const parts = (lines: Told[]) => compose(adapter as never, now, { view: now.view }, lines, []);
  const sum = (all: number[]): number => all.reduce((whole, one) => whole + one, 0);

  it.each([
    [2, 3],
    [4, 8],
    [6, 14],
  ])('%i names with %i cards each are told one by one, in four seconds', (seats, cards) => {
    const made = parts(film(seats, cards));
    // The end is told together with the last sums.
    expect(made).toHaveLength(seats * cards + seats + 1);
    expect(sum(made.map((part) => part.ms))).toBeLessThanOrEqual(MOST_MS + 1e-6);
    expect(made.at(-1)!.ms).toBe(800);
  });

  it('is shorter under a clock, and none is lost', () => {
    const timed = capped(times(parts(film(4, 8)), 'normal', -1), limit(15_000));
    expect(sum(timed)).toBeLessThanOrEqual(1500 + 1e-6);
    expect(Math.min(...timed)).toBeGreaterThan(0);
  });
});
