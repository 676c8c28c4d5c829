import {
  button,
  commonModel,
  faceAt,
  freshLines,
  hintOf,
  logOf,
  momentOf,
  nameOf,
  optionByKey,
  optionsWith,
  whyNotButton,
  whyNotCard,
  whyNotKey,
} from '../../scene/common.ts';
import { isChosen } from '../../scene/committing.ts';
import type { Preview, TableScene } from '../../scene/scene.ts';
import type { CardFace, Confirm, PromptOption } from '../../ui/model.ts';
import type { NpzrCardView, NpzrStackView, NpzrTableView, Option } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { goalOf } from './goal.ts';
import { face, gallery as faces, partOf } from './cards.ts';
import type { NpzrModel, PartCard, Side, Stack } from './model.ts';
import { CHARACTERS, POSITIONS, type Character, type Position } from './parts.ts';
import { justScored, linkOf } from './story.ts';

export { numbers } from './numbers.ts';
export { fly, glory } from './story.ts';

/** From what the server says to the board of Ninja Pirate Zombie Robot. */
type Scene = TableScene<NpzrTableView>;

export function adapt(scene: Scene): NpzrModel {
  const { view } = scene;
  const near = Math.max(0, scene.seat);
  const turnOf = nameOf(scene, view.active);
  return {
    ...commonModel(scene, buttons(scene)),
    goal: goalOf(scene),
    game: 'npzr',
    phases: [
      { label: t('npzr-turn', { turn: view.turn, name: turnOf }) },
      { label: t('npzr-phase-play'), now: !view.over && view.moves === 0 },
      { label: t('npzr-moves', { count: view.moves }), now: !view.over && view.moves > 0 },
    ],
    hand: handOf(scene),
    log: logOf(scene, ['turn'], { placed: ['card'], shifted: ['card', 'attack'], scored: ['attack'] }),
    inspect: undefined,
    shelf: {
      title: t('npzr-scored'),
      groups: [near, 1 - near].map((seat) => ({
        title: nameOf(scene, seat),
        cards: (view.sides[seat]?.scored ?? []).map((card) => face(card, scene.pack)),
      })),
    },
    mine: sideOf(scene, near, true),
    rival: sideOf(scene, 1 - near, false),
    deck: view.deck,
    turn: {
      due: view.duty && view.active === near ? t(dueOf(view)) : undefined,
      othersTurn: view.active === scene.seat ? undefined : turnOf,
      moves: view.active === near ? view.moves : 0,
      wilds: view.hand.filter((card) => card.wild).length,
      coin: momentOf(scene)?.moment === 'earned' && view.active === near,
      limit: view.turn >= view.turn_limit - 20 ? t('npzr-limit', { left: view.turn_limit - view.turn }) : undefined,
    },
    // Three links of a cascade: the bulbs over the table run.
    bulbs: momentOf(scene)?.moment === 'scored' && linkOf(momentOf(scene)?.line, scene.lines) >= 2,
    nominate: nominateOf(scene),
    depth: depthOf(scene),
  };
}

/** NPZR-30 Of nothing but wilds one must be played instead. */
function dueOf({ hand }: NpzrTableView): string {
  return hand.length > 0 && hand.every((card) => card.wild) ? 'npzr-wild-due' : 'npzr-regular-due';
}

// The hand

/** Equal cards are one, with a number: the server takes them for one option too. */
function handOf(scene: Scene): PartCard[] {
  const drawn = new Set(
    freshLines(scene)
      .filter((line) => line.target === `hand ${scene.seat}`)
      .map((line) => line.card),
  );
  const kinds = new Map<string, NpzrCardView[]>();
  for (const card of scene.view.hand) kinds.set(card.key, [...(kinds.get(card.key) ?? []), card]);
  return [...kinds.values()].map(([card, ...more]) => {
    const seen = card as NpzrCardView;
    return {
      ...face(seen, scene.pack),
      id: seen.key,
      ...inHand(scene, seen),
      copies: more.length + 1,
      changed: drawn.has(seen.key),
    };
  });
}

function inHand(scene: Scene, card: NpzrCardView): Partial<PartCard> {
  const { ask } = scene;
  const option = optionByKey(ask, `play:${card.key}`);
  if (option) return { state: 'legal', pick: option.key };
  // A card on the table may have the same face: an answer about that one is none about this.
  if (!ask?.inside || scene.view.moves > 0)
    return { state: ask ? 'whynot' : undefined, why: whyNotCard(scene, card.key) };
  // A card of the hand is being placed: another one may be taken instead.
  if (ask.options[0]?.card === card.key) return { state: 'selected', pick: 'draft:back' };
  return card.wild || scene.view.duty
    ? { pick: `draft:instead:play:${card.key}` }
    : { state: 'whynot', why: whyNotCard(scene, card.key) };
}

// Two sides

