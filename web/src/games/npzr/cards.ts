import type { NpzrCardView } from '../../wire.ts';
import type { CardFace } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import type { PartCard } from './model.ts';
import { CHARACTERS, LETTER, POSITIONS, TINT, WILD_TINT, type Character, type Position } from './parts.ts';

/** A card as its pack prints it. */
interface Printed {
  key: string;
  name?: string;
  character?: Character;
  position?: Position;
}

export function partOf(key: string, pack: unknown): Partial<Printed> {
  return ((pack as { cards?: Printed[] } | null)?.cards ?? []).find((card) => card.key === key) ?? {};
}

/** A card that is seen: what it shows now, or for a wild in hand what it may become. */
export function face(card: NpzrCardView, pack: unknown): PartCard {
  const [character, position] = (card.shows ? card.shows.split('.') : []) as [Character?, Position?];
  if (card.wild) return wildFace(card, pack, character, position);
  return {
    id: card.key,
    name: card.name,
    character,
    position,
    tint: character && TINT[character],
    type: partWords(character, position),
    mark: character && LETTER[character],
    subtitle: partWords(character, position),
    text: t('npzr-regular-text'),
    line: '',
    clauses: ['NPZR-06', 'NPZR-10'],
  };
}

function wildFace(card: NpzrCardView, pack: unknown, character?: Character, position?: Position): PartCard {
  const range = partOf(card.key, pack);
  const shown = { character: character ?? range.character, position: position ?? range.position };
  return {
    id: card.key,
    name: card.name,
    wild: true,
    badged: true,
    tint: WILD_TINT,
    ...shown,
    type: character ? t('npzr-plays', { part: partWords(character, position) }) : t('npzr-wild'),
    subtitle: t('npzr-wild-range', { range: rangeWords(range) }),
    text: t('npzr-wild-text', { range: rangeWords(range) }),
    line: '',
    clauses: ['NPZR-25', 'NPZR-26', 'NPZR-27'],
  };
}

function partWords(character?: Character, position?: Position): string {
  return [character && t(`npzr-${character}`), position && t(`npzr-${position}`)].filter(Boolean).join(' ');
}

function rangeWords(range: Partial<Printed>): string {
  if (range.character) return t('npzr-range-character', { character: t(`npzr-${range.character}`) });
  return range.position ? t('npzr-range-position', { position: t(`npzr-${range.position}`) }) : t('npzr-range-any');
}

export function gallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  const all = (pack as { cards?: Printed[] } | null)?.cards ?? [];
  const seen = (card: Printed): PartCard =>
    face(
      {
        key: card.key,
        name: card.name ?? card.key,
        shows: card.character && card.position ? `${card.character}.${card.position}` : '',
        wild: !card.character || !card.position,
      },
      pack,
    );
  const rank = (card: Printed): number =>
    (card.character ? CHARACTERS.indexOf(card.character) : 9) * 10 +
    (card.position ? POSITIONS.indexOf(card.position) : 9);
  const sorted = [...all].sort((a, b) => rank(a) - rank(b)).map(seen);
  return [
    { title: t('npzr-gallery-regular'), cards: sorted.filter((card) => !card.wild) },
    { title: t('npzr-gallery-wild'), cards: sorted.filter((card) => card.wild) },
  ];
}
