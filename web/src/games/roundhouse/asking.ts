import type { Option, RoundhouseTableView } from '../../wire.ts';
import { button, decimal, hintOf, optionByKey, optionsWith, promptOf, whyNotButton } from '../../scene/common.ts';
import type { Preview, TableScene } from '../../scene/scene.ts';
import type { Confirm, PromptModel, PromptOption } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { killsOf, planHits, reopensCavalry } from './hits.ts';

type Scene = TableScene<RoundhouseTableView>;

/** The five questions of the game, as a prompt with buttons; cards and monsters answer on the table. */
export function prompt(scene: Scene): PromptModel {
  switch (scene.ask?.name) {
    case 'PlaceItem':
      return promptOf(scene, placing(scene));
    case 'Kick':
      return promptOf(scene, kicking(scene));
    case 'AssignHit':
      return laying(scene);
    case 'KillReward':
      return promptOf(scene, rewarding(scene));
    case 'BlockHits':
      return promptOf(scene, blocking(scene));
    default:
      return promptOf(scene, scene.ask?.options.map((option) => button(option)) ?? []);
  }
}

function some(option: Option | undefined, make: (option: Option) => PromptOption): PromptOption[] {
  return option ? [make(option)] : [];
}

function number(option: Option, hint: string): number {
  return Number(hintOf(option, `${hint}:`) ?? 0);
}

// RK-16 The drawn card

/** Short words: the card itself is named in the question, and lies beside the hand. */
function placing(scene: Scene): PromptOption[] {
  const { ask } = scene;
  return [
    ...some(optionByKey(ask, 'discard'), (option) => ({
      key: option.key,
      kind: 'pass',
      label: t('roundhouse-discard'),
      outcome: t('roundhouse-gone-for-good'),
    })),
    ...some(optionByKey(ask, 'keep'), (option) => ({
      key: option.key,
      kind: 'main',
      label: t('roundhouse-keep'),
      outcome: defenceThen(option),
    })),
    ...whyNotButton(scene, 'keep', t('roundhouse-keep')),
  ];
}

/** RK-31 Defence points draw the middle: what they would be, and whether it would come. */
function defenceThen(option: Option): string {
  const defence = number(option, 'defence');
  return t(option.hints.includes('aaaaargh') ? 'roundhouse-defence-then-target' : 'roundhouse-defence-then', {
    defence,
  });
}

// RK-20 The kick

function kicking(scene: Scene): PromptOption[] {
  const { ask } = scene;
  return [
    ...some(optionByKey(ask, 'hold'), (option) => ({
      key: option.key,
      kind: 'pass',
      label: t('roundhouse-hold'),
      outcome: t('roundhouse-hold-how'),
    })),
    ...some(optionByKey(ask, 'kick'), (option) => ({
      key: option.key,
      kind: 'main',
      label: t('roundhouse-kick-bare', { dice: number(option, 'dice') }),
      outcome: expects(option),
    })),
  ];
}

function expects(option: Option): string {
  return t(option.hints.includes('wasteful') ? 'roundhouse-expects-waste' : 'roundhouse-expects', {
    hits: decimal(Number(hintOf(option, 'expected:') ?? 0)),
    free: number(option, 'free'),
  });
}

/** A last look before a big card is fired at few marks. */
export function warnWaste(scene: Scene, keys: string[]): Confirm | null {
  const option = scene.ask?.name === 'Kick' ? optionByKey(scene.ask, keys[0] ?? '') : undefined;
  if (!scene.hints || !option?.card || !option.hints.includes('wasteful')) return null;
  const said = {
    card: option.card,
    hits: decimal(Number(hintOf(option, 'expected:') ?? 0)),
    free: number(option, 'free'),
  };
  return {
    title: t('roundhouse-waste-title', { card: option.card }),
    words: t('roundhouse-waste-words', said),
    clause: 'RK-24',
    yes: { key: 'confirm:yes', label: t('roundhouse-waste-yes'), outcome: t('roundhouse-waste-loss', said) },
    no: { key: 'confirm:no', label: t('roundhouse-waste-no') },
  };
}

