import type { Option } from '../../wire.ts';
import { button, hintOf, optionByKey, promptOf, whyNotButton } from '../../scene/common.ts';
import type { Draft, Preview } from '../../scene/scene.ts';
import type { Confirm, PromptModel, PromptOption } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { nameOfCard, verbOf, type KaijuScene } from './cards.ts';
import { armed, comboOf, split } from './hands.ts';
import { asksWhere, drafted, liesOf, noteOf, touchShort, turned } from './lying.ts';
import { comboSum } from './sums.ts';
import { outcome } from './town.ts';

/** The questions of the game as a prompt with buttons; cards and places answer on the table. */
export function prompt(scene: KaijuScene): PromptModel {
  const { ask } = scene;
  const why = ask ? whyOf(ask.name) : undefined;
  return promptOf(scene, buttons(scene), why ? { why } : {});
}

/** Why this is asked now, in one line; questions that speak for themselves have none. */
function whyOf(question: string): string | undefined {
  const id = `kaiju-why-${question}`;
  const words = t(id);
  return words === id ? undefined : words;
}

function buttons(scene: KaijuScene): PromptOption[] {
  if (asksWhere(scene)) return lying(scene);
  switch (scene.ask?.name) {
    case 'DefenderAction':
      return acting(scene);
    case 'ComboDiscard':
      return feeding(scene);
    case 'SupportOverflow':
      return overflowing(scene);
    case 'StrandedChoice':
      return stranded(scene);
    default:
      return passing(scene);
  }
}

function some(option: Option | undefined, make: (option: Option) => PromptOption): PromptOption[] {
  return option ? [make(option)] : [];
}

const PUT_DOWN: PromptOption = { key: 'draft:back', kind: 'option', label: '' };
function putDown(scene: KaijuScene): PromptOption[] {
  // Inside an action the house has its own way back.
  return scene.ask?.inside ? [] : [{ ...PUT_DOWN, label: t('kaiju-put-down'), outcome: t('prompt-back-how') }];
}

// To pass

function passing(scene: KaijuScene): PromptOption[] {
  const name = scene.ask?.name ?? '';
  const left = Number(hintOf(optionByKey(scene.ask, 'pass'), 'actions_left:') ?? 0);
  const outcome = left > 0 ? t('kaiju-pass-turn', { count: left }) : wordsOr(`kaiju-pass-${name}`);
  return [
    ...whyNotButton(scene, 'pass', t(name === 'KaijuCard' ? 'kaiju-end-turn' : 'kaiju-do-nothing')),
    ...some(optionByKey(scene.ask, 'pass'), (option) => button(option, 'pass', outcome)),
  ];
}

function wordsOr(id: string): string | undefined {
  const words = t(id);
  return words === id ? undefined : words;
}

// CK-18 A card is taken up, then played or placed

function acting(scene: KaijuScene): PromptOption[] {
  const up = armed(scene);
  if (!up) return passing(scene);
  const [zone, card] = split(up);
  const place = zone === 'hand' ? optionByKey(scene.ask, `place:${card}`) : undefined;
  const play = optionByKey(scene.ask, `play:${zone}:${card}`);
  const { support, support_limit: limit } = scene.view;
  const full = support.length >= limit;
  return [
    ...putDown(scene),
    ...some(place, (option) => ({
      key: option.key,
      kind: 'option',
      label: t('kaiju-into-support'),
      outcome: full ? t('kaiju-support-full') : t('kaiju-support-then', { count: support.length + 1, limit }),
    })),
    ...some(play, (option) => ({
      key: option.key,
      kind: 'main',
      label: t('kaiju-play', { card: nameOfCard(scene, card) }),
      outcome: does(scene, card, option),
    })),
  ];
}

/** What a card would do, in the second line of its button. */
function does(scene: KaijuScene, card: string, option: Option): string | undefined {
  const nothing = nothingWords(option);
  if (nothing) return nothing;
  const { verb, n } = verbOf(card, scene.pack);
  return verb === 'damage_kaiju' ? deckThen(scene, n) : wordsOr(`kaiju-does-${verb.replaceAll('_', '-')}`);
}

function nothingWords(option: Option): string | undefined {
  if (option.hints.includes('overdraws')) return t('kaiju-out-overdraws');
  if (option.hints.includes('wasted_carapace')) return t('kaiju-out-carapace');
  if (option.hints.includes('flare_too_early')) return t('kaiju-out-flare');
  return option.hints.includes('no_effect') ? t('kaiju-out-nothing') : undefined;
}

/** CK-79 The Carapace makes one instance of damage 1. */
function deckThen({ view }: KaijuScene, damage: number): string {
  const from = view.kaiju_deck;
  const to = Math.max(0, from - (view.carapace ? Math.min(1, damage) : damage));
  return t(view.carapace && damage > 1 ? 'kaiju-deck-then-carapace' : 'kaiju-deck-then', { from, to });
}

// What was tapped once

/** A card of the Kaiju's, a card to give up, a building: the bar says what it does. A COMBO can be taken back. */
export function preview(scene: KaijuScene, option: Option): Preview | null {
  if (scene.ask?.name === 'ComboDiscard' || option.key === 'pass') return null;
  const building = scene.view.buildings.find((one) => one.id === option.key);
  if (building) return { label: option.text, outcome: outcome(option) };
  if (option.key.startsWith('play:'))
    return {
      label: t('kaiju-play', { card: nameOfCard(scene, option.card) }),
      outcome: does(scene, option.card, option),
    };
  return option.key.startsWith('discard:') ? { label: option.text } : null;
}

