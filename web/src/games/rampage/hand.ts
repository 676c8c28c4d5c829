import type { RampageCardView, RampageTableView } from '../../wire.ts';
import { freshLines, optionByKey, whyNotCard, whyNotKey } from '../../scene/common.ts';
import { isChosen } from '../../scene/committing.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { WhyNot } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { battleFace, clauseOf, effectOf } from './cards.ts';
import type { BattleCard, Half } from './model.ts';

type Scene = TableScene<RampageTableView>;

/** RR-21 Every card has two halves, and one use at a time: its strength or its text. */
type Use = 'strike' | 'guard' | 'boost' | 'respond' | 'use' | 'pay' | 'sweep' | 'discard' | 'keep';

/** What a question asks of a hand: of the strength, of the text, or of the card as a whole. */
const ASKED: Record<string, { strength?: Use; text?: Use; whole?: Use }> = {
  TakeAction: { text: 'use' },
  BuildAttack: { strength: 'strike', text: 'boost' },
  Defend: { strength: 'guard', text: 'respond' },
  AnswerAction: { text: 'respond' },
  AnswerHit: { text: 'respond' },
  AnswerTheft: { text: 'respond' },
  PayCard: { whole: 'pay' },
  SweepCard: { whole: 'sweep' },
  DiscardOne: { whole: 'discard' },
  KeepOne: {},
};

/** A card is drafted with its strength as long as it lies there, whatever is asked. */
const STRENGTHS: Use[] = ['strike', 'guard'];

export function handOf(scene: Scene): BattleCard[] {
  const drawn = new Set(
    freshLines(scene)
      .filter((line) => line.target === `hand ${scene.seat}`)
      .map((line) => line.card),
  );
  return scene.view.hand.map((card) => handCard(scene, card, drawn.has(card.key)));
}

export function handCard(scene: Scene, card: RampageCardView, changed = false): BattleCard {
  const halves = halvesOf(scene, card);
  const live = halves.find((half) => half.pick);
  const face = battleFace(card);
  const up = card.laid || halves.some((half) => half.chosen);
  const state = up ? 'selected' : live ? 'legal' : scene.ask ? 'whynot' : undefined;
  return {
    ...face,
    badged: true,
    halves,
    state,
    changed,
    pick: live?.pick,
    why: halves.find((half) => half.why)?.why,
    says: says(card, halves),
  };
}

/** "Child Lock, red triangle 2, Response, drafted as guard" */
function says(card: RampageCardView, halves: Half[]): string {
  const live = halves.filter((half) => half.pick && !half.on).map((half) => half.label);
  const parts = [
    card.name,
    `${t(`rampage-colour-${card.letter}`)} ${card.strength}`,
    card.wild ? t('rampage-wild-now') : '',
    t(`rampage-type-${card.type}`),
    card.words,
  ];
  if (card.laid) parts.push(t('rampage-drafted', { use: t(`rampage-use-${card.laid}`) }));
  else if (live.length > 0) parts.push(t('rampage-may', { uses: live.join(', ') }));
  return parts.filter(Boolean).join(', ');
}

function halvesOf(scene: Scene, card: RampageCardView): Half[] {
  const { ask, view } = scene;
  const asked = ASKED[ask?.name ?? ''] ?? {};
  // A looked-at card beside the hand is kept as a whole.
  if (ask?.name === 'KeepOne' && view.looked.some((one) => one.key === card.key)) return [half(scene, card, 'keep')];
  if (asked.whole) return [half(scene, card, asked.whole)];
  const strength = asked.strength ?? STRENGTHS.find((use) => use === card.laid);
  return [strength ? half(scene, card, strength) : idleStrength(scene, card), textHalf(scene, card, asked.text)];
}

function half(scene: Scene, card: RampageCardView, use: Use): Half {
  const key = `${use}:${card.key}`;
  const goes = use === 'discard' ? 'bin' : use === 'pay' || use === 'sweep' ? 'under' : undefined;
  const label = t(`rampage-half-${use}`, { strength: card.strength });
  if (card.laid === use) return { label, goes, on: true, ...takeBack(scene, key) };
  if (card.laid) return { label, why: laidAlready(card) };
  const option = optionByKey(scene.ask, key);
  return option
    ? { label, goes, pick: key, chosen: isChosen(scene, key) }
    : { label, why: whyNotKey(scene.ask, key) ?? whyNotCard(scene, card.key) };
}

/** A drafted card is taken back by the same half; what the house laid because there was no choice stays. */
function takeBack({ said, ask }: Scene, key: string): Partial<Half> {
  if (said.includes(key) && ask?.inside) return { pick: `draft:unsay:${key}` };
  return { why: { words: t('rampage-why-laid-by-itself'), clauses: [ask?.clause ?? 'RR-37'] } };
}

function laidAlready(card: RampageCardView): WhyNot {
  return { words: t('rampage-why-laid', { card: card.name, use: t(`rampage-use-${card.laid}`) }), clauses: ['RR-21'] };
}

/** Its strength is not asked for now; which half it is depends on whose colour it has. */
function idleStrength(scene: Scene, card: RampageCardView): Half {
  const own = scene.view.seats[scene.seat]?.colour === card.colour;
  const label = t(own ? 'rampage-half-guard' : 'rampage-half-strike', { strength: card.strength });
  if (!scene.ask) return { label, why: whyNotCard(scene, card.key) };
  return {
    label,
    why: { words: t(own ? 'rampage-why-guard-later' : 'rampage-why-strike-later'), clauses: [own ? 'RR-46' : 'RR-28'] },
  };
}

const TEXT_USE: Record<string, Use> = { action: 'use', booster: 'boost', response: 'respond', replacement: 'use' };

function textHalf(scene: Scene, card: RampageCardView, asked: Use | undefined): Half {
  const use = TEXT_USE[card.type] ?? 'use';
  const key = `${use}:${card.key}`;
  const option = asked === use ? optionByKey(scene.ask, key) : undefined;
  const verb = card.type === 'replacement' ? 'attach' : use;
  const label = t(`rampage-half-${verb}`) + addition(scene, card);
  const goes = card.type === 'replacement' ? 'on' : card.discards ? 'bin' : 'under';
  if (card.laid === use) return { label, goes, on: true, ...takeBack(scene, key) };
  if (card.laid) return { label, goes, why: laidAlready(card) };
  if (option) return { label, goes, pick: key, chosen: isChosen(scene, key) };
  return { label, goes, why: whyNotText(scene, card, key) };
}

/** " +3": what the text adds to an attack or a defence. */
function addition({ pack }: Scene, card: RampageCardView): string {
  const more = effectOf(pack, card.key, 'boost') || effectOf(pack, card.key, 'shield');
  return more && card.type !== 'replacement' ? ` +${more}` : '';
}

function whyNotText(scene: Scene, card: RampageCardView, key: string): WhyNot | undefined {
  const said = whyNotKey(scene.ask, key) ?? whyNotKey(scene.ask, `use:${card.key}`);
  if (said) return said;
  return scene.ask
    ? { words: t(`rampage-why-text-${card.type}`, { card: card.name }), clauses: [clauseOf(card.type)] }
    : whyNotCard(scene, card.key);
}
