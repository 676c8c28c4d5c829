import type { KaijuCardView, Option } from '../../wire.ts';
import { freshLines, hintOf, optionByKey, whyNotCard } from '../../scene/common.ts';
import type { CardState, CardView, WhyNot } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { face, unique, type KaijuScene } from './cards.ts';

/** The hand and the Support zone: what each card there answers now. */

type Zone = 'hand' | 'support';

/** A card taken up but not yet said: `hand:assault-3`, `support:shielding`, `incoming:cable-net`. */
export function armed(scene: KaijuScene): string {
  const { armed: up = '' } = scene.draft.notes;
  return keysOf(scene, up).some((key) => optionByKey(scene.ask, key)) ? up : '';
}

/** What a card that is taken up can say. */
export function keysOf(scene: KaijuScene, up: string): string[] {
  const [zone, card = ''] = split(up);
  if (scene.ask?.name === 'SupportOverflow')
    return [zone === 'support' ? `discard:support:${card}` : 'discard:incoming'];
  return zone === 'hand' ? [`play:hand:${card}`, `place:${card}`] : [`play:support:${card}`];
}

export function split(up: string): [zone: string, card: string] {
  const at = up.indexOf(':');
  return [up.slice(0, Math.max(0, at)), up.slice(at + 1)];
}

/** These questions have two answers for a card, or deserve a second look: a card is taken up first. */
const TAKEN_UP = new Set(['DefenderAction', 'SupportOverflow']);

export function handOf(scene: KaijuScene): CardView[] {
  const cards = scene.view.seats[scene.seat]?.cards ?? [];
  const drawn = new Set(
    freshLines(scene)
      .filter((line) => line.target === `hand ${scene.seat}`)
      .map((line) => line.card),
  );
  return lay(scene, cards, 'hand', drawn);
}

export function supportOf(scene: KaijuScene): CardView[] {
  const placed = new Set(
    freshLines(scene)
      .filter((line) => line.target === 'support')
      .map((line) => line.card),
  );
  return lay(scene, scene.view.support, 'support', placed);
}

function lay(scene: KaijuScene, cards: KaijuCardView[], zone: Zone, fresh: Set<string>): CardView[] {
  const ids = unique(cards.map((card) => card.key));
  const combo = comboOf(scene);
  const taken = new Map<string, number>();
  const before = (key: string): number => {
    const count = taken.get(key) ?? 0;
    taken.set(key, count + 1);
    return count;
  };
  return cards.map((card, place) => {
    const nth = before(card.key);
    const view: CardView = {
      ...face(card, scene.pack),
      id: ids[place] ?? card.key,
      changed: fresh.has(card.key) && nth === 0,
    };
    const shown = combo ? inCombo(scene, combo, card, zone, nth) : shownAs(scene, card, zone, nth);
    return { ...view, ...shown };
  });
}

type Shown = { state?: CardState; pick?: string; why?: WhyNot };

function shownAs(scene: KaijuScene, card: KaijuCardView, zone: Zone, nth: number): Shown {
  const option = optionIn(scene, card.key, zone);
  if (!option) return unlit(scene, card, zone);
  if (!TAKEN_UP.has(scene.ask?.name ?? '')) return { state: 'legal', pick: option.key };
  const name = `${option.key === 'discard:incoming' ? 'incoming' : zone}:${card.key}`;
  const up = armed(scene) === name && nth === 0;
  return { state: up ? 'selected' : 'legal', pick: `draft:note:armed=${up ? '' : name}` };
}

/** What a card in this zone would say, if anything. */
function optionIn(scene: KaijuScene, card: string, zone: Zone): Option | undefined {
  const { ask } = scene;
  if (zone === 'support')
    return optionByKey(ask, `play:support:${card}`) ?? optionByKey(ask, `discard:support:${card}`);
  const incoming = optionByKey(ask, 'discard:incoming');
  if (incoming?.card === card) return incoming;
  return (
    optionByKey(ask, `play:hand:${card}`) ??
    optionByKey(ask, `place:${card}`) ??
    optionByKey(ask, `discard:hand:${card}`)
  );
}

function unlit(scene: KaijuScene, card: KaijuCardView, zone: Zone): Shown {
  if (zone === 'support') {
    if (scene.seat === scene.view.kaiju) return { why: { words: t('kaiju-why-support-kaiju'), clauses: ['CK-19'] } };
    return { why: whyNotCard(scene, 'support') };
  }
  return { state: scene.ask ? 'whynot' : undefined, why: whyNotCard(scene, card.key) };
}

// COMBO

interface Combo {
  /** the card that is played, and those laid down with it already, as `hand:assault-3` */
  played: string;
  laid: string[];
  /** cards that could still be laid down */
  pool: number;
  /** the last one of them, taken up: to lay it down is to resolve */
  last: Option | undefined;
}

/** CK-27 What is being fed, as the server tells it with the answer "no more". */
export function comboOf(scene: KaijuScene): Combo | null {
  if (scene.ask?.name !== 'ComboDiscard') return null;
  const hints = optionByKey(scene.ask, 'pass')?.hints ?? [];
  const laid = hints.filter((hint) => hint.startsWith('laid:')).map((hint) => hint.slice(5));
  const played = hintOf(optionByKey(scene.ask, 'pass'), 'feeds:') ?? '';
  const last = optionByKey(scene.ask, scene.draft.notes.last ?? '');
  const pool = scene.ask.options.reduce((sum, option) => {
    const found = /^discard:(hand|support):(.*)$/.exec(option.key);
    return found ? sum + free(scene, found[1] as Zone, found[2] ?? '', [played, ...laid]) : sum;
  }, 0);
  return { played, laid, pool, last };
}

function free(scene: KaijuScene, zone: Zone, card: string, spent: string[]): number {
  const cards = zone === 'hand' ? (scene.view.seats[scene.seat]?.cards ?? []) : scene.view.support;
  return cards.filter((one) => one.key === card).length - spent.filter((one) => one === `${zone}:${card}`).length;
}

function inCombo(scene: KaijuScene, combo: Combo, card: KaijuCardView, zone: Zone, nth: number): Shown {
  const spent = [combo.played, ...combo.laid].filter((one) => one === `${zone}:${card.key}`).length;
  if (nth < spent) return { state: 'selected', pick: 'draft:back' };
  const option = optionByKey(scene.ask, `discard:${zone}:${card.key}`);
  if (!option)
    return zone === 'hand'
      ? { state: 'whynot', why: whyNotCard(scene, card.key) }
      : { why: { words: t('kaiju-why-other-name'), clauses: ['CK-28'] } };
  if (combo.last === option) return { state: 'selected', pick: 'draft:note:last=' };
  // The last card resolves by itself, so it is taken up first: the sum is read before anything is said.
  return { state: 'legal', pick: combo.pool === 1 ? `draft:note:last=${option.key}` : option.key };
}