// CK-27 COMBO

function feeding(scene: KaijuScene): PromptOption[] {
  const combo = comboOf(scene);
  const sum = comboSum(scene);
  if (!combo || !sum) return passing(scene);
  const key = combo.last?.key ?? 'pass';
  const draws = t('kaiju-you-draw', { count: sum.draws });
  const outcome = sum.unit === 'damage' ? `${deckThen(scene, sum.amount)}, ${draws}` : draws;
  return [
    {
      key,
      kind: 'main',
      label: t('kaiju-resolve', { what: t('kaiju-resolve-big', { count: sum.amount, unit: sum.unit }) }),
      outcome,
    },
  ];
}

// CK-23 Support is full

function overflowing(scene: KaijuScene): PromptOption[] {
  const up = armed(scene);
  if (!up) return [];
  const [zone, card] = split(up);
  const incoming = optionByKey(scene.ask, 'discard:incoming');
  const option = zone === 'support' ? optionByKey(scene.ask, `discard:support:${card}`) : incoming;
  const stays = t('kaiju-overflow-then', { card: nameOfCard(scene, incoming?.card ?? '') });
  return some(option, (one) => ({
    key: one.key,
    kind: 'main',
    label: t('kaiju-discard', { card: nameOfCard(scene, card) }),
    outcome: zone === 'support' ? stays : t('kaiju-overflow-same'),
  }));
}

// CK-59 Stranded

function stranded(scene: KaijuScene): PromptOption[] {
  return [
    ...some(optionByKey(scene.ask, 'resolve'), (option) =>
      button(option, 'option', nothingWords(option) ?? t('kaiju-resolve-how')),
    ),
    ...some(optionByKey(scene.ask, 'swim'), (option) =>
      button(option, 'main', t(scene.view.netted ? 'kaiju-swim-netted' : 'kaiju-swim-how')),
    ),
  ];
}

// Where the Kaiju lies

function lying(scene: KaijuScene): PromptOption[] {
  const lies = liesOf(scene);
  const now = drafted(scene, lies);
  const stay = some(optionByKey(scene.ask, 'pass'), (option) =>
    button(option, 'pass', touchShort(scene, (hintOf(option, 'touches:') ?? '').split(',').filter(Boolean))),
  );
  if (!now) return stay;
  const other = turned(scene, lies, now);
  return [
    ...(stay.length > 0 ? stay : putDown(scene)),
    ...(other
      ? [
          {
            key: noteOf(other),
            kind: 'option' as const,
            label: t('kaiju-turn-it'),
            outcome: touchShort(scene, other.touches),
          },
        ]
      : []),
    {
      key: 'draft:lie',
      kind: 'main',
      label: t(scene.ask?.seat === scene.view.kaiju ? 'kaiju-lie-here' : 'kaiju-lure-here'),
      outcome: touchShort(scene, now.touches),
    },
  ];
}

/** Put a card down again that was taken up, or a place. */
export function putBack(scene: KaijuScene, word: string): Draft | null {
  const { draft } = scene;
  if (word !== 'back' && word !== 'undo') return null;
  return Object.values(draft.notes).some(Boolean) ? { ...draft, notes: {} } : null;
}

// A last look

/** What the rule file asks about: a lost game, a card that does nothing, actions left over. */
export function warnOf(scene: KaijuScene, keys: string[]): Confirm | null {
  const option = optionByKey(scene.ask, keys[0] ?? '');
  if (!option) return null;
  const card = nameOfCard(scene, option.card);
  const no = { key: 'confirm:no', label: t('kaiju-warn-no') };
  if (option.hints.includes('overdraws')) return confirm('overdraws', card, option, 'CK-66', no);
  const left = Number(hintOf(option, 'actions_left:') ?? 0);
  if (left > 0)
    return { ...confirm('actions', card, option, 'CK-49', no), words: t('kaiju-warn-actions-words', { count: left }) };
  if (!scene.hints || !isWaste(scene, option)) return null;
  const kind = option.hints.includes('wasted_carapace')
    ? 'carapace'
    : option.hints.includes('flare_too_early')
      ? 'flare'
      : 'nothing';
  return confirm(kind, card, option, { carapace: 'CK-79', flare: 'CK-89', nothing: 'CK-21' }[kind], no);
}

function confirm(kind: string, card: string, option: Option, clause: string, no: Confirm['no']): Confirm {
  return {
    title: t(`kaiju-warn-${kind}-title`, { card }),
    words: t(`kaiju-warn-${kind}-words`, { card }),
    clause,
    yes: { key: 'confirm:yes', label: option.text, outcome: t(`kaiju-warn-${kind}-loss`) },
    no,
  };
}

/** A card that can do nothing now. The Kaiju must play one, so with nothing better in hand it is not asked. */
function isWaste(scene: KaijuScene, option: Option): boolean {
  if (!option.key.startsWith('play:') || !option.hints.includes('no_effect') || option.hints.includes('stranded'))
    return false;
  if (scene.seat !== scene.view.kaiju) return true;
  return (
    scene.ask?.options.some((other) => other.key.startsWith('play:') && !other.hints.includes('no_effect')) ?? false
  );
}
