import type { RampageCardView, RampagePartView } from '../../wire.ts';
import type { CardFace } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { BATTLE_ICON, FALLBACK_ICON, PART_ICON } from './icons.ts';
import { COLOUR, type Colour, type RobotPart, type Slot } from './model.ts';

/** Cards as they are printed. */

/** The pack file as the server has it, as far as the board reads it. */
export interface Effect {
  do: string;
  n?: number;
}
interface Text {
  key: string;
  name: string;
  type: string;
  verb: string;
  effects: Effect[];
  part?: { kind: string; attack?: number; defence?: number };
  words: string;
}
export interface Pack {
  torsos: { key: string; name: string; colour: string; wounds: number; defence: number; value: number }[];
  parts: {
    key: string;
    name: string;
    kind: string;
    attack?: number;
    defence?: number;
    value: number;
    cost?: string;
    effects?: Effect[];
    words?: string;
  }[];
  texts: Text[];
  battle: { key: string; colour: string; strength: number; text: string; location: string }[];
}

const SLOT: Record<string, Slot> = {
  head: 'head',
  left_arm: 'leftArm',
  right_arm: 'rightArm',
  leg: 'leg',
  accessory: 'accessory',
};

/** The slot of a kind of part as the wire spells it; the torso is none. */
export function slotOf(kind: string): Slot | undefined {
  return SLOT[kind];
}

export function kindWords(kind: string): string {
  const slot = slotOf(kind);
  return slot ? t(`rampage-${slot}`) : t('rampage-the-torso');
}

export function letterOf(colour: string): Colour {
  return (colour.charAt(0).toUpperCase() || 'R') as Colour;
}

/** A card's words are its rule, and then a joke. */
export function ruleAndJoke(words: string): { text?: string; quote?: string } {
  const [, rule, joke] = /^(.*?[.!?])(?:\s+(.*))?$/.exec(words) ?? [];
  return rule ? { text: rule, quote: joke || undefined } : { text: words || undefined };
}

export function clauseOf(type: string): string {
  return { action: 'RR-23', booster: 'RR-42', response: 'RR-48', replacement: 'RR-33' }[type] ?? 'RR-20';
}

/** RR-22 Type and verb: where the card goes when its text is used. */
function verbWords(type: string, discards: boolean): string {
  const goes = type === 'replacement' ? 'rampage-verb-attach' : discards ? 'rampage-verb-discard' : 'rampage-verb-play';
  return `${t(`rampage-type-${type}`)} · ${t(goes)}`;
}

/** A Battle Card that is seen. */
export function battleFace(card: RampageCardView): CardFace & { colour: Colour; power: number; verb: string } {
  const colour = letterOf(card.letter);
  const sign = `${COLOUR[colour].sign}${colour} ${card.strength}`;
  const { text, quote } = ruleAndJoke(card.words);
  const verb = verbWords(card.type, card.discards);
  return {
    id: card.key,
    name: card.name,
    colour,
    power: card.strength,
    verb,
    subtitle: verb,
    strength: sign,
    icon: BATTLE_ICON[card.name] ?? FALLBACK_ICON,
    tint: COLOUR[colour].tint,
    text,
    line: text,
    quote,
    note: t('rampage-location', { part: kindWords(card.location) }),
    clauses: [clauseOf(card.type)],
  };
}

/** A Battle Card by its key, as the pack prints it. */
export function printedFace(pack: unknown, key: string): ReturnType<typeof battleFace> | undefined {
  const card = battleOf(pack, key);
  const text = ((pack ?? {}) as Partial<Pack>).texts?.find((one) => one.key === card?.text);
  if (!card || !text) return undefined;
  return battleFace({
    ...card,
    letter: card.colour.charAt(0).toUpperCase(),
    symbol: '',
    name: text.name,
    type: text.type,
    discards: text.verb === 'discard',
    words: text.words,
    wild: false,
    laid: '',
  });
}

/** What a part adds to its robot: attack of an arm, defence, or the number of an accessory's text. */
function partNumber(
  part: Pick<RampagePartView, 'key' | 'kind' | 'attack' | 'defence' | 'name'>,
  pack: unknown,
): string | undefined {
  if (part.kind !== 'accessory') return String(part.attack || part.defence);
  const amount = effectsOf(part, pack).find((effect) => effect.do === 'boost' || effect.do === 'loot')?.n;
  return amount ? `+${amount}` : undefined;
}

function effectsOf(part: { key: string; name: string }, pack: unknown): Effect[] {
  const { parts = [], texts = [] } = (pack ?? {}) as Partial<Pack>;
  return (
    parts.find((one) => one.key === part.key)?.effects ?? texts.find((one) => one.name === part.name)?.effects ?? []
  );
}

export function lootOfPart(pack: unknown, part: { key: string; name: string } | null | undefined): number {
  return (part && effectsOf(part, pack).find((effect) => effect.do === 'loot')?.n) || 0;
}

/** What a Battle Card by its key adds in one way or another; 0 until the pack is here. */
export function effectOf(pack: unknown, key: string, verb: string): number {
  const { texts = [] } = (pack ?? {}) as Partial<Pack>;
  const text = texts.find((one) => one.key === battleOf(pack, key)?.text);
  return text?.effects.find((effect) => effect.do === verb)?.n ?? 0;
}

export function battleOf(pack: unknown, key: string): Pack['battle'][number] | undefined {
  return ((pack ?? {}) as Partial<Pack>).battle?.find((one) => one.key === key);
}

export function titleOf(pack: unknown, key: string): string {
  const { parts = [], texts = [] } = (pack ?? {}) as Partial<Pack>;
  return (
    parts.find((one) => one.key === key)?.name ??
    texts.find((one) => one.key === battleOf(pack, key)?.text)?.name ??
    key
  );
}

/** What an accessory that is named adds to an attack. */
export function accessoryBoost(pack: unknown, name: string): number {
  const { parts = [], texts = [] } = (pack ?? {}) as Partial<Pack>;
  const effects =
    parts.find((one) => one.name === name)?.effects ?? texts.find((one) => one.name === name)?.effects ?? [];
  return effects.find((effect) => effect.do === 'boost')?.n ?? 0;
}

export function partIcon(name: string): string {
  return PART_ICON[name] ?? BATTLE_ICON[name] ?? FALLBACK_ICON;
}

/** A part as it is bolted on. */
export function robotPart(part: RampagePartView, pack: unknown): RobotPart {
  return {
    name: part.name,
    icon: partIcon(part.name),
    number: partNumber(part, pack),
    replacement: part.replacement,
    subtitle: partLine(part),
    ...ruleAndJoke(part.words),
  };
}

/** "left arm · attack 3 · value 2" */
function partLine(part: Pick<RampagePartView, 'kind' | 'attack' | 'defence' | 'value'>): string {
  const facts = [kindWords(part.kind)];
  if (part.attack) facts.push(`${t('rampage-attack')} ${part.attack}`);
  if (part.defence) facts.push(`${t('rampage-defence')} ${part.defence}`);
  if (part.value) facts.push(t('rampage-value', { count: part.value }));
  return facts.join(' · ');
}

/** A Build Card as it is printed. */
export function partFace(part: RampagePartView, pack: unknown): CardFace {
  return {
    id: part.key,
    name: part.name,
    icon: partIcon(part.name),
    tint: '#F1E7D0',
    strength: partNumber(part, pack),
    subtitle: partLine(part),
    line: partLine(part),
    ...ruleAndJoke(part.words),
    clauses: ['RR-07'],
  };
}
