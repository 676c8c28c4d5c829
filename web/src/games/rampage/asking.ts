import type { Option, RampageTableView } from '../../wire.ts';
import { button, hintOf, nameOf, optionByKey, optionsWith, promptOf, whyNotButton } from '../../scene/common.ts';
import type { Preview, TableScene } from '../../scene/scene.ts';
import type { Confirm, PromptModel, PromptOption } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { kindWords, letterOf, ruleAndJoke, slotOf } from './cards.ts';
import { COLOUR } from './model.ts';
import { robotOf } from './robots.ts';

type Scene = TableScene<RampageTableView>;

/** The sixteen questions of the game, as a prompt with buttons; cards, parts and robots answer on the table. */
export function prompt(scene: Scene): PromptModel {
  switch (scene.ask?.name) {
    case 'PlacePart':
      return promptOf(scene, [], { why: t('rampage-why-place') });
    case 'TakeAction':
      return promptOf(
        scene,
        some(optionByKey(scene.ask, 'attack'), (option) => button(option, 'main', t('rampage-attack-how'))),
        { why: t('rampage-why-action') },
      );
    case 'ChooseTarget':
      return promptOf(scene, [], {
        what: t('rampage-ask-target'),
        why: t(scene.view.wild_only ? 'rampage-why-wild-only' : 'rampage-why-target'),
      });
    case 'BuildAttack':
      return building(scene);
    case 'Defend':
      return defending(scene);
    case 'AnswerAction':
    case 'AnswerHit':
    case 'AnswerTheft':
      return promptOf(scene, answering(scene), asked(scene));
    case 'PickHit':
      return promptOf(
        scene,
        scene.ask.options.map((option) => landing(scene, option)),
        { what: t('rampage-ask-pick', { name: targetName(scene) }) },
      );
    case 'PressAttack':
      return promptOf(scene, pressing(scene), { what: t('rampage-ask-press', { name: targetName(scene) }) });
    case 'SweepCard':
      return promptOf(
        scene,
        some(optionByKey(scene.ask, 'done'), (option) => button(option, 'main', t('rampage-sweep-how'))),
      );
    case 'DiscardOne':
      return promptOf(scene, [], { why: t(scene.view.wild_only ? 'rampage-why-wild-only' : 'rampage-why-discard') });
    default:
      return promptOf(scene, []);
  }
}

function some<T>(thing: T | undefined, make: (thing: T) => PromptOption): PromptOption[] {
  return thing ? [make(thing)] : [];
}

function number(option: Option | undefined, hint: string): number {
  return Number((option && hintOf(option, `${hint}:`)) ?? 0);
}

function targetName(scene: Scene): string {
  return nameOf(scene, scene.view.fight?.target ?? -1);
}

/** "▲R" */
function signOf(scene: Scene, seat: number): string {
  const letter = letterOf(robotOf(scene.view, seat)?.letter ?? 'R');
  return `${COLOUR[letter].sign}${letter}`;
}

// The attack

function building(scene: Scene): PromptModel {
  const { ask, view } = scene;
  const done = optionByKey(ask, 'done');
  const gadget = optionByKey(ask, 'accessory');
  const options = [
    ...some(gadget, (option) => ({
      key: option.key,
      kind: 'option' as const,
      label: option.text,
      outcome: gadgetOutcome(scene, option),
    })),
    ...whyNotButton(scene, 'accessory', robotOf(view, scene.seat)?.parts.accessory?.name ?? ''),
    ...some(done, (option) => button(option, 'main', attackOutcome(scene, option))),
  ];
  const what = t('rampage-ask-build', { name: targetName(scene), total: view.fight?.attack_total ?? 0 });
  return promptOf(scene, options, { what, why: buildWhy(scene, done) });
}

/** What is still free to join, before it is forgotten; else what may strike. */
function buildWhy(scene: Scene, done: Option | undefined): string {
  const unused = done?.hints ?? [];
  if (unused.includes('unused_accessory'))
    return t('rampage-hint-accessory', { card: robotOf(scene.view, scene.seat)?.parts.accessory?.name ?? '' });
  if (unused.includes('unused_booster')) return t('rampage-hint-booster');
  if (scene.view.wild_only) return t('rampage-why-wild-only');
  return t('rampage-why-build', { sign: signOf(scene, scene.view.fight?.target ?? -1) });
}

function gadgetOutcome({ view, seat }: Scene, option: Option): string {
  const more = number(option, 'total') - (view.fight?.attack_total ?? 0);
  const loot = number(option, 'loot');
  const gains =
    more > 0
      ? `+${more}`
      : loot > 0
        ? t('rampage-adds-loot', { count: loot })
        : (ruleAndJoke(robotOf(view, seat)?.parts.accessory?.words ?? '').text ?? '');
  const cost = robotOf(view, seat)?.parts.accessory?.cost;
  return cost ? `${gains}, ${t(`rampage-cost-${cost}`)}` : gains;
}