function sideOf(scene: Scene, seat: number, near: boolean): Side {
  const side = scene.view.sides[seat];
  const marks = Object.fromEntries(
    CHARACTERS.map((character) => [
      character,
      { scored: side?.marks.includes(character) ?? false, repeats: Math.max(0, (side?.times[character] ?? 0) - 1) },
    ]),
  ) as Side['marks'];
  const count = side?.marks.length ?? 0;
  const left = CHARACTERS.length - count;
  const you = seat === scene.seat;
  const filled = justScored(scene, seat);
  if (filled) marks[filled.character].fills = true;
  return {
    seat,
    count,
    was: filled?.first ? count - 1 : undefined,
    name: nameOf(scene, seat),
    face: faceAt(scene, seat),
    you: near,
    watched: near && !you,
    line: t(you ? 'npzr-you-line' : 'npzr-rival-line', { left, hand: side?.hand ?? 0 }),
    marks,
    // In the middle of a beat a stack may have lost its last card.
    stacks: scene.view.stacks
      .filter((stack) => stack.owner === seat && cardsIn(stack) > 0)
      .map((stack) => stackOf(scene, stack, seat)),
    newStack: newStackOf(scene, near),
    active: scene.view.active === seat && !scene.view.over,
  };
}

function cardsIn(stack: NpzrStackView): number {
  return POSITIONS.reduce((sum, position) => sum + stack[position].length, 0);
}

function newStackOf(scene: Scene, near: boolean): Side['newStack'] {
  const key = near ? 'new' : 'new:rival';
  const option = optionByKey(scene.ask, key);
  if (option) return { pick: key };
  const why = whyNotKey(scene.ask, key);
  return why && { why };
}

function stackOf(scene: Scene, stack: NpzrStackView, owner: number): Stack {
  const place = optionByKey(scene.ask, `on:${stack.label}`);
  const changed = freshLines(scene).some((line) => line.target.startsWith(`stack ${stack.slot} `));
  return {
    id: stack.label,
    slot: stack.slot,
    piles: Object.fromEntries(
      POSITIONS.map((position) => [position, [...stack[position]].reverse().map((card) => face(card, scene.pack))]),
    ) as Stack['piles'],
    note: place ? outcomeNote(place) : nearNote(scene, stack, owner),
    pick: place?.key,
    preview: place && drafted(scene),
    pickPile: Object.fromEntries(
      POSITIONS.flatMap((position) =>
        optionByKey(scene.ask, `from:${stack.label}.${position}`)
          ? [[position, `from:${stack.label}.${position}`]]
          : [],
      ),
    ),
    why: whyNotKey(scene.ask, `on:${stack.label}`),
    changed,
    chosen: isChosen(scene, place?.key),
    whole: wholeOf(scene, stack),
    taken: takenOf(scene, stack),
  };
}

/** The beat in which a figure is whole: it steps forward, and says something. */
function wholeOf(scene: Scene, stack: NpzrStackView): Stack['whole'] {
  const now = momentOf(scene);
  if (now?.moment !== 'scored' || now.line.word !== stack.label) return undefined;
  const character = CHARACTERS[now.line.number] ?? 'ninja';
  return {
    name: t(`npzr-${character}-cry`),
    words: t(`npzr-${character}-line`),
    link: linkOf(now.line, scene.lines),
  };
}

/** The beat in which a hand reaches for a part. */
function takenOf(scene: Scene, stack: NpzrStackView): Stack['taken'] {
  const now = momentOf(scene);
  if (now?.moment !== 'stolen' || now.line.word.split(' ')[0] !== stack.label) return undefined;
  const position = POSITIONS.find((one) => stack[one].some((card) => card.key === now.line.card));
  return position && { position, byMe: now.line.seat === Math.max(0, scene.seat) };
}

/** One part from complete: mine, the rival's, or the rival's fourth. */
function nearNote(scene: Scene, stack: NpzrStackView, owner: number): Stack['note'] {
  if (!stack.one_away) return undefined;
  const [character] = stack.one_away.split('.') as [Character];
  const marks = scene.view.sides[owner]?.marks ?? [];
  const fourth = marks.length === 3 && !marks.includes(character);
  const words = t(fourth ? 'npzr-one-from-fourth' : 'npzr-one-from', { character: t(`npzr-${character}`) });
  const mine = owner === Math.max(0, scene.seat);
  return { words, kind: mine ? 'near-mine' : fourth ? 'threat' : 'near-rival' };
}

/** What the server says would happen here, most of all. */
function outcomeNote(option: Option): Stack['note'] {
  if (option.hints.includes('wins:rival')) return { words: t('npzr-rival-wins'), kind: 'threat' };
  if (option.hints.includes('wins:you')) return { words: t('npzr-you-win'), kind: 'near-mine' };
  return completions(option)[0];
}

/** NPZR-22 What a card completes, your own stack first: it may be the one that it leaves, too. */
function completions({ hints }: Option): NonNullable<Stack['note']>[] {
  const scored = (side: string, id: string): string[] =>
    hints
      .filter((hint) => hint.startsWith(`completes:${side}.`))
      .map((hint) => t(id, { character: t(`npzr-${hint.split('.')[1]}`) }));
  return [
    ...scored('you', 'npzr-completes').map((words) => ({ words, kind: 'near-mine' as const })),
    ...scored('rival', 'npzr-completes-rival').map((words) => ({ words, kind: 'near-rival' as const })),
  ];
}

