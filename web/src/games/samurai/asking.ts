import {
  button,
  isOver,
  nameOf,
  optionByKey,
  optionsWith,
  promptOf,
  whyNotButton,
  whyNotKey,
} from '../../scene/common.ts';
import type { Preview, TableScene } from '../../scene/scene.ts';
import type { PromptModel, PromptOption } from '../../ui/model.ts';
import type { Option, SamuraiCardView, SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { face } from './faces.ts';
import { previewOf } from './movies.ts';
import { outcomeOf } from './outcomes.ts';
import { enough, toVote, traySentence } from './titling.ts';

type Scene = TableScene<SamuraiTableView>;

/** Who is asked what, and the buttons; cards and Movies answer on the table. */
export function prompt(scene: Scene): PromptModel {
  const { ask } = scene;
  const made = promptOf(scene, ask ? buttonsOf(scene) : []);
  // While something is performed nothing is asked, and nothing needs to be held.
  if (!ask) return { ...made, options: scene.beat ? [] : holdButton(scene) };
  return {
    ...made,
    who: t('samurai-who', { name: nameOf(scene, ask.seat), moment: t(`samurai-moment-${ask.name}`) }),
    what: whatOf(scene),
    why: t(`samurai-why-${ask.name}`),
    options: [...(isWindow(ask.name) ? holdButton(scene) : []), ...made.options],
  };
}

function whatOf(scene: Scene): string {
  const { ask, draft } = scene;
  if (ask?.name === 'ProposeTitle') return draft.keys.length > 0 ? `“${traySentence(scene)}”` : t('samurai-ask-title');
  if (ask?.name === 'VoteTitle') return t('samurai-ask-vote');
  return ask?.text ?? '';
}

const WINDOWS = [
  'TableResponse',
  'AttackResponse',
  'ResultResponse',
  'VictimResponse',
  'CreditsResponse',
  'CancelResponse',
];

export function isWindow(question: string): boolean {
  return WINDOWS.includes(question);
}

/** KFS-83 Always in reach of those who play: it keeps every window open, a bluff that needs no card. */
function holdButton(scene: Scene): PromptOption[] {
  if (scene.seat < 0 || scene.past || isOver(scene)) return [];
  const pressed = scene.standing?.hold === true;
  return [
    {
      key: 'stand:hold',
      kind: 'hold',
      label: t('samurai-hold'),
      outcome: t(pressed ? 'samurai-hold-on' : 'samurai-hold-off'),
      pressed,
    },
  ];
}

function some(option: Option | undefined, make: (option: Option) => PromptOption): PromptOption[] {
  return option ? [make(option)] : [];
}

function buttonsOf(scene: Scene): PromptOption[] {
  const { ask } = scene;
  switch (ask?.name) {
    case 'ProposeTitle':
      return pitching(scene);
    case 'VoteTitle':
      return voting(scene);
    case 'MainAction':
      return some(optionByKey(ask, 'end'), (end) => ({
        key: end.key,
        kind: 'main',
        label: end.text,
        outcome: endWords(scene, end),
      }));
    case 'EndTurnDiscard':
      return discarding(scene);
    case 'ChooseMode':
    case 'ChooseCombine':
      return ask.options
        .filter((option) => option.key !== 'back')
        .map((option, place) => ({
          key: option.key,
          kind: place === 0 ? 'main' : 'option',
          label: option.text,
          outcome: previewOf(option, scene)?.words,
        }));
    case 'ChooseMay':
      return [
        ...some(optionByKey(ask, 'no'), (no) => ({
          key: no.key,
          kind: 'pass',
          label: no.text,
          outcome: t('samurai-lure-no'),
        })),
        ...some(optionByKey(ask, 'yes'), (yes) => ({
          key: yes.key,
          kind: 'main',
          label: yes.text,
          outcome: t('samurai-lure-yes'),
        })),
      ];
    default:
      return isWindow(ask?.name ?? '') ? replying(scene) : [];
  }
}

// The title

function pitching(scene: Scene): PromptOption[] {
  const { ask, draft } = scene;
  const none: PromptOption[] =
    draft.keys.length > 0
      ? []
      : some(optionByKey(ask, 'none'), (option) => ({
          key: option.key,
          kind: 'pass',
          label: option.text,
          outcome: t('samurai-no-pitch-how'),
        }));
  const undo = draft.keys.length > 0 ? [] : some(optionByKey(ask, 'undo'), (option) => button(option));
  if (enough(scene))
    return [
      ...none,
      ...undo,
      { key: 'draft:pitch', kind: 'main', label: t('samurai-pitch-it'), outcome: t('samurai-pitch-how') },
    ];
  return [...none, ...undo, ...whyNotButton(scene, 'pitch', t('samurai-pitch-it'))];
}

function voting(scene: Scene): PromptOption[] {
  const all = toVote(scene).length;
  const yes = scene.draft.keys.length;
  return [
    {
      key: 'draft:vote',
      kind: 'main',
      label: t(yes > 0 ? 'samurai-vote-send' : 'samurai-vote-none'),
      outcome: t('samurai-vote-count', { yes, all }),
    },
  ];
}

// The turn

function endWords(scene: Scene, end: Option): string {
  const mine = scene.view.movies.find((movie) => movie.seat === scene.seat);
  const over = (mine?.hand ?? 0) - (mine?.limit ?? 0);
  if (end.hints.includes('playable_character')) return t('samurai-end-character');
  return over > 0
    ? t('samurai-end-discard', { count: over })
    : t('samurai-end-next', { name: nameOf(scene, (scene.view.active + 1) % scene.view.seats) });
}

/** KFS-23 Any number of cards; they are laid aside first, and said together. KFS-24 and KFS-25 may demand some. */
function discarding(scene: Scene): PromptOption[] {
  const { draft, ask } = scene;
  const count = draft.keys.length;
  const left = dueDiscards(scene) - count;
  if (left > 0) {
    const why = whyNotKey(ask, 'done');
    return why
      ? [
          {
            key: 'done',
            kind: 'whynot',
            label: t('samurai-done'),
            outcome: t('samurai-discard-more', { count: left }),
            why,
          },
        ]
      : [];
  }
  return [
    {
      key: 'draft:discard',
      kind: 'main',
      label: t(count > 0 ? 'samurai-discard-end' : 'samurai-keep-all', { count }),
      outcome: t('samurai-end-next', { name: nameOf(scene, (scene.view.active + 1) % scene.view.seats) }),
    },
  ];
}

/** How many cards must go before the turn may end. */
export function dueDiscards(scene: Scene): number {
  const why = whyNotKey(scene.ask, 'done');
  if (!why) return 0;
  const limit = scene.view.movies.find((movie) => movie.seat === scene.seat)?.limit ?? 0;
  return Math.max(1, scene.view.hand.length - limit);
}

// Windows

/**
 * Pass says what comes of it; a single answer is a button, several lie in the hand with their outcomes. None of them is
 * the main button: what shines is done without thinking, and a card is not to be wasted.
 */
function replying(scene: Scene): PromptOption[] {
  const { ask } = scene;
  const plays = [...optionsWith(ask, 'play:'), ...optionsWith(ask, 'use:')];
  const pass = some(optionByKey(ask, 'pass'), (option) => ({
    key: option.key,
    kind: 'pass',
    label: option.text,
    outcome: passWords(scene, option),
  }));
  return [
    ...pass,
    ...(plays.length === 1
      ? some(plays[0], (play) => ({
          key: play.key,
          kind: 'option',
          label: cardName(scene, play),
          outcome: playWords(scene, play),
        }))
      : []),
  ];
}

// What was tapped once

const COMMITS = /^(play|attack|roll|kick|use|move|hand|at|to|victim|loot|wreck|take|movie|player):/;

/** What the bar says of an answer; a play that still asks for its target can be taken back, and needs no second tap. */
export function preview(scene: Scene, option: Option): Preview | null {
  if (!COMMITS.test(option.key) || option.hints.includes('chooses')) return null;
  const outcome = isWindow(scene.ask?.name ?? '') ? playWords(scene, option) : previewOf(option, scene)?.words;
  return { label: option.text, outcome: outcome ?? textOf(scene, option) };
}

function cardName(scene: Scene, option: Option): string {
  return cardOf(scene, option)?.name ?? option.text;
}

function textOf(scene: Scene, option: Option): string | undefined {
  const card = cardOf(scene, option);
  return card && face(card).line;
}

function cardOf(scene: Scene, option: Option): SamuraiCardView | undefined {
  const mine = scene.view.movies.find((movie) => movie.seat === scene.seat);
  const cards = [
    ...scene.view.hand,
    ...(mine?.cast.flatMap((role) => [role.part.card, ...role.under.map((part) => part.card)]) ?? []),
    ...(mine?.location.map((part) => part.card) ?? []),
  ];
  return cards.find((card) => card.key === option.card);
}

function passWords(scene: Scene, pass: Option): string {
  const { attack, pending } = scene.view;
  const told = outcomeOf(pass)?.words;
  if (told) return told;
  switch (scene.ask?.name) {
    case 'VictimResponse':
      return t('samurai-pass-victim', { card: attack?.marked?.name ?? '' });
    case 'ResultResponse':
      return t(attack?.success ? 'samurai-pass-hit' : 'samurai-pass-miss');
    case 'CreditsResponse':
      return t('samurai-pass-credits');
    case 'CancelResponse':
      return t('samurai-pass-cancel', { card: pending.at(-1)?.card.name ?? '' });
    default:
      return t('samurai-pass-table');
  }
}

/** What a card would do; the dry run knows nothing of results turned round and victims saved. */
export function playWords(scene: Scene, play: Option): string | undefined {
  const { attack, pending } = scene.view;
  switch (scene.ask?.name) {
    case 'VictimResponse':
      return t('samurai-play-save', { card: attack?.marked?.name ?? '' });
    case 'ResultResponse':
      return t(attack?.success ? 'samurai-play-to-miss' : 'samurai-play-to-hit');
    case 'CreditsResponse':
      return t('samurai-play-credits');
    default:
      return (
        outcomeOf(play)?.words ??
        (scene.ask?.name === 'CancelResponse'
          ? t('samurai-play-cancel', { card: pending.at(-1)?.card.name ?? '' })
          : textOf(scene, play))
      );
  }
}
