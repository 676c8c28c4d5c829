import type { Option, RoundhouseItemView, RoundhouseTableView } from '../../wire.ts';
import { optionByKey, whyNotCard, whyNotKey } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import { t } from '../../words/words.svelte.ts';
import { FALLBACK_ICON, ITEM_ICON } from './icons.ts';
import { TYPE, type AttackType, type Item } from './model.ts';

type Scene = TableScene<RoundhouseTableView>;

export function typeSigns(types: readonly string[]): string {
  return types.map((type) => `${TYPE[type as AttackType].sign} ${TYPE[type as AttackType].letter}`).join(' + ');
}

/** An item as a card: extra dice, or points left against one type. */
export function itemCard(item: RoundhouseItemView, id = item.name): Item {
  const attack = item.kind === 'attack';
  const against = attack ? undefined : (item.type as AttackType);
  const number = attack ? `+${item.dice}` : String(item.left);
  const type = against ? `${TYPE[against].sign} ${t(`roundhouse-${against}`)}` : '';
  return {
    id,
    name: item.name,
    kind: attack ? 'attack' : 'defence',
    number,
    against,
    strength: number,
    icon: ITEM_ICON[item.name] ?? FALLBACK_ICON,
    tint: attack ? '#F6D3A8' : '#D5DEE9',
    line: attack
      ? t('roundhouse-item-attack', { dice: item.dice })
      : t('roundhouse-item-defence', { type, left: item.left, printed: item.printed }),
    text: attack
      ? t('roundhouse-item-attack-full', { dice: item.dice })
      : t('roundhouse-item-defence-full', { type, left: item.left, printed: item.printed }),
    subtitle: t(attack ? 'roundhouse-attack-card' : 'roundhouse-defence-card'),
    clauses: attack ? ['RK-21'] : ['RK-37', 'RK-39'],
  };
}

/** Cards before one player; two of one name are told apart by their place. */
export function itemCards(items: readonly RoundhouseItemView[]): Item[] {
  return items.map((item, place) =>
    itemCard(
      item,
      items.slice(0, place).some((other) => other.name === item.name) ? `${item.name}#${place + 1}` : item.name,
    ),
  );
}

/** What a card of your own answers to each question, by the verb of its key. */
const VERBS: Record<string, string> = { PlaceItem: 'swap', Kick: 'kick', BlockHits: 'block' };

/** Its key, or with its points left if two of one name differ in them. */
function keysOf(verb: string, item: RoundhouseItemView): string[] {
  return [`${verb}:${item.name}@${item.left}`, `${verb}:${item.name}`];
}

function optionOf(scene: Scene, item: RoundhouseItemView): Option | undefined {
  const verb = VERBS[scene.ask?.name ?? ''];
  return verb
    ? keysOf(verb, item)
        .map((key) => optionByKey(scene.ask, key))
        .find(Boolean)
    : undefined;
}

/** RK-21, RK-16 The card of your own that was tapped once. */
export function armed(scene: Scene): Option | undefined {
  return VERBS[scene.ask?.name ?? ''] && scene.draft.chosen.includes(':')
    ? optionByKey(scene.ask, scene.draft.chosen)
    : undefined;
}

export function handOf(scene: Scene): Item[] {
  const mine = scene.view.players.find((player) => player.seat === scene.seat);
  if (!mine) return [];
  const items = [...mine.attacks, ...mine.shields];
  const up = armed(scene);
  let taken = false;
  return itemCards(items).map((card, place) => {
    const item = items[place] as RoundhouseItemView;
    const option = optionOf(scene, item);
    if (!option) return { ...card, state: scene.ask ? ('whynot' as const) : undefined, why: whyNotOf(scene, item) };
    // Two equal cards are one answer: only the first of them is shown taken up.
    const selected = up?.key === option.key && !taken;
    taken ||= selected;
    return {
      ...card,
      state: selected ? ('selected' as const) : ('legal' as const),
      pick: option.key,
    };
  });
}

function whyNotOf(scene: Scene, item: RoundhouseItemView) {
  const verb = VERBS[scene.ask?.name ?? ''] ?? 'kick';
  return (
    keysOf(verb, item)
      .map((key) => whyNotKey(scene.ask, key))
      .find(Boolean) ?? whyNotCard(scene, item.name)
  );
}

/** The card of your own that lies under an answer. */
export function itemUnder(scene: Scene, option: Option | undefined): Item | undefined {
  const mine = scene.view.players.find((player) => player.seat === scene.seat);
  const items = mine ? [...mine.attacks, ...mine.shields] : [];
  const found = option && items.find((item) => optionOf(scene, item)?.key === option.key);
  return found && itemCard(found);
}