/** The part that is being placed, said in the prompt's own words by the server: read off its options. */
function drafted(scene: Scene): Stack['preview'] {
  const key = scene.ask?.options[0]?.card ?? '';
  const nominated = scene.draft.notes.as ?? scene.said.find((said) => said.startsWith('as:'))?.slice(3);
  const printed = partOf(key, scene.pack);
  const [character, position] = (nominated?.split('.') ?? [printed.character, printed.position]) as [
    Character | undefined,
    Position | undefined,
  ];
  return character && position ? { character, position, wild: !printed.character || !printed.position } : undefined;
}

// What is asked beyond places on the table

function buttons(scene: Scene): PromptOption[] {
  const { ask } = scene;
  const made: PromptOption[] = [];
  const end = optionByKey(ask, 'end');
  const decline = optionByKey(ask, 'decline');
  if (end)
    made.push(
      button(
        end,
        'main',
        t(end.hints.includes('winning_wild') ? 'npzr-end-winning' : 'npzr-end-how', {
          name: nameOf(scene, 1 - scene.seat),
        }),
      ),
    );
  if (decline) made.push(button(decline, 'pass', t('npzr-decline-how')));
  const best =
    optionsWith(ask, 'on:').find((option) => option.hints.includes('wins:you')) ??
    optionsWith(ask, 'on:').find((option) => hintOf(option, 'completes:you.'));
  if (best) made.push(button(best, 'main', outcomeNote(best)?.words));
  return [...whyNotButton(scene, 'end', t('npzr-end')), ...made];
}

function nominateOf(scene: Scene): NpzrModel['nominate'] {
  const parts = optionsWith(scene.ask, 'as:');
  if (parts.length === 0) return undefined;
  const name = nameOfCard(scene, parts[0]?.card ?? '');
  return {
    name,
    parts: parts.map((option) => {
      const [character, position] = option.place.split('.') as [Character, Position];
      return { character, position, pick: option.key };
    }),
  };
}

/** Which card of a pile is pulled out, the top one first. */
function depthOf(scene: Scene): NpzrModel['depth'] {
  const options = optionsWith(scene.ask, 'card:');
  if (options.length === 0) return undefined;
  const [label, position] = (options[0]?.place ?? '').split('.') as [string, Position];
  const pile = scene.view.stacks.find((stack) => stack.label === label)?.[position] ?? [];
  return {
    stack: label,
    position,
    cards: options.map((option, place) => {
      const card = pile.at(-1 - place);
      return { ...(card ? face(card, scene.pack) : { id: option.key, name: option.text }), pick: option.key };
    }),
  };
}

function nameOfCard(scene: Scene, key: string): string {
  const all = [
    ...scene.view.hand,
    ...scene.view.stacks.flatMap((stack) => POSITIONS.flatMap((position) => stack[position])),
  ];
  return all.find((card) => card.key === key)?.name ?? key;
}

// What the bar says after the first tap

/** A place commits; so does a card on an empty table, whose only place the house takes by itself. */
export function preview(scene: Scene, option: Option): Preview | null {
  const { key } = option;
  if (key.startsWith('on:') || key === 'new' || key === 'new:rival') {
    const wins = option.hints.some((hint) => hint.startsWith('wins:'));
    const notes = wins ? [outcomeNote(option)] : completions(option);
    return notes.length > 0 ? { outcome: notes.map((note) => note?.words).join(' · ') } : {};
  }
  const opens = scene.view.stacks.length === 0 && (key.startsWith('as:') || key.startsWith('play:'));
  const wild = scene.view.hand.find((card) => `play:${card.key}` === key)?.wild;
  return opens && !wild ? { outcome: t('npzr-opens') } : null;
}

// A last look

/** NPZR-24 giving the rival the fourth mark; and ending the turn with a wild in hand that would win. */
export function warn(scene: Scene, keys: string[]): Confirm | null {
  const option = optionByKey(scene.ask, keys[0] ?? '');
  const rival = nameOf(scene, 1 - scene.seat);
  const no = { key: 'confirm:no', label: t('npzr-warn-no') };
  if (option?.hints.includes('wins:rival')) {
    return {
      title: t('npzr-warn-title', { name: rival }),
      words: t('npzr-warn-words', { name: rival, place: option.text }),
      clause: 'NPZR-24',
      yes: { key: 'confirm:yes', label: option.text, outcome: t('npzr-warn-loss', { name: rival }) },
      no,
    };
  }
  if (scene.hints && option?.hints.includes('winning_wild')) {
    return {
      title: t('npzr-wild-title'),
      words: t('npzr-wild-words'),
      clause: 'NPZR-28',
      yes: { key: 'confirm:yes', label: option.text, outcome: t('npzr-wild-loss') },
      no,
    };
  }
  return null;
}

export function gallery(pack: unknown): { title: string; cards: CardFace[] }[] {
  return faces(pack);
}
