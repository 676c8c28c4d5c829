import { settings } from '../settings.svelte.ts';
import type { Ask, ChairInfo, LessonPage, Option, Result, TableInfo, Talk } from '../wire.ts';
import type {
  CardState,
  ChatLine,
  Clock,
  LogEntry,
  PromptModel,
  PromptOption,
  ResultModel,
  Span,
  TableModel,
  WhyNot,
} from '../ui/model.ts';
import type { Beat, TableScene, Told } from './scene.ts';
import { t, wordsOrNone } from '../words/words.svelte.ts';

/** The parts of a board's model that are made the same way in every game. */

// Who sits where

export function chairAt(table: TableInfo, seat: number): ChairInfo | undefined {
  return table.chairs.find((chair) => chair.seat === seat);
}

/** The name of a seat as the log says it. */
export function nameOf(scene: Pick<TableScene, 'table'>, seat: number): string {
  const chair = chairAt(scene.table, seat);
  if (!chair) return '';
  return isolated(chair.name) || (chair.kind === 'bot' ? botName(chair.level) : t('seat-number', { number: seat + 1 }));
}

/** The face in a chair, for the board: a character of the cast, or the drawing that a person chose. */
export function faceAt(scene: Pick<TableScene, 'table'>, seat: number): string | undefined {
  return chairAt(scene.table, seat)?.avatar || undefined;
}

/** A name that is read from right to left keeps its direction to itself: the score beside it stays where it is. */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(name) ? `\u2068${name}\u2069` : name;
}

export function botName(level: string): string {
  const words = t(`bot-${level}`);
  return words === `bot-${level}` ? level.charAt(0).toUpperCase() + level.slice(1) : words;
}

/** Seats in the order in which they sit, the viewer's own first. */
export function seatsFromMe(scene: TableScene): number[] {
  const count = scene.table.chairs.length;
  const first = Math.max(0, scene.seat);
  return Array.from({ length: count }, (_, place) => (first + place) % count);
}

// What may be answered, and why something may not

/** The option about this card (by printed key), at this place if one is named. */
export function optionFor(ask: Ask | null, card: string, place?: string): Option | undefined {
  return ask?.options.find((option) => option.card === card && (place === undefined || option.place === place));
}

export function optionByKey(ask: Ask | null, key: string): Option | undefined {
  return ask?.options.find((option) => option.key === key);
}

/** All options whose key begins so: `on:` are all stacks. */
export function optionsWith(ask: Ask | null, start: string): Option[] {
  return ask?.options.filter((option) => option.key.startsWith(start)) ?? [];
}

export function whyNotKey(ask: Ask | null, key: string): WhyNot | undefined {
  const found = ask?.why_not.find((one) => one.key === key);
  return found && { words: found.text, clauses: [found.clause] };
}

/** Why a card cannot be chosen: what the server says of it, else that something else is asked. */
export function whyNotCard(scene: TableScene, card: string): WhyNot | undefined {
  const found = scene.ask?.why_not.find((one) => one.card === card);
  if (found) return { words: found.text, clauses: [found.clause] };
  if (scene.past || scene.beat || scene.view === null) return undefined;
  if (!scene.ask)
    return {
      words:
        scene.waiting === null ? t('why-nobody-asked') : t('why-not-your-turn', { name: nameOf(scene, scene.waiting) }),
      clauses: [],
    };
  return { words: t('why-other-question', { question: scene.ask.text }), clauses: [scene.ask.clause] };
}

/** State, answer and reason of a card in hand: spread it into a CardView. */
export function pickable(
  scene: TableScene,
  card: string,
  place?: string,
): { state?: CardState; pick?: string; why?: WhyNot } {
  const option = optionFor(scene.ask, card, place);
  if (option) return { state: scene.draft.keys.includes(option.key) ? 'selected' : 'legal', pick: option.key };
  return { state: scene.ask ? 'whynot' : undefined, why: whyNotCard(scene, card) };
}

export function hintOf(option: Option | undefined, start: string): string | undefined {
  return option?.hints.find((hint) => hint.startsWith(start))?.slice(start.length);
}

// The prompt

/** Who is asked, what and why. `options` are the buttons; cards and places on the table need none. */
export function promptOf(scene: TableScene, options: PromptOption[], more: Partial<PromptModel> = {}): PromptModel {
  const { ask, beat } = scene;
  if (beat) return performing(scene, beat);
  const who = ask ? nameOf(scene, ask.seat) : scene.waiting === null ? '' : nameOf(scene, scene.waiting);
  return {
    question: ask?.number ?? -1 - scene.lines.length,
    asked: !!ask,
    who: ask ? t('prompt-you', { name: who }) : who,
    what: ask?.text ?? idleWords(scene, who),
    clause: ask?.clause || undefined,
    why: ask?.clause ? t('prompt-rule') : undefined,
    clock: clockOf(scene),
    avatar: faceAt(scene, ask?.seat ?? scene.waiting ?? -1),
    initial: initialOf(who),
    options: ask ? [...backButton(scene), ...options] : [],
    ...more,
  };
}

