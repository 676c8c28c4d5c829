import { nameOf, resultOf } from '../../scene/common.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import type { CardFace, CastLine, ResultModel } from '../../ui/model.ts';
import type { SamuraiCardView, SamuraiMovieView, SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { face, typeWords } from './faces.ts';

type Scene = TableScene<SamuraiTableView>;

/** KFS-72 The cast by points: DS, title words, points of cards; what the hands still held counts too. */
export function result(scene: Scene): ResultModel | null {
  const plain = resultOf(scene);
  if (!plain) return null;
  const { view } = scene;
  const points = (movie: SamuraiMovieView): number => (view.goal > 0 ? movie.total : movie.score);
  const order = [...view.movies].sort((a, b) => points(b) - points(a) || a.seat - b.seat);
  const verdict = t(view.ending === 'credits' ? 'samurai-end-credits' : 'samurai-end-film', {
    title: view.poster.title,
    names: plain.winners.join(' & '),
    count: plain.winners.length,
  });
  return {
    ...plain,
    verdict,
    cast: order.map((movie) =>
      castLine(scene, movie, 1 + order.filter((other) => points(other) > points(movie)).length),
    ),
  };
}

/** An attack of your own that succeeded: by how much. */
export function glory(line: Told, { seat }: Scene): number {
  return line.kind === 'compared' && line.seat === seat ? Math.max(0, 1 + line.number - line.other) : 0;
}

function castLine(scene: Scene, movie: SamuraiMovieView, place: number): CastLine {
  const { goal } = scene.view;
  const notes = [
    t('samurai-cast-note', { count: movie.cast.length }),
    ...(goal > 0 ? [t('samurai-match-note', { total: movie.total, goal })] : []),
  ];
  return {
    place,
    name: nameOf(scene, movie.seat),
    you: movie.seat === scene.seat,
    score: String(goal > 0 ? movie.total : movie.score),
    sum: sumOf(movie),
    note: notes.join(' · '),
  };
}

/** "DS 27 + words 5 + cards 4 + hand 5": the last is what rivals had not shown until the end. */
export function sumOf(movie: Pick<SamuraiMovieView, 'ds' | 'words' | 'extras' | 'score'>): string {
  const rest = movie.score - movie.ds - movie.words - movie.extras;
  const parts: [string, number][] = [
    ['ds', movie.ds],
    ['words', movie.words],
    ['extras', movie.extras],
    ['rest', rest],
  ];
  return parts
    .filter(([name, value]) => name === 'ds' || value !== 0)
    .map(([name, value]) => t(`samurai-sum-${name}`, { value }))
    .join(' + ');
}

// The card gallery

interface Printed {
  key: string;
  name: string;
  family?: string;
  type: string;
  strength?: number;
  traits?: string[];
  word: string;
  text?: string;
  quote: string;
}

const TYPES = ['Character', 'Creature', 'Sfx', 'Prop', 'Location', 'Credits'];

export function gallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  const cards = (pack as { cards: Printed[] }).cards;
  return TYPES.map((type) => ({
    title: typeWords(type),
    cards: cards.filter((card) => card.type === type).map((card) => face(printed(card))),
  })).filter((group) => group.cards.length > 0);
}

function printed(card: Printed): SamuraiCardView {
  return {
    key: card.key,
    name: card.family || card.name,
    type: card.type,
    strength: card.strength ?? 0,
    traits: card.traits ?? [],
    word: card.word,
    text: card.text ?? '',
    quote: card.quote,
    lit: false,
    answers: '',
  };
}
