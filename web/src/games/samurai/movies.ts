import { isChosen } from '../../scene/committing.ts';
import {
  faceAt,
  freshLines,
  momentOf,
  nameOf,
  optionByKey,
  optionFor,
  seatsFromMe,
  whyNotKey,
} from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type {
  Option,
  SamuraiCardView,
  SamuraiMovieView,
  SamuraiPart,
  SamuraiReason,
  SamuraiRoleView,
  SamuraiTableView,
} from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { cardsInSight, face, iconOf, nameBy, signed, ticketOf } from './faces.ts';
import type { BreakdownRow, Cast, Deed, Held, Location, Movie, Preview } from './model.ts';
import { outcomeOf } from './outcomes.ts';

type Scene = TableScene<SamuraiTableView>;

/** Everything needed to draw what lies in the Movies, found once. */
export interface Scenery {
  scene: Scene;
  sight: Map<string, SamuraiCardView>;
  changed: Set<string>;
}

export function setOf(scene: Scene): Scenery {
  const changed = new Set(
    freshLines(scene)
      .flatMap((line) => [line.card, ...line.word.split('>')])
      .filter(Boolean),
  );
  return { scene, sight: cardsInSight(scene.view), changed };
}

export function moviesOf(set: Scenery): Movie[] {
  const order = seatsFromMe(set.scene);
  return order.flatMap((seat) =>
    set.scene.view.movies.filter((movie) => movie.seat === seat).map((movie) => movieOf(set, movie)),
  );
}

function movieOf(set: Scenery, movie: SamuraiMovieView): Movie {
  const { scene } = set;
  const { view, ask } = scene;
  const choice = optionByKey(ask, `movie:${movie.seat}`) ?? optionByKey(ask, `player:${movie.seat}`);
  const name = nameOf(scene, movie.seat);
  const active = movie.seat === view.active && !view.over && !view.poster.open;
  return {
    id: movie.seat,
    seat: name,
    face: faceAt(scene, movie.seat),
    you: movie.seat === scene.seat,
    ds: movie.ds,
    hand: movie.hand,
    known: movie.known.map((card) => card.name),
    location: locationOf(set, movie),
    cast: movie.cast.map((role) => castOf(set, role, movie.seat)),
    attacked: view.attack?.target === movie.seat,
    attacking: view.attack?.attacker === movie.seat,
    active,
    tag: active ? (movie.seat === scene.seat ? t('samurai-your-turn') : t('samurai-on-set')) : undefined,
    adds: addsOf(scene, movie.seat),
    opened: {
      label: t('samurai-ds-of', { name }),
      total: movie.ds,
      rows: rowsOf(set, movie),
      notes: notesOf(movie, movie.seat === scene.seat),
    },
    pick: choice?.key,
    chosen: isChosen(scene, choice?.key),
    why: whyNotKey(ask, `movie:${movie.seat}`),
    preview: choice && previewOf(choice, scene),
  };
}

/** The cards that are looked at in this beat: who defends, or who is paid by the title. */
function addsOf(scene: Scene, seat: number): Movie['adds'] {
  const now = momentOf(scene);
  if (now?.moment === 'attack' && scene.view.attack?.target === seat) return 'defence';
  return now?.moment === 'scored' && now.line.seat === seat ? 'words' : undefined;
}

/** What is worth knowing beside the DS: points so far, the hand as far as it is known. */
function notesOf(movie: SamuraiMovieView, own: boolean): string[] {
  const known = movie.known.map((card) => card.name).join(', ');
  const sum = t(own ? 'samurai-points' : 'samurai-points-open', {
    ds: movie.ds,
    words: movie.words,
    extras: movie.extras,
    points: movie.projected,
  });
  return [sum, ...(known ? [t('samurai-known', { cards: known })] : []), t('samurai-limit', { limit: movie.limit })];
}

// A Location is the backdrop

const TINTS: Record<string, string> = {
  Island: '#BFD6D2',
  Aquatic: '#C3D3E0',
  City: '#CFC3D8',
  Temple: '#E6D9A8',
  Dojo: '#F0D7B0',
  Underground: '#D9C0B4',
  Rural: '#C9D9AE',
  Building: '#DCCFC4',
};

function locationOf(set: Scenery, movie: SamuraiMovieView): Location | undefined {
  const [first] = movie.location;
  if (!first) return undefined;
  const trait = first.card.traits.find((one) => one in TINTS) ?? 'Building';
  return {
    name: movie.location.map((part) => part.card.name).join(' + '),
    icon: iconOf(first.card.name),
    value: signed(movie.location.reduce((sum, part) => sum + part.counts, 0)),
    tint: TINTS[trait] ?? '#E9DCC0',
    cards: movie.location.map((part) => heldOf(set, part)),
  };
}

// Characters and what lies under them