/** The first letter that is seen: a name that is read from right to left begins with a mark that is not. */
export function initialOf(name: string): string {
  return (/[^\s\p{C}]\p{M}*/u.exec(name)?.[0] ?? '·').toUpperCase();
}

/** While something is performed the bar tells it, and nobody is asked. */
function performing(scene: TableScene, beat: Beat): PromptModel {
  const who = scene.waiting === null ? '' : nameOf(scene, scene.waiting);
  const told = [...scene.lines].reverse().find((line) => line.text);
  return {
    question: -1 - scene.lines.length,
    asked: false,
    who,
    what: told?.text ?? '',
    avatar: faceAt(scene, scene.waiting ?? -1),
    initial: initialOf(who),
    options: [],
    next: beat.left,
  };
}

/** What a board shows in the beat that is being performed: the word that `fly` gave one of its lines, and that line. */
export function momentOf(scene: TableScene): { moment: string; line: Told } | undefined {
  const found = scene.beat?.cues.find(({ cue }) => cue.moment);
  return found && { moment: found.cue.moment ?? '', line: found.line };
}

/** Inside an action the last choice can be taken back: nobody has seen it yet. */
export function backButton(scene: TableScene): PromptOption[] {
  if (!scene.ask?.inside && scene.draft.keys.length === 0) return [];
  return [{ key: 'draft:back', kind: 'option', label: t('prompt-back'), outcome: t('prompt-back-how') }];
}

/** Who keeps everybody waiting, where all are asked at once. */
export function stillNames(scene: Pick<TableScene, 'table' | 'still'>): string {
  return scene.still.map((seat) => nameOf(scene, seat)).join(', ');
}

/** What the page asked for is done; it turns once others have had their time to answer. */
function isResting({ asks, expects }: LessonPage): boolean {
  return asks && expects.length === 0;
}

function idleWords(scene: TableScene, who: string): string {
  const mine = scene.table.chairs.find((chair) => chair.number === scene.chair);
  if (scene.past) return t('prompt-past');
  if (scene.lesson) return t(isResting(scene.lesson) ? 'lesson-rests' : 'lesson-read');
  if (isOver(scene)) return t('prompt-over');
  if (mine?.stand_in) return t('prompt-stand-in', { bot: botName(mine.stand_in) });
  if (scene.still.length > 0) return t('prompt-still', { names: stillNames(scene) });
  if (scene.team) return t('prompt-teammate', { name: nameOf(scene, scene.team.seat), question: scene.team.text });
  if (scene.window) return t('prompt-window');
  return scene.waiting === null ? t('prompt-nobody') : t('prompt-choosing', { name: who });
}

/** An option of the ask as a button; give it an outcome if the game can say one. */
export function button(option: Option, kind: PromptOption['kind'] = 'option', outcome?: string): PromptOption {
  return { key: option.key, kind, label: option.text, outcome };
}

export function whyNotButton(scene: TableScene, key: string, label: string): PromptOption[] {
  const why = whyNotKey(scene.ask, key);
  return why ? [{ key, kind: 'whynot', label, outcome: t('prompt-why-not'), why }] : [];
}

export function clockOf(scene: TableScene): Clock | undefined {
  const { clock } = scene;
  if (!clock) return undefined;
  const base = Math.max(1, clock.total);
  return {
    left: clock.left / 1000,
    at: clock.at,
    total: base / 1000,
    bank: clock.bank > 0 ? Math.min(1, clock.bank / base) : undefined,
  };
}

export function isOver(scene: TableScene): boolean {
  return (scene.view as { over?: boolean } | null)?.over === true;
}

// Log and chat

/** The log in the server's words. Lines whose kind is in `scenes` are headings; names of cards in `bold` stand out. */
export function logOf(
  scene: TableScene,
  scenes: readonly string[] = ['turn'],
  tags: Record<string, LogEntry['tags']> = {},
): LogEntry[] {
  return scene.lines
    .filter((line) => line.text !== '')
    .map((line) => ({
      id: line.n,
      scene: scenes.includes(line.kind),
      mine: line.seat >= 0 && line.seat === scene.seat,
      fresh: line.n > scene.read,
      spans: [line.text] as Span[],
      tags: tags[line.kind] ?? (line.card ? ['card'] : undefined),
    }));
}

function chatOf(scene: TableScene): ChatLine[] {
  return chatLines(scene.chat, scene.chair);
}

