import {
  button,
  commonModel,
  faceAt,
  freshLines,
  nameOf,
  optionFor,
  seatsFromMe,
  whyNotCard,
} from '../../scene/common.ts';
import { isChosen } from '../../scene/committing.ts';
import type { Cue, Preview, TableScene, Told } from '../../scene/scene.ts';
import type { CardFace, CardView, PromptOption } from '../../ui/model.ts';
import type { Counter, Option, Plain, PlainCard, PlainPile, PlainSeat, View } from '../../wire.ts';
import { t, wordsOrNone } from '../../words/words.svelte.ts';
import { goalOf } from './goal.ts';
import type { Count, PlainModel, Player, Race, Row, Stack } from './model.ts';

/** A board for any game that brings none, out of the view that all games share. */
type Scene = TableScene<View>;

const NOTHING: Plain = { seats: [], piles: [] };
/** More answers than these do not fit into the prompt. */
const BUTTONS = 4;

export function adapt(scene: Scene): PlainModel {
  const plain = scene.view.plain ?? NOTHING;
  const players = seatsFromMe(scene).flatMap((seat) => playerOf(scene, plain, seat) ?? []);
  const own = players.find((player) => player.you);
  const hand = plain.piles.find((pile) => isOwnHand(scene, pile));
  const free = freeOptions(scene, plain);
  return {
    ...commonModel(scene, buttons(scene, free)),
    goal: goalOf(scene),
    title: t(`game-${scene.game}`),
    line: wordsOrNone(`game-${scene.game}-line`),
    counts: countsOf(plain.counters),
    hand: (hand?.cards ?? []).flatMap((card, place) => (card ? [handCard(scene, card, place)] : [])),
    rivals: players.filter((player) => !player.you),
    own,
    stacks: plain.piles.filter((pile) => isTables(pile) && pile.shape !== 'row').map((pile) => stackOf(scene, pile)),
    rows: plain.piles.filter((pile) => isTables(pile) && pile.shape === 'row').map((pile) => rowOf(scene, pile)),
    race: raceOf(players),
    offers: free.length > BUTTONS ? free.map((option) => ({ key: option.key, label: option.text })) : [],
    inspect: undefined,
  };
}

// Who sits there

function playerOf(scene: Scene, plain: Plain, seat: number): Player | undefined {
  const found = plain.seats.find((one) => one.seat === seat);
  if (!found) return undefined;
  const piles = plain.piles.filter((pile) => pile.owner === seat);
  const best = Math.max(...plain.seats.map((one) => one.score?.value ?? 0));
  return {
    seat,
    name: nameOf(scene, seat),
    face: faceAt(scene, seat),
    you: seat === scene.seat,
    active: plain.active === seat && !scene.view.over,
    out: found.out ?? false,
    leads: best > 0 && found.score?.value === best && isLone(plain.seats, best),
    hand: piles.filter((pile) => pile.shape === 'hand').reduce((sum, pile) => sum + pile.count, 0),
    score: found.score ? countsOf([found.score])[0] : undefined,
    counts: countsOf(found.counters),
    stacks: piles.filter((pile) => !pile.shape || pile.shape === 'stack').map((pile) => stackOf(scene, pile)),
    rows: piles.filter((pile) => pile.shape === 'row').map((pile) => rowOf(scene, pile)),
  };
}

function isLone(seats: PlainSeat[], best: number): boolean {
  return seats.filter((one) => one.score?.value === best).length === 1;
}

/** The first score with a goal is a race that everybody runs. */
function raceOf(players: Player[]): Race | undefined {
  const goal = players[0]?.score?.of ?? 0;
  const label = players[0]?.score?.label ?? '';
  if (goal <= 0) return undefined;
  const runners = players.map(({ name, score, you }) => ({
    initial: name.charAt(0).toUpperCase(),
    value: Math.max(0, Math.min(goal, score?.value ?? 0)),
    you,
  }));
  const says = players.map(({ name, score }) => `${name} ${score?.value ?? 0}`).join(', ');
  return { label, goal, runners, says: t('plain-race', { label, goal, says }) };
}

function countsOf(counters: Counter[] = []): Count[] {
  return counters.map(({ label, id, value, of, grave }) => ({
    label: label || id,
    value: value ?? undefined,
    of: of || undefined,
    grave,
  }));
}

// Cards and piles

function isTables(pile: PlainPile): boolean {
  return (pile.owner ?? -1) < 0;
}

function isOwnHand(scene: Scene, pile: PlainPile): boolean {
  return pile.shape === 'hand' && pile.owner === scene.seat;
}

export function face(card: PlainCard, id = card.key): CardFace {
  return {
    id,
    name: card.title || card.key,
    text: card.text || undefined,
    strength: card.value || undefined,
    type: card.kind_label || undefined,
    note: countsOf(card.counters).map(spell).join(' · ') || undefined,
  };
}

export function spell({ label, value, of }: Count): string {
  if (value === undefined) return label;
  return of ? t('plain-count-of', { label, value, of }) : `${label} ${value}`;
}

function handCard(scene: Scene, card: PlainCard, place: number): CardView {
  return { ...face(card, `${place}:${card.key}`), ...answerBy(scene, card.key) };
}

