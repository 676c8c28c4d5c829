import type { CardView, PromptModel, PromptOption, TableModel } from '../ui/model.ts';
import { optionByKey } from './common.ts';
import type { Adapter, Preview, TableScene } from './scene.ts';
import { t } from '../words/words.svelte.ts';

/**
 * One rule for committing, on every board: the first tap on a card or a place chooses it, the bar says what it will do,
 * and the second tap on the same place, or the bar, does it. A board takes part by exporting `preview`, and shows
 * what is chosen by `isChosen`.
 */
export function previewOf(scene: TableScene, adapter: Adapter | null, key: string): Preview | null {
  const option = optionByKey(scene.ask, key);
  return (option && adapter?.preview?.(scene as TableScene<never>, option)) ?? null;
}

/** Whether this place was tapped once and waits for its second tap. */
export function isChosen(scene: Pick<TableScene, 'draft'>, key: string | undefined): boolean {
  return key !== undefined && key !== '' && scene.draft.chosen === key;
}

/** The model with what was chosen: lifted in the hand, and the bar's main button; said, it shows that it waits. */
export function withChosen(model: TableModel, scene: TableScene, adapter: Adapter): TableModel {
  const shown = chosenIn(model, scene, adapter);
  return scene.draft.sent ? { ...shown, prompt: { ...shown.prompt, sent: true } } : shown;
}

function chosenIn(model: TableModel, scene: TableScene, adapter: Adapter): TableModel {
  const key = scene.draft.chosen;
  const option = optionByKey(scene.ask, key);
  const preview = option && previewOf(scene, adapter, key);
  if (!option || !preview) return model;
  const main: PromptOption = {
    key,
    kind: 'main',
    label: preview.label ?? option.text,
    outcome: preview.outcome ?? t('prompt-once-more'),
  };
  return { ...model, hand: lifted(model.hand, key), prompt: told(model.prompt, main) };
}

/** A board may have lifted one of two equal cards already: then the other stays down. */
function lifted(hand: CardView[], key: string): CardView[] {
  const gives = (card: CardView): boolean => card.pick === key;
  if (hand.some((card) => gives(card) && card.state === 'selected')) return hand;
  return hand.map((card) => (gives(card) ? { ...card, state: 'selected' } : card));
}

/** One main button, and a way out of it; what was main before is an option like the others. */
function told(prompt: PromptModel, main: PromptOption): PromptModel {
  const rest = prompt.options
    .filter((option) => option.key !== main.key && option.key !== 'draft:back')
    .map((option) => (option.kind === 'main' ? { ...option, kind: 'option' as const } : option));
  const back: PromptOption = {
    key: 'draft:back',
    kind: 'option',
    label: t('prompt-back'),
    outcome: t('prompt-back-how'),
  };
  return { ...prompt, chosen: main.key, options: [back, ...rest, main] };
}