function attackOutcome(scene: Scene, done: Option): string {
  const margin = number(done, 'total') - number(done, 'needs');
  if (margin >= 0) return t('rampage-hits-by', { count: margin });
  return scene.view.buzz_saws
    ? t('rampage-cannot-hit-saws', { count: -margin })
    : t('rampage-cannot-hit', { needs: number(done, 'needs') });
}

function pressing(scene: Scene): PromptOption[] {
  return [
    ...some(optionByKey(scene.ask, 'stop'), (option) => button(option, 'pass', t('rampage-stop-how'))),
    ...some(optionByKey(scene.ask, 'again'), (option) => ({
      key: option.key,
      kind: 'main' as const,
      label: t('rampage-again', { name: targetName(scene) }),
      outcome: t('rampage-again-how', { needs: scene.view.fight?.needs ?? 0 }),
    })),
  ];
}

/** RR-52 Where the hit lands: which part, or that it goes through to the torso. */
function landing(scene: Scene, option: Option): PromptOption {
  const target = robotOf(scene.view, scene.view.fight?.target ?? -1);
  const part = target?.parts[option.place];
  const words = kindWords(option.place);
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  if (part) return { key: option.key, kind: 'main', label, outcome: t('rampage-comes-off', { part: part.name }) };
  const wounds = (target?.wounds ?? 0) + 1 + (scene.view.fight?.wounds ?? 0);
  const outcome =
    wounds >= (target?.bears ?? 99)
      ? t('rampage-destroys')
      : t('rampage-wound-then', { wounds, limit: target?.bears ?? 0 });
  return {
    key: option.key,
    kind: 'main',
    label,
    outcome: slotOf(option.place) ? `${t('rampage-missing-there')}, ${outcome}` : outcome,
  };
}

// The defence

function defending(scene: Scene): PromptModel {
  const { ask, view } = scene;
  const attack = view.fight?.attack_total ?? 0;
  const done = some(optionByKey(ask, 'done'), (option) => ({
    key: option.key,
    kind: 'main' as const,
    label: t('rampage-done-defend', { defence: number(option, 'total') }),
    outcome: defenceOutcome(scene, option),
  }));
  const what = t('rampage-ask-defend', { name: nameOf(scene, view.fight?.attacker ?? -1), attack });
  return promptOf(scene, done, {
    who: t('rampage-your-defence', { name: nameOf(scene, scene.seat) }),
    what,
    why: t(view.wild_only ? 'rampage-why-defend-wild-only' : 'rampage-why-defend', { sign: signOf(scene, scene.seat) }),
  });
}

function defenceOutcome(scene: Scene, done: Option): string {
  const margin = number(done, 'margin');
  if (margin < 0) return t(scene.view.buzz_saws ? 'rampage-out-holds-saws' : 'rampage-out-holds', { count: -margin });
  return t('rampage-out-hit', { count: margin + (scene.view.fight?.loot ?? 0) });
}

// The other windows

function asked(scene: Scene): Partial<PromptModel> {
  const { ask, view } = scene;
  if (ask?.name === 'AnswerAction')
    return {
      what: t('rampage-ask-cancel', { name: nameOf(scene, view.active), card: view.action?.name ?? '' }),
      why: ruleAndJoke(view.action?.words ?? '').text,
    };
  return ask?.name === 'AnswerHit' ? { what: t('rampage-ask-hit', { part: kindWords(view.fight?.hit ?? '') }) } : {};
}

function answering(scene: Scene): PromptOption[] {
  const pass = optionByKey(scene.ask, 'pass');
  return [
    ...some(pass, (option) => button(option, 'pass', passOutcome(scene, option))),
    ...optionsWith(scene.ask, 'respond:').map((option): PromptOption => button(option, 'main', goes(option))),
  ];
}

function passOutcome({ ask, view, seat }: Scene, pass: Option): string | undefined {
  const robot = robotOf(view, seat);
  if (ask?.name === 'AnswerHit') {
    const part = robot?.parts[view.fight?.hit ?? ''];
    return part
      ? t('rampage-comes-off', { part: part.name })
      : t('rampage-wound-then', {
          wounds: (robot?.wounds ?? 0) + 1 + (view.fight?.wounds ?? 0),
          limit: robot?.bears ?? 0,
        });
  }
  if (ask?.name === 'AnswerTheft')
    return t('rampage-cards-left', { count: Math.max(0, cardsOf(view, seat) - number(pass, 'loses')) });
  return undefined;
}

export function cardsOf(view: RampageTableView, seat: number): number {
  return (view.seats[seat]?.hand ?? 0) + (view.seats[seat]?.stack ?? 0);
}

// Last looks: only where the rule file names an accident