/** What choosing a card says: its one answer, or first itself, if there are several things to do with it. */
function answerBy(scene: Scene, card: string, place?: string): Pick<CardView, 'state' | 'pick' | 'why'> {
  const options = optionsOf(scene, card, place);
  const [first] = options;
  if (!first) return { state: scene.ask && place === undefined ? 'whynot' : undefined, why: whyNotCard(scene, card) };
  if (options.length === 1) return { state: isChosen(scene, first.key) ? 'selected' : 'legal', pick: first.key };
  const chosen = scene.draft.notes.card === card;
  return { state: chosen ? 'selected' : 'legal', pick: `draft:note:card=${chosen ? '' : card}` };
}

function optionsOf(scene: Scene, card: string, place?: string): Option[] {
  return (scene.ask?.options ?? []).filter(
    (option) => option.card === card && (place === undefined || option.place === place),
  );
}

/** A card that lies on the table can be chosen where the options name its place. */
function laidCard(scene: Scene, card: PlainCard, pile: PlainPile, place: number): CardView {
  const fresh = freshLines(scene).some((line) => line.card === card.key && line.target === pile.name);
  const lies = face(card, `${place}:${card.key}`);
  const answer = optionsOf(scene, card.key, pile.name).length > 0 ? answerBy(scene, card.key, pile.name) : {};
  return { ...lies, ...answer, changed: fresh };
}

function stackOf(scene: Scene, pile: PlainPile): Stack {
  const cards = pile.cards ?? [];
  const top = cards[cards.length - 1];
  const option = optionFor(scene.ask, '', pile.name);
  return {
    key: pile.name,
    label: pile.label || pile.name,
    count: pile.count,
    top: top ? laidCard(scene, top, pile, cards.length) : undefined,
    cards: cards.flatMap((card, place) => (card ? [face(card, `${place}:${card.key}`)] : [])),
    counts: countsOf(pile.counters),
    pick: option?.key,
    chosen: isChosen(scene, option?.key),
  };
}

function rowOf(scene: Scene, pile: PlainPile): Row {
  const cards = (pile.cards ?? []).flatMap((card, place) => (card ? [laidCard(scene, card, pile, place)] : []));
  return {
    key: pile.name,
    label: pile.label || pile.name,
    cards,
    hidden: pile.count - cards.length,
    counts: countsOf(pile.counters),
  };
}

// Answers

/** Answers that no card gives. A pile that gives one is lit and has a button too: not everybody presses piles. */
function freeOptions(scene: Scene, plain: Plain): Option[] {
  const seen = new Set<string>();
  for (const pile of plain.piles)
    for (const card of pile.cards ?? [])
      if (card) seen.add(isOwnHand(scene, pile) ? card.key : `${card.key}|${pile.name}`);
  return (scene.ask?.options ?? []).filter(
    ({ card, place }) => !card || !(seen.has(card) || seen.has(`${card}|${place}`)),
  );
}

/** A card or a pile says first what it does. */
export function preview(_: Scene, option: Option): Preview | null {
  return option.card || option.place ? {} : null;
}

function buttons(scene: Scene, free: Option[]): PromptOption[] {
  const chosen = scene.draft.notes.card;
  const several = chosen ? optionsOf(scene, chosen) : [];
  if (several.length > 1) return several.map((option) => button(option, 'option'));
  if (free.length > BUTTONS) return [];
  const lone = free.length === (scene.ask?.options.length ?? 0);
  return free.map((option, place) => button(option, lone && place === 0 ? 'main' : 'option'));
}

// What moves

export function fly(line: Told, before: Scene): Cue | null {
  if (line.kind === 'shuffled') return { sound: 'shuffle' };
  if (line.kind !== 'moved') return null;
  const plain = before.view.plain ?? NOTHING;
  const card = plain.piles.flatMap((pile) => pile.cards ?? []).find((one) => one?.key === line.card);
  return {
    from: placeOf(before, plain, line.source, line.card),
    to: placeOf(before, plain, line.target, line.card),
    face: line.card ? { name: card?.title ?? line.card } : undefined,
    turns: line.card !== '' && !card,
    sound: plain.piles.find((pile) => pile.name === line.target)?.shape === 'hand' ? 'draw' : 'play',
  };
}

/** A pile as a place on the board: your own hand, a rival's box, or the pile itself. */
function placeOf(scene: Scene, plain: Plain, name: string, card: string): string {
  const pile = plain.piles.find((one) => one.name === name);
  if (!pile || pile.shape !== 'hand') return `pile:${name}`;
  return isOwnHand(scene, pile) ? `hand:${card}` : `seat:${pile.owner ?? -1}`;
}

/** The cards of a game without packs of its own shape: each once, with the number of its copies. */
export function gallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  const all = pack as { card: PlainCard; copies: number }[];
  if (!Array.isArray(all)) return [];
  const kinds = [...new Set(all.map(({ card }) => card.kind_label || card.kind || ''))];
  return kinds.map((kind) => ({
    title: kind || t('plain-all-cards'),
    cards: all
      .filter(({ card }) => (card.kind_label || card.kind || '') === kind)
      .map(({ card, copies }) => ({ ...face(card), subtitle: t('card-copies', { count: copies }) })),
  }));
}