export function chatLines(chat: Talk[], chair: number): ChatLine[] {
  return chat.map((talk) => ({
    id: talkId(talk),
    who: talk.name,
    words: talk.text,
    mine: talk.chair >= 0 && talk.chair === chair,
    team: talk.team,
  }));
}

/** What is said to a team is counted apart. */
export function talkId(talk: Talk): string {
  return `${talk.team ? 'team' : 'all'}-${talk.n}`;
}

/** Lines that came with the last change. */
export function freshLines(scene: TableScene): Told[] {
  return scene.lines.filter((line) => line.n > scene.read);
}

// Everything together

function shortened(hash: string): string {
  return `${hash.slice(0, 6)}…${hash.slice(-4)}`;
}

/** What every model has; a board's own adapter spreads it and adds its own. */
export function commonModel(scene: TableScene, options: PromptOption[], more: Partial<TableModel> = {}): TableModel {
  return {
    game: scene.game,
    phases: [],
    prompt: promptOf(scene, options),
    hand: [],
    log: logOf(scene),
    chat: chatOf(scene),
    hasTeam: scene.table.teams.some((team) => team.includes(scene.chair)),
    piles: [],
    footnotes: [],
    whyNot: scene.draft.whyNot ?? undefined,
    beat: scene.beat && {
      line: scene.beat.lines[scene.beat.lines.length - 1]?.n ?? 0,
      ms: scene.beat.ms,
      left: scene.beat.left,
      step: scene.beat.step,
    },
    seedPromise: scene.table.promise ? shortened(scene.table.promise) : undefined,
    ...more,
  };
}

/** How many did better, plus one: those who are level share a place, and nobody wins a draw alone. */
function placeOf({ winners, scores }: Result, seat: number): number {
  const rank = (of: number): number => (winners.includes(of) ? Infinity : (scores[of] ?? 0));
  return 1 + scores.filter((_, other) => rank(other) > rank(seat)).length;
}

function outcomeOf({ winners, beaten }: Result, seat: number): ResultModel['outcome'] {
  if (seat < 0) return 'seen';
  if (winners.includes(seat)) return 'won';
  return winners.length === 0 && !beaten ? 'drawn' : 'lost';
}

/** The first two, and what lay between them, or that nothing did; nothing where points did not decide it. */
function decidedBy(scene: TableScene, result: Result, order: number[]): string | undefined {
  const { winners, scores, beaten } = result;
  const level = order.filter((seat) => placeOf(result, seat) === 1);
  const shared = scores[level[0] ?? 0] ?? 0;
  if (level.length > 1 && !beaten && level.every((seat) => scores[seat] === shared))
    return t('result-level', { names: level.map((seat) => nameOf(scene, seat)).join(' & '), most: shared });
  const [first, second] = [order[0], order.find((seat) => !winners.includes(seat))];
  if (first === undefined || second === undefined || winners.length !== 1) return undefined;
  const [most, next] = [scores[first] ?? 0, scores[second] ?? 0];
  if (most <= next) return undefined;
  // What is counted has another name in some games.
  const own = `${scene.game}-margin`;
  return t(wordsOrNone(own) ? own : 'result-margin', {
    first: nameOf(scene, first),
    second: nameOf(scene, second),
    most,
    next,
    by: most - next,
  });
}

/** THE END: seats by score, winners first. */
export function resultOf(scene: TableScene): ResultModel | null {
  const result = scene.table.results[scene.table.results.length - 1];
  if (!isOver(scene) || !result || scene.table.status === 'playing') return null;
  const order = result.scores
    .map((_, seat) => seat)
    .sort(
      (a, b) =>
        Number(result.winners.includes(b)) - Number(result.winners.includes(a)) ||
        (result.scores[b] ?? 0) - (result.scores[a] ?? 0),
    );
  const winners = result.winners.map((seat) => nameOf(scene, seat));
  const level = order.filter((seat) => placeOf(result, seat) === 1).map((seat) => nameOf(scene, seat));
  const last = [...scene.lines].reverse().find((line) => line.kind === 'ended' && line.text);
  return {
    game: scene.game,
    verdict:
      last?.text ??
      (winners.length
        ? t('result-wins', { names: winners.join(' & '), count: winners.length })
        : t(result.beaten ? 'result-beaten' : 'result-drawn')),
    outcome: outcomeOf(result, scene.seat),
    decided: decidedBy(scene, result, order),
    // Those who are level share the poster; if the game has beaten all, nobody is on it.
    winners: winners.length ? winners : level.length > 1 && !result.beaten ? level : [t('result-nobody')],
    cast: order.map((seat) => ({
      place: placeOf(result, seat),
      name: nameOf(scene, seat),
      you: seat === scene.seat,
      score: String(result.scores[seat] ?? ''),
    })),
  };
}

/** `2.3`, or `2,3` where people write it so. */
export function decimal(number: number): string {
  return number.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
