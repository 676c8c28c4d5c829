import type { CardFace } from '../../ui/model.ts';
import type { SamuraiCardView, SamuraiPart, SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { CARD_ICON, FALLBACK_ICON, TYPE_TINT } from './icons.ts';

/** What is printed on a card, and short names for where there is little room. */
export const WORD_POINTS = 5;

const NUMBERED = new Set(['Character', 'Prop', 'Location', 'Creature']);

export function iconOf(name: string): string {
  return CARD_ICON[name] ?? FALLBACK_ICON;
}

export function typeWords(type: string): string {
  return t(`samurai-type-${type.toLowerCase()}`);
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export function strengthOf(card: Pick<SamuraiCardView, 'type' | 'strength'>): string | undefined {
  if (!NUMBERED.has(card.type)) return undefined;
  return card.type === 'Prop' || card.type === 'Location' ? signed(card.strength) : String(card.strength);
}

export function ticketOf(card: Pick<SamuraiCardView, 'lit'>): string | undefined {
  return card.lit ? `+${WORD_POINTS}` : undefined;
}

export function face(card: SamuraiCardView): CardFace {
  const type = typeWords(card.type);
  return {
    id: card.key,
    name: card.name,
    icon: iconOf(card.name),
    tint: TYPE_TINT[card.type],
    strength: strengthOf(card),
    subtitle: [type, card.traits.join(', ')].filter(Boolean).join(' · '),
    text: card.text || undefined,
    line: lineOf(card.text),
    quote: card.quote,
    type,
    mark: card.word,
    ticket: card.lit ? `${card.word} +${WORD_POINTS}` : undefined,
    note: t('samurai-title-word', { word: card.word }),
  };
}

/** Letters that fit two lines at table size. */
const LINE = 37;

/** What does not fit is read on the full card. */
export function lineOf(text: string): string | undefined {
  const first = (text.split(/[.;] /)[0] ?? '').replace(/\.$/, '');
  return first.length <= LINE ? first : `${first.slice(0, LINE).replace(/[ ,]+\S*$/, '')} …`;
}

/** "Old Master With Long Eyebrows": Master; "Dojo on the Hill": Dojo. */
export function shortName(name: string): string {
  if (name.length <= 9) return name;
  const head =
    name.split(/,| With | in | on | of | Who | Nobody | Under | Through | That | Full | and | From /)[0] ?? name;
  return head.split(' ').pop() ?? name;
}

/** Every card in sight by its key: reasons and lines of the journal name only keys. */
export function cardsInSight(view: SamuraiTableView): Map<string, SamuraiCardView> {
  const parts = (list: SamuraiPart[]): SamuraiCardView[] => list.map((part) => part.card);
  const movies = view.movies.flatMap((movie) => [
    ...movie.cast.flatMap((role) => [role.part.card, ...parts(role.under)]),
    ...parts(movie.location),
    ...movie.known,
  ]);
  const stage = view.attack
    ? [
        view.attack.fighter,
        ...view.attack.steps.flatMap((step) => (step.other ? [step.card, step.other] : [step.card])),
      ]
    : [];
  const all = [
    ...view.hand,
    ...movies,
    ...stage,
    ...view.pending.map((one) => one.card),
    ...view.discard,
    ...view.poster.turned_up,
  ];
  return new Map(all.map((card) => [card.key, card]));
}

interface PackCard {
  key: string;
  name: string;
  family?: string;
  quote?: string;
}

/** A name by key: of a card in sight, else of the pack, else made of the key. */
export function nameBy(key: string, sight: Map<string, SamuraiCardView>, pack: unknown): string {
  const seen = sight.get(key)?.name;
  if (seen) return seen;
  const printed = (pack as { cards?: PackCard[] } | null)?.cards?.find((card) => card.key === key);
  return (
    printed?.family ||
    printed?.name ||
    key
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}