export function warn(scene: Scene, keys: string[]): Confirm | null {
  const option = optionByKey(scene.ask, keys[0] ?? '');
  if (!scene.hints || !option || keys.length !== 1) return null;
  const { hints, key } = option;
  if (hints.includes('last_card')) return sure('last-card', 'RR-59', option);
  if (scene.ask?.name === 'TakeAction' && hints.includes('no_effect')) return sure('no-effect', 'RR-31', option);
  if (scene.ask?.name === 'TakeAction' && hints.includes('no_attack_left')) return sure('no-attack', 'RR-41', option);
  const enough = key.startsWith('strike:') && hints.includes('last_response') && enoughWithout(scene, option);
  if (enough) return { ...sure('last-response', 'RR-48', option), words: enough };
  if (scene.ask?.name === 'Defend' && key === 'done' && hints.includes('unused_guard') && number(option, 'margin') >= 0)
    return sure('unused-guard', 'RR-46', option);
  return null;
}

function sure(what: string, clause: string, option: Option): Confirm {
  const said = { what: option.text };
  return {
    title: t(`rampage-sure-${what}`, said),
    words: t(`rampage-sure-${what}-words`, said),
    clause,
    yes: {
      key: 'confirm:yes',
      label: t(`rampage-sure-${what}-yes`, said),
      outcome: t(`rampage-sure-${what}-loss`, said),
    },
    no: { key: 'confirm:no', label: t('rampage-sure-no') },
  };
}

/** What would hit an unguarded robot without this card: what lies already, or another card alone. */
function enoughWithout({ ask, view }: Scene, option: Option): string | undefined {
  if (!view.fight) return undefined;
  const { attack, attack_total: total, needs } = view.fight;
  const said = { what: option.text, total, needs };
  if ((attack.strikes ?? 0) > 0) return total >= needs ? t('rampage-sure-last-response-words', said) : undefined;
  const other = optionsWith(ask, 'strike:').some((one) => one.key !== option.key && number(one, 'total') >= needs);
  return other ? t('rampage-sure-last-response-other', said) : undefined;
}

// What an answer on the table will do, said after its first tap

/** Steps of a draft, which can be taken back one by one. */
const DRAFTED = new Set(['BuildAttack', 'PayCard', 'SweepCard']);

export function preview(scene: Scene, option: Option): Preview | null {
  const { ask, view } = scene;
  const { key, hints } = option;
  if (!ask || DRAFTED.has(ask.name)) return null;
  if (ask.name === 'Defend') {
    if (hints.includes('calls_off')) return { outcome: t('rampage-call-off-how') };
    // With the last card that could join it, the house ends the defence by itself: no draft is left to look at.
    return ask.options.some((one) => one.key !== key && one.key.includes(':')) ? null : {};
  }
  if (key.startsWith('on:')) return placing(view, option);
  if (key.startsWith('target:')) return aiming(scene, option);
  if (key.startsWith('hit:')) return landing(scene, option);
  if (key.startsWith('lose:')) {
    const part = robotOf(view, scene.seat)?.parts[option.place];
    return part ? { outcome: t('rampage-comes-off', { part: part.name }) } : {};
  }
  if (key.startsWith('respond:')) return { outcome: goes(option) };
  if (key.startsWith('use:')) return { outcome: ruleOf(view, key) ?? goes(option) };
  return key.includes(':') ? {} : null;
}

function placing(view: RampageTableView, option: Option): Preview {
  const torso = view.robots.find((robot) => `on:${robot.torso}` === option.key);
  const complete = option.hints.includes('completes');
  return {
    label: t('rampage-place', { torso: torso?.name ?? '' }),
    outcome: complete
      ? t('rampage-completes', { value: (torso?.value ?? 0) + (view.drawn?.value ?? 0) })
      : t('rampage-parts', { count: number(option, 'parts'), adds: 1 }),
  };
}

function aiming(scene: Scene, option: Option): Preview {
  const { view, ask } = scene;
  const seat = view.seats.find((one) => option.key === `target:${one.colour}`)?.seat ?? -1;
  const name = nameOf(scene, seat);
  return ask?.name === 'ChooseTarget'
    ? { label: t('rampage-aim', { name }), outcome: t('rampage-needs', { count: number(option, 'needs') }) }
    : { label: t('rampage-aim-action', { card: view.action?.name ?? '', name }), outcome: actionRule(view) };
}

function actionRule({ action }: RampageTableView): string | undefined {
  return action ? ruleAndJoke(action.words).text : undefined;
}

function goes(option: Option): string {
  return t(option.hints.includes('discards') ? 'rampage-goes-bin' : 'rampage-goes-under');
}

function ruleOf(view: RampageTableView, key: string): string | undefined {
  const card = view.hand.find((one) => `use:${one.key}` === key);
  return card && ruleAndJoke(card.words).text;
}
