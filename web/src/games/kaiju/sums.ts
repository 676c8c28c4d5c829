import { hintOf, optionByKey } from '../../scene/common.ts';
import { t } from '../../words/words.svelte.ts';
import { nameOfCard, verbOf, type KaijuScene } from './cards.ts';
import { armed, comboOf, split } from './hands.ts';
import type { KaijuModel, Risk } from './model.ts';

/** What follows from the choice that is being made: sums, cards to draw, and the chance of an ENRAGE among them. */

const HAND = 4;
const UNITS: Record<string, string> = { damage_kaiju: 'damage', shield: 'shields', push: 'steps', to_support: 'cards' };

interface ComboSum {
  parts: number[];
  amount: number;
  draws: number;
  unit: string;
}

/** CK-27 The card's own number, and one for each card laid down with it. */
export function comboSum(scene: KaijuScene): ComboSum | null {
  const combo = comboOf(scene);
  const option = combo?.last ?? optionByKey(scene.ask, 'pass');
  if (!combo || !option) return null;
  const amount = Number(hintOf(option, 'amount:') ?? 0);
  const more = combo.laid.length + (combo.last ? 1 : 0);
  const [, card] = split(combo.played);
  return {
    parts: [amount - more, ...Array.from({ length: more }, () => 1)],
    amount,
    draws: Number(hintOf(option, 'draws:') ?? 0),
    unit: UNITS[verbOf(card, scene.pack).verb] ?? 'number',
  };
}

/** How many cards the defender who acts will draw at the end of this turn, as far as it is settled. */
export function drawsOf(scene: KaijuScene): number {
  const combo = comboSum(scene);
  if (combo) return combo.draws;
  const { view } = scene;
  const hand = view.seats[view.active]?.hand ?? HAND;
  const acts = !view.kaiju_turn && view.actions > 0;
  const mine = scene.ask?.name === 'DefenderAction' ? armed(scene) : '';
  const spends = mine ? Number(mine.startsWith('hand:')) : Number(acts || view.kaiju_turn);
  return Math.min(HAND, Math.max(0, HAND - hand + spends));
}

export function riskOf(scene: KaijuScene): Risk {
  const { deck } = scene.view;
  const draws = Math.max(1, drawsOf(scene));
  const percent = deck.risk[draws - 1] ?? 100;
  return { share: percent / 100, left: deck.enrages_left, words: riskWords(scene, draws, percent) };
}

function riskWords(scene: KaijuScene, draws: number, percent: number): string {
  const { deck } = scene.view;
  if (deck.enrages_left === 0) return t('kaiju-risk-none', { count: deck.count });
  return t(deck.enrage_has_come ? 'kaiju-risk-come' : 'kaiju-risk', { cards: deck.piles[0] ?? 0, draws, percent });
}

/** The box beside the hand. */
export function sumOf(scene: KaijuScene): KaijuModel['sum'] {
  const combo = comboSum(scene);
  if (combo)
    return {
      big:
        combo.parts.length > 1
          ? `${combo.parts.join(' + ')} = ${combo.amount}`
          : t('kaiju-resolve-big', { count: combo.amount, unit: combo.unit }),
      words: [t('kaiju-combo-leave', { count: combo.parts.length }), drawWords(scene, combo.draws)].join(' '),
    };
  const up = scene.ask?.name === 'DefenderAction' ? armed(scene) : '';
  if (up) return { big: bigOf(scene, split(up)[1]), words: drawWords(scene, drawsOf(scene)) };
  return scene.ask?.name === 'KaijuCard' ? reachSum(scene) : undefined;
}

/** A plain number where the card has one, else its name. */
function bigOf(scene: KaijuScene, card: string): string {
  const { verb, n } = verbOf(card, scene.pack);
  const count = verb === 'damage_kaiju' && scene.view.carapace ? Math.min(1, n) : n;
  return UNITS[verb] ? t('kaiju-resolve-big', { count, unit: UNITS[verb] }) : nameOfCard(scene, card);
}

/** What a refill costs: the chance, and what would be wrecked. */
function drawWords(scene: KaijuScene, draws: number): string {
  if (draws === 0) return t('kaiju-draws-none');
  const percent = scene.view.deck.risk[draws - 1] ?? 100;
  return t('kaiju-draws', { count: draws, percent, touched: touchedWords(scene) });
}

function touchedWords({ view }: KaijuScene): string {
  const touched = view.buildings.filter((one) => one.touched && one.standing);
  return touched.length > 0
    ? touched.map((one) => (one.shielded ? t('kaiju-id-shield', { id: one.id }) : one.id)).join(', ')
    : t('kaiju-touching-none');
}

/** What the Kaiju can reach with the card it is about to play. */
function reachSum(scene: KaijuScene): KaijuModel['sum'] {
  const touched = scene.view.buildings.filter((one) => one.touched && one.standing);
  const open = touched.filter((one) => !one.shielded);
  const points = open.reduce((sum, one) => sum + one.strength - one.damage, 0);
  if (touched.length === 0) return { big: t('kaiju-reach-none'), words: t('kaiju-reach-none-words') };
  return {
    big: t('kaiju-reach', { count: touched.length }),
    words: t('kaiju-reach-words', { points, touched: touchedWords(scene), level: scene.view.level }),
  };
}
