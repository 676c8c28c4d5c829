import type { KaijuCardView, KaijuSiegeView } from '../../wire.ts';
import { nameOf } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { CardFace } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { CARD_ICON, FALLBACK_ICON, SHORT } from './icons.ts';

export type KaijuScene = TableScene<KaijuSiegeView>;

/** A card as its pack prints it. */
export interface Printed {
  key: string;
  name: string;
  text: string;
  side: 'defender' | 'kaiju' | 'enrage';
  copies: number;
  combo?: string;
  sound?: string;
  effects: { do: string; n?: number | string; count?: number | string; steps?: number }[];
}

const TINT: Record<Printed['side'], string> = { defender: '#D9B27C', kaiju: '#B98D55', enrage: '#D2695E' };
/** CK-29 to CK-92 where each card stands in the rules. */
const CLAUSE: Record<string, string[]> = {
  'assault-1': ['CK-81', 'CK-27'],
  'assault-2': ['CK-81', 'CK-27'],
  'assault-3': ['CK-81', 'CK-27'],
  'co-ordinated-assault': ['CK-82'],
  shielding: ['CK-83', 'CK-27'],
  'co-ordinated-shielding': ['CK-84'],
  'emergency-repairs': ['CK-88'],
  repellant: ['CK-85', 'CK-27'],
  'bait-and-switch': ['CK-91'],
  'dazing-flare': ['CK-89'],
  'cable-net': ['CK-90'],
  'on-the-double': ['CK-92'],
  'rapid-planning': ['CK-86'],
  'team-planning': ['CK-87', 'CK-27'],
  stomp: ['CK-73'],
  punch: ['CK-72'],
  'psychic-fracture': ['CK-78'],
  smash: ['CK-71'],
  rampage: ['CK-74'],
  'terrifying-screech': ['CK-70'],
  'demoralising-roar': ['CK-80'],
  'sonic-wave': ['CK-75'],
  'adrenaline-surge': ['CK-76'],
  desperation: ['CK-77'],
  'hardened-carapace': ['CK-79'],
  enrage: ['CK-40', 'CK-44'],
};

/** Verbs whose number is worth a glance; the others do what they do once. */
const NUMBERED = new Set([
  'damage_kaiju',
  'damage_building',
  'damage_touched',
  'shield',
  'push',
  'to_support',
  'rebuild',
  'extra_actions',
  'kaiju_draw',
]);

export function printed(key: string, pack: unknown): Printed | undefined {
  return ((pack as { cards?: Printed[] } | null)?.cards ?? []).find((card) => card.key === key);
}

/** The first verb of a card, and its number. */
export function verbOf(key: string, pack: unknown): { verb: string; n: number } {
  const effect = printed(key, pack)?.effects[0];
  const n = effect?.n ?? effect?.count ?? effect?.steps;
  return { verb: effect?.do ?? '', n: typeof n === 'number' ? n : 0 };
}

export function face(card: Pick<KaijuCardView, 'key' | 'name'> & Partial<KaijuCardView>, pack: unknown): CardFace {
  const row = printed(card.key, pack);
  const combo = card.combo ?? row?.combo !== undefined;
  const { verb, n } = verbOf(card.key, pack);
  const side = row?.side ?? 'defender';
  return {
    id: card.key,
    name: card.name,
    short: SHORT[card.key],
    icon: CARD_ICON[card.key] ?? FALLBACK_ICON,
    tint: TINT[side],
    strength: n > 0 && NUMBERED.has(verb) ? String(n) : undefined,
    subtitle: [
      t(`kaiju-side-${side}`),
      combo ? t('kaiju-combo') : '',
      row ? t('kaiju-copies', { count: row.copies }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    text: [card.text ?? row?.text ?? '', combo ? t('kaiju-combo-text') : ''].filter(Boolean).join(' '),
    line: lineOf(card.key, card.text ?? row?.text ?? ''),
    note: row?.sound ? `♪ ${t(`kaiju-cue-${row.sound}`)}` : undefined,
    clauses: CLAUSE[card.key] ?? [],
  };
}

/** One authored line for table size; a card of another pack shows its text. */
function lineOf(key: string, text: string): string {
  const id = `kaiju-line-${key}`;
  const words = t(id);
  return words === id ? text : words;
}

export function faceOf(scene: KaijuScene, key: string): CardFace {
  return face({ key, name: scene.view.names[key] ?? key }, scene.pack);
}

export function nameOfCard(scene: KaijuScene, key: string): string {
  return scene.view.names[key] ?? key;
}

/** The name of a seat; bots of one name are told apart by their letter. */
export function seatName(scene: KaijuScene, seat: number): string {
  const name = nameOf(scene, seat);
  const twins = scene.view.seats.filter((one) => nameOf(scene, one.seat) === name);
  return twins.length > 1 ? `${name} ${letterOf(scene, seat)}` : name;
}

/** CK-01 `K` for the Kaiju, `A` to `D` for the defenders in the order of their seats. */
function letterOf({ view }: KaijuScene, seat: number): string {
  if (seat === view.kaiju) return 'K';
  return 'ABCD'[view.seats.filter((one) => one.side === 'defender' && one.seat < seat).length] ?? '';
}

/** Equal cards told apart: the first keeps its key, so that flights find it. */
export function unique(keys: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}

/** "Shielding 2×, Assault 1" */
export function inWords(cards: readonly KaijuCardView[]): string {
  const counts = new Map<string, number>();
  for (const { key, name } of cards) counts.set(SHORT[key] ?? name, (counts.get(SHORT[key] ?? name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ${count}×` : name)).join(', ');
}

export function gallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  const cards = (pack as { cards?: Printed[] } | null)?.cards ?? [];
  return (['defender', 'kaiju', 'enrage'] as const).map((side) => ({
    title: t(`kaiju-cards-${side}`),
    cards: cards
      .filter((card) => card.side === side)
      .map((card) => face({ key: card.key, name: card.name, text: card.text }, pack)),
  }));
}
