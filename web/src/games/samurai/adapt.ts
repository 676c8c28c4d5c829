import { commonModel, freshLines, nameOf, pickable } from '../../scene/common.ts';
import type { Draft, TableScene } from '../../scene/scene.ts';
import type { CardView, PileView, TableModel } from '../../ui/model.ts';
import type { SamuraiCardView, SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { goalOf } from './goal.ts';
import { dueDiscards, isWindow, playWords, prompt } from './asking.ts';
import { shownOf } from './beats.ts';
import { face, lineOf, typeWords, WORD_POINTS } from './faces.ts';
import type { Asking, SamuraiModel } from './model.ts';
import { handOption, moviesOf, onTable, previewOf, setOf, type Scenery } from './movies.ts';
import { ticketFor } from './outcomes.ts';
import { creditsOf, isRolling } from './rolling.ts';
import { pendingOf, stageOf } from './staging.ts';
import { script, subtitleOf } from './story.ts';
import { lights, makingOf, tallyOf, titleStep } from './titling.ts';
import { endedOf } from './warning.ts';

export { gallery, glory, result } from './ending.ts';
export { preview } from './asking.ts';
export { numbers } from './numbers.ts';
export { fly } from './beats.ts';
export { warn } from './warning.ts';

type Scene = TableScene<SamuraiTableView>;

/** From what the server says to the board of Kung Fu Samurai. */
export function adapt(scene: Scene): SamuraiModel {
  const { view } = scene;
  const set = setOf(scene);
  return {
    ...commonModel(scene, []),
    goal: goalOf(scene),
    game: 'samurai',
    prompt: prompt(scene),
    phases: phases(scene),
    hand: handOf(set),
    log: script(scene),
    title: lights(view.poster.title, view.poster.scoring),
    titleNote: view.poster.scoring.length > 0 ? t('samurai-title-note', { points: WORD_POINTS }) : '',
    movies: moviesOf(set),
    stage: stageOf(set),
    pending: view.over || isRolling(scene) ? [] : pendingOf(set),
    making: makingOf(scene),
    picker: pickerOf(set),
    asking: askingOf(scene),
    premiere: freshLines(scene).some((line) => line.kind === 'titled') ? { tally: tallyOf(scene) } : undefined,
    subtitle: subtitleOf(scene),
    ...shownOf(scene),
    credits: creditsOf(scene),
    badges: badges(view),
    asides: asides(scene),
    ended: endedOf(scene),
    inspect:
      view.pending.length > 0
        ? face((view.pending.at(-1) as (typeof view.pending)[number]).card)
        : view.attack
          ? face(view.attack.fighter)
          : undefined,
    piles: piles(view),
    footnotes: footnotes(scene),
    shelf: { title: t('samurai-discards'), groups: discards(view) },
  };
}

/** Back is an answer of its own in this game, so it works at tables where nothing is taken back. */
export function step(scene: Scene, word: string): Draft | string[] | null {
  const { draft, ask } = scene;
  if (
    (word === 'back' || word === 'undo') &&
    draft.keys.length === 0 &&
    ask?.options.some((option) => option.key === 'back')
  )
    return ['back'];
  // With the last card gone there is nothing left to ask: the turn ends by itself.
  if (word === 'discard') return draft.keys.length === scene.view.hand.length ? draft.keys : [...draft.keys, 'done'];
  return titleStep(scene, word);
}

// The hand

function handOf(set: Scenery): CardView[] {
  return set.scene.view.hand
    .map((card) => ({
      ...face(card),
      ...inHand(set, card),
      changed: set.changed.has(card.key),
    }))
    .map((card) => ({ ...card, says: spoken(card) }));
}

/** All of a card's text, and what it would do now: the card itself shows only as much as fits. */
function spoken(card: CardView): string {
  const outcome = card.line !== lineOf(card.text ?? '') ? card.line : undefined;
  const state = card.state && card.state !== 'plain' ? t(`state-${card.state}`) : undefined;
  return [card.name, card.strength, card.type, card.text, outcome, card.ticket, state].filter(Boolean).join(', ');
}

function inHand({ scene }: Scenery, card: SamuraiCardView): Partial<CardView> {
  const { ask, draft, said } = scene;
  const option = handOption(scene, card.key);
  if (option?.key.startsWith('discard:')) {
    const laid = draft.keys.includes(option.key);
    return { state: laid ? 'selected' : 'legal', pick: `draft:${laid ? 'drop' : 'add'}:${option.key}` };
  }
  if (option)
    return {
      state: 'legal',
      pick: option.key,
      delta: isWindow(ask?.name ?? '') ? ticketFor(option) : undefined,
      line: (isWindow(ask?.name ?? '') && playWords(scene, option)) || face(card).line,
    };
  // The card that is being played: it can be put back.
  if (ask?.inside && said.some((key) => key.split(':')[1] === card.key))
    return { state: 'selected', pick: 'draft:back' };
  const { state, why } = pickable({ ...scene, ask: ask && { ...ask, options: [] } }, card.key);
  return { state, why };
}

// What lies nowhere in sight

/** KFS-75 The discard pile, or anything else that can be chosen and has no place on the board. */
function pickerOf({ scene, sight }: Scenery): SamuraiModel['picker'] {
  const { ask, view } = scene;
  const lying = new Set(
    view.movies.flatMap((movie) => [
      ...movie.cast.flatMap((role) => [role.part.card.key, ...role.under.map((part) => part.card.key)]),
      ...movie.location.map((part) => part.card.key),
    ]),
  );
  const held = new Set(view.hand.map((card) => card.key));
  const hidden =
    ask?.options.filter(
      (option) =>
        option.key.startsWith('take:') ||
        (option.card !== '' && onTable(option.key) && !lying.has(option.card)) ||
        (option.card !== '' && /^(play|attack|hand|discard):/.test(option.key) && !held.has(option.card)),
    ) ?? [];
  if (!ask || hidden.length === 0) return undefined;
  return {
    title: ask.text,
    cards: hidden.map((option) => {
      const card = sight.get(option.card);
      return {
        ...(card ? face(card) : { id: option.key, name: option.text }),
        state: 'legal',
        pick: option.key,
        delta: undefined,
        line: previewOf(option, scene)?.words,
      };
    }),
  };
}

// Around the table

function phases(scene: Scene): TableModel['phases'] {
  const { view } = scene;
  if (view.poster.open) {
    const voting = view.poster.pitches.length > 0;
    return [
      { label: t('samurai-phase-pitch'), now: !voting },
      { label: t('samurai-phase-vote'), now: voting },
      { label: t('samurai-phase-shoot') },
    ];
  }
  return [
    { label: t('samurai-round', { round: view.round }), now: false },
    { label: nowWords(scene), now: !view.over },
    // While they roll, nobody wonders any more when they may.
    ...(view.over || isRolling(scene) ? [] : [{ label: creditsWords(view) }]),
  ];
}

function nowWords(scene: Scene): string {
  const { view } = scene;
  const name = nameOf(scene, view.active);
  if (view.over || isRolling(scene)) return t('samurai-phase-over');
  if (view.pending.length > 0) return t(view.attack ? 'samurai-phase-attack-cancel' : 'samurai-phase-cancel');
  if (view.attack) return t(view.attack.kind === 'creature' ? 'samurai-phase-attack' : 'samurai-phase-kick');
  return t(view.active === scene.seat ? 'samurai-phase-yours' : 'samurai-phase-turn', { name });
}

function creditsWords(view: SamuraiTableView): string {
  if (view.establishing) return t('samurai-establishing');
  return t(view.credits_locked ? 'samurai-credits-locked' : 'samurai-credits-open');
}

function badges(view: SamuraiTableView): string[] {
  return [
    ...(view.goal > 0 ? [t('samurai-match', { game: view.game, goal: view.goal })] : []),
    ...(view.establishing && !view.poster.open ? [t('samurai-establishing-how')] : []),
  ];
}

function asides(scene: Scene): string[] {
  const { view } = scene;
  const mine = view.movies.find((movie) => movie.seat === scene.seat);
  if (view.poster.open || view.over || isRolling(scene)) return [];
  const due = scene.ask?.name === 'EndTurnDiscard' ? dueDiscards(scene) : 0;
  return mine ? [t(due > 0 ? 'samurai-limit-due' : 'samurai-limit', { limit: mine.limit, count: due })] : [];
}

function footnotes(scene: Scene): string[] {
  const { view } = scene;
  if (view.poster.open || view.over || isRolling(scene)) return [];
  if (view.last_turn >= 0) return [t('samurai-last-turn', { name: nameOf(scene, view.last_turn) })];
  return [
    t(view.credits_locked ? 'samurai-credits-later' : 'samurai-credits-any-turn'),
    t('samurai-film-left', { rounds: view.rounds_left }),
  ];
}

function piles(view: SamuraiTableView): PileView[] {
  return [
    { key: 'deck', label: t('samurai-draw-pile'), count: view.pile },
    {
      key: 'discard',
      label: t('samurai-discards'),
      count: view.discard.length,
      grey: true,
      cards: [...view.discard].reverse().map(face),
    },
  ];
}

/** The discard browser: what carries a scoring word first, then by type, newest first. */
function discards(view: SamuraiTableView): { title: string; cards: ReturnType<typeof face>[] }[] {
  const newest = [...view.discard].reverse();
  const types = [...new Set(newest.map((card) => card.type))].sort();
  const lit = newest.filter((card) => card.lit);
  const words = [...new Set(lit.map((card) => card.word))].sort();
  return [
    ...words.map((word) => ({
      title: t('samurai-discards-word', { word }),
      cards: lit.filter((card) => card.word === word).map(face),
    })),
    ...types.map((type) => ({ title: typeWords(type), cards: newest.filter((card) => card.type === type).map(face) })),
  ];
}

// KFS-83 When this seat wants to be asked

const MODES = ['ask-mine', 'ask-smart', 'ask-always', 'ask-armed', 'never'] as const;

function askingOf(scene: Scene): Asking | undefined {
  if (scene.seat < 0 || scene.past || scene.view.over) return undefined;
  const mode = scene.standing?.mode ?? 'ask-mine';
  const armed = new Set(scene.standing?.armed ?? []);
  const mine = scene.view.movies.find((movie) => movie.seat === scene.seat);
  const arm = (key: string, card: SamuraiCardView): Asking['arms'][number] => ({
    key: `stand:arm:${key}`,
    name: card.name,
    icon: face(card).icon ?? '',
    on: armed.has(key),
  });
  const lying = mine?.cast.flatMap((role) => [role.part.card, ...role.under.map((part) => part.card)]) ?? [];
  return {
    mode,
    hold: scene.standing?.hold === true,
    words: t(`samurai-${mode}`),
    modes: MODES.map((one) => ({
      key: `stand:${one}`,
      mode: one,
      label: t(`samurai-${one}`),
      how: t(`samurai-${one}-how`),
      on: one === mode,
    })),
    arms: [
      ...scene.view.hand.filter((card) => card.answers === 'play').map((card) => arm(`play:${card.key}`, card)),
      ...lying.filter((card) => card.answers === 'use').map((card) => arm(`use:${card.key}`, card)),
    ],
  };
}