// RK-23 Hits are laid as a draft, and said together

function laying(scene: Scene): PromptModel {
  const { keys } = scene.draft;
  const plan = planHits(scene.view, keys);
  const kills = killsOf(scene.view, plan);
  const points = kills.reduce((sum, monster) => sum + monster.points, 0);
  const outcome =
    kills.length > 0 ? t('roundhouse-lay-kills', { kills: kills.length, points }) : t('roundhouse-lay-no-kill');
  const send: PromptOption[] = plan.done
    ? [{ key: 'draft:send', kind: 'main', label: t('roundhouse-lay'), outcome }]
    : [];
  const begun =
    keys.length > 0
      ? { what: plan.done ? t('roundhouse-lay-done') : t('roundhouse-lay-more', { left: plan.left }) }
      : {};
  const why = reopensCavalry(scene.view, plan)
    ? t('roundhouse-lay-cavalry', { count: Math.min(scene.view.players.length, scene.view.monster_deck) })
    : t('roundhouse-lay-why');
  return promptOf(
    scene,
    [...(keys.length === 0 ? whyNotButton(scene, 'hold', t('roundhouse-hold-hit')) : []), ...send],
    { ...begun, why, clause: why === t('roundhouse-lay-why') ? 'RK-24' : 'RK-47' },
  );
}

// RK-27 What a kill earns

function rewarding(scene: Scene): PromptOption[] {
  const heal = optionByKey(scene.ask, 'heal');
  const heals = heal ? number(heal, 'heals') : 0;
  return [
    ...whyNotButton(scene, 'none', t('roundhouse-neither')),
    ...some(heal, (option) =>
      button(
        option,
        heals > 0 ? 'main' : 'option',
        heals > 0 ? t('roundhouse-heal-to', { life: lifeOf(scene) + heals }) : t('roundhouse-heal-nothing'),
      ),
    ),
    ...some(optionByKey(scene.ask, 'draw'), (option) =>
      button(option, heals > 0 ? 'option' : 'main', t('roundhouse-draw-how')),
    ),
  ];
}

function lifeOf(scene: Scene): number {
  return scene.view.players.find((player) => player.seat === scene.seat)?.life ?? 0;
}

// RK-38 Shields

function blocking(scene: Scene): PromptOption[] {
  const shields = optionsWith(scene.ask, 'block:');
  const best = Math.min(...shields.map((option) => number(option, 'unstopped')));
  const main = shields.find((option) => number(option, 'unstopped') === best);
  return [
    ...some(optionByKey(scene.ask, 'take'), (option) =>
      button(
        option,
        'pass',
        t(option.hints.includes('deadly') ? 'roundhouse-take-deadly' : 'roundhouse-take-loses', {
          life: number(option, 'loses'),
        }),
      ),
    ),
    ...shields.map((option): PromptOption => ({
      key: option.key,
      kind: option === main ? 'main' : 'option',
      label: option.key.slice('block:'.length).replace('@', ', '),
      outcome: stops(option),
    })),
  ];
}

function stops(option: Option): string {
  return t('roundhouse-block-how', {
    stops: number(option, 'absorbs'),
    left: number(option, 'left'),
    through: number(option, 'unstopped'),
  });
}

// What a card of your own will do, said after its first tap

export function preview(_: Scene, option: Option): Preview | null {
  const [verb, card] = option.key.split(':');
  if (!card) return null;
  if (verb === 'swap') return { label: t('roundhouse-swap', { card: option.card }), outcome: defenceThen(option) };
  if (verb === 'kick')
    return {
      label: t('roundhouse-kick-card', { card: option.card, dice: number(option, 'dice') }),
      outcome: expects(option),
    };
  return verb === 'block' ? { label: t('roundhouse-block', { card: option.card }), outcome: stops(option) } : null;
}