function castOf(set: Scenery, role: SamuraiRoleView, seat: number): Cast {
  const { scene } = set;
  const { attack } = scene.view;
  const { card } = role.part;
  return {
    ...lying(set, card),
    ds: role.part.counts,
    asleep: role.asleep
      ? t(seat === scene.seat ? 'samurai-wakes-yours' : 'samurai-wakes', { name: nameOf(scene, seat) })
      : undefined,
    held: role.under.map((part) => heldOf(set, part)),
    threatened: attack?.marked?.key === card.key,
    face: { ...face(card), strength: String(role.part.counts), note: roleNote(role) },
  };
}

function roleNote(role: SamuraiRoleView): string {
  const gained = role.traits.filter((trait) => !role.part.card.traits.includes(trait));
  return [
    t('samurai-title-word', { word: role.part.card.word }),
    ...(gained.length ? [t('samurai-gained', { traits: gained.join(', ') })] : []),
    ...(role.kicked ? [t('samurai-kicked')] : []),
  ].join(' · ');
}

function heldOf(set: Scenery, part: SamuraiPart): Held {
  return {
    ...lying(set, part.card),
    how: part.reasons.length > 0 && part.printed !== 0 ? sumOf(part) : undefined,
    value: signed(part.counts),
  };
}

function lying(set: Scenery, card: SamuraiCardView): Omit<Held, 'how' | 'value'> {
  const { ask } = set.scene;
  const options = ask?.options.filter((option) => option.card === card.key && onTable(option.key)) ?? [];
  const [first] = options;
  const why = ask?.why_not.find((one) => one.card === card.key && one.key.startsWith('to:'));
  return {
    id: card.key,
    name: card.name,
    icon: iconOf(card.name),
    face: face(card),
    ticket: ticketOf(card),
    pick: first?.key,
    deeds: options.flatMap(deedOf),
    chosen: options.some((option) => isChosen(set.scene, option.key)),
    why: why && { words: why.text, clauses: [why.clause] },
    preview: first && previewOf(first, set.scene),
    changed: set.changed.has(card.key),
  };
}

const ON_TABLE = new Set(['at', 'to', 'victim', 'loot', 'wreck', 'kick', 'use', 'move']);
const DEEDS = new Set(['kick', 'use', 'move']);

/** Whether an answer is given by a card that lies in a Movie. */
export function onTable(key: string): boolean {
  return ON_TABLE.has(key.split(':')[0] ?? '');
}

/** Only what a card can do by itself needs a word; being chosen does not. */
function deedOf(option: Option): Deed[] {
  const verb = option.key.split(':')[0] ?? '';
  return DEEDS.has(verb) ? [{ key: option.key, label: t(`samurai-deed-${verb}`) }] : [];
}

export function previewOf(option: Option, scene: Scene): Preview | undefined {
  const change = option.hints
    .find((hint) => hint.startsWith('movie_ds:'))
    ?.slice('movie_ds:'.length)
    .split('.')
    .map(Number);
  if (change) {
    const [before = 0, after = 0] = change;
    const bad = option.hints.includes('bad_for_you') || option.hints.includes('good_for_rival');
    return {
      words: t('samurai-ds-change', { before, after }),
      kind: bad ? 'bad' : before === after ? 'plain' : 'good',
    };
  }
  return outcomeOf(option, scene.view.attack?.target === scene.seat);
}

// The breakdown

const SIGNS: Record<string, (n: number) => string> = {
  becomes: (n) => `= ${n}`,
  double: () => '×2',
  halve: () => '÷2',
  plus: (n) => signed(n),
  zero: () => '= 0',
};

export function sign(change: string, n: number): string {
  return SIGNS[change]?.(n) ?? '';
}

/** KFS-39 The order in which changes count. */
const ORDER = ['becomes', 'double', 'halve', 'plus', 'zero'];

/** "3×2+2": what is printed, and each change in order. */
function sumOf(part: SamuraiPart): string {
  const reasons = [...part.reasons].sort((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change));
  return reasons.reduce(
    (sum, reason) =>
      reason.change === 'becomes' || reason.change === 'zero' ? '' : `${sum}${sign(reason.change, reason.n)}`,
    String(part.printed),
  );
}

export function rowOf(set: Scenery, part: SamuraiPart, asleep = false): BreakdownRow {
  const change = part.counts - part.printed;
  return {
    source: part.card.name,
    printed: String(part.printed),
    change: change === 0 ? '' : signed(change),
    reason: asleep ? t('samurai-asleep') : part.reasons.map((reason) => reasonWords(set, reason)).join(', '),
  };
}

function reasonWords(set: Scenery, reason: SamuraiReason): string {
  return `${sign(reason.change, reason.n)} ${nameBy(reason.source, set.sight, set.scene.pack)}`.trim();
}

function rowsOf(set: Scenery, movie: SamuraiMovieView): BreakdownRow[] {
  const cast = movie.cast.flatMap((role) => [role.part, ...role.under].map((part) => rowOf(set, part, role.asleep)));
  return [...cast, ...movie.location.map((part) => rowOf(set, part))];
}

/** The Movie's answer about a card of the hand, if one is asked: used by the hand. */
export function handOption(scene: Scene, card: string): Option | undefined {
  const option = optionFor(scene.ask, card);
  return option && /^(play|attack|roll|hand|discard):/.test(option.key) ? option : undefined;
}
