import { momentOf, nameOf } from '../../scene/common.ts';
import type { Cue, TableScene, Told } from '../../scene/scene.ts';
import type { Sound } from '../../ui/sound.ts';
import type { SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { cardsInSight, iconOf, nameBy } from './faces.ts';
import { TYPE_TINT } from './icons.ts';
import type { SamuraiModel } from './model.ts';

/** How the table performs a line: the clapper, the stage that adds up, what is struck through, the credits. */

type Scene = TableScene<SamuraiTableView>;

const CUES: Record<string, Cue> = {
  turn: { ms: 360, moment: 'clapper' },
  played: { ms: 0 },
  stands: { ms: 500, moment: 'stands', at: 'stage' },
  succeeded: { ms: 0 },
  failed: { ms: 0 },
  reversed: { ms: 600, moment: 'reversed', at: 'stage', sound: 'cascade' },
  cancelled: { ms: 550, moment: 'cancelled', at: 'stage', sound: 'cancel' },
  stopped: { ms: 600, moment: 'stopped', at: 'stage', sound: 'cancel' },
  lapsed: { ms: 450, at: 'stage' },
  redirected: { ms: 600, moment: 'redirected', at: 'stage', sound: 'cascade' },
  lured: { ms: 450, sound: 'cascade' },
  saved: { ms: 500, sound: 'd_shield' },
  fizzled: { ms: 420, sound: 'miss' },
  titled: { ms: 2200, moment: 'titled', sound: 'lamp' },
  'last-card': { ms: 700, moment: 'last-card', sound: 'credits' },
  'film-over': { ms: 800, moment: 'film-over' },
  shuffled: { ms: 200, sound: 'shuffle' },
  'window-closed': { ms: 0 },
  ended: { ms: 0, joins: true },
};
/** Told before the card moves: the flight that follows shows it. */
const FOLLOWED = new Set(
  'given handed-over located taken slid-under joined recovered went-home tried-out auditioned'.split(' '),
);
/** Told of a card that goes to the cutting-room floor next. */
const LEAVING = new Set('lost spent struck removed cut-out discarded'.split(' '));
/** About a Character where it stands. */
const ABOUT: Record<string, Cue> = {
  victim: { ms: 550, moment: 'victim' },
  killed: { ms: 450, moment: 'killed', sound: 'partOff' },
  fainted: { ms: 450, sound: 'hit' },
  'knocked-out': { ms: 450, moment: 'knocked-out', sound: 'hit' },
  woke: { ms: 240, sound: 'lamp' },
  used: { ms: 420, moment: 'used' },
  wrecked: { ms: 450, sound: 'partOff' },
};
/** The credits as a whole: so long for all cards, so long for all names. However many they are, they share it. */
const CARDS_MS = { all: 2000, most: 260 };
const NAMES_MS = { all: 1200, most: 500 };
const ATTACK_MS = { least: 500, part: 100, most: 1400 };

export function fly(line: Told, before: Scene, fresh: Told[] = [line]): Cue | null {
  const last = fresh[fresh.indexOf(line) - 1];
  if (line.kind === 'moved') return flight(line, before, fresh);
  if (line.kind === 'attack' || line.kind === 'kung-fu') return attackCue(line, before);
  if (line.kind === 'compared') return { ms: 750, moment: 'compared', at: 'stage', sound: verdictSound(line) };
  if (line.kind === 'played' && line.word.startsWith('roll-the-credits')) return { ms: 700, sound: 'credits' };
  if (line.kind === 'credited') return creditCue(line, fresh);
  if (line.kind === 'scored') return { ms: share(line, fresh, NAMES_MS), moment: 'scored', sound: 'lamp' };
  if (line.kind === 'cast' || line.kind === 'turned-up') return { ms: 0, joins: true };
  if (LEAVING.has(line.kind)) return { ms: 0, joins: last !== undefined && leaves(last) };
  if (FOLLOWED.has(line.kind)) return { ms: 0 };
  const about = ABOUT[line.kind];
  if (about) return { ...about, at: `card:${line.word.split('>')[0] ?? ''}`, joins: line.kind === last?.kind };
  return CUES[line.kind] ?? null;
}

/** The strength of every card that defends is added with its own light. */
function attackCue(line: Told, before: Scene): Cue {
  const target = before.view.movies.find((movie) => movie.seat === line.number);
  const parts = (target?.cast.length ?? 0) + (target?.location.length ?? 0);
  const ms = Math.min(ATTACK_MS.most, ATTACK_MS.least + ATTACK_MS.part * parts);
  return { ms, moment: 'attack', at: 'stage', sound: 'gong' };
}

/** Every card of a name sounds half a tone higher than the one before it; a title word rings. */
function creditCue(line: Told, fresh: Told[]): Cue {
  const at = fresh.indexOf(line);
  const name = fresh
    .slice(0, Math.max(0, at))
    .map((one) => one.kind)
    .lastIndexOf('scored');
  const sound = (line.faces[1] ?? 0) > 0 ? 'dieHit' : 'tick';
  return { ms: share(line, fresh, CARDS_MS), moment: 'credited', sound, link: Math.min(12, at - name - 1) };
}

function share(line: Told, fresh: Told[], { all, most }: { all: number; most: number }): number {
  return Math.min(most, all / fresh.filter((one) => one.kind === line.kind).length);
}

function verdictSound(line: Told): Sound {
  return line.word === 'success' ? 'hit' : 'miss';
}

// Cards on their way

function leaves(line: Told): boolean {
  return line.kind === 'moved' && line.target === 'discard pile';
}

function flight(line: Told, before: Scene, fresh: Told[]): Cue | null {
  const from = place(line.source, line, before, fresh, false);
  const to = place(line.target, line, before, fresh, true);
  const time = timeOf(line, fresh);
  if (!from || !to || line.source === line.target) return time.joins ? time : { ms: 0 };
  const seen = line.card ? cardsInSight(before.view).get(line.card) : undefined;
  const name = line.card ? nameBy(line.card, cardsInSight(before.view), before.pack) : '';
  const face = name ? { name, icon: iconOf(name), tint: TYPE_TINT[seen?.type ?? ''] } : undefined;
  const turns = line.source === 'draw pile' && line.card !== '';
  return { from, to, face, turns, sound: soundOf(line), ...time };
}

/** Cards drawn, dealt or cut together go together; one that is played is looked at. */
function timeOf(line: Told, fresh: Told[]): Pick<Cue, 'ms' | 'joins'> {
  const at = fresh.indexOf(line);
  const before = fresh.slice(0, Math.max(0, at)).reverse();
  const last = before.find((one) => one.kind === 'moved');
  const alike = last !== undefined && last.source === line.source && last.target === line.target;
  // Only what is told of such cards may stand between them.
  const between = before.slice(0, last ? before.indexOf(last) : 0);
  const together = between.every((one) => LEAVING.has(one.kind) || one.kind === 'cast' || one.kind === 'turned-up');
  // Onto the stage: what that means is told next.
  if (line.target === 'stage') return { ms: 0 };
  if (leaves(line)) return { ms: 420, joins: !!last && leaves(last) && together };
  if (line.source === 'draw pile' || line.target === 'draw pile' || line.target.startsWith('title'))
    return { ms: 200, joins: alike && together };
  return { ms: 480, joins: alike && together };
}

function soundOf(line: Told): Sound | undefined {
  if (line.source === 'draw pile') return line.target === 'title cards' ? 'deal' : 'draw';
  if (line.target === 'discard pile') return line.source.startsWith('hand') ? 'discard' : undefined;
  return line.target.startsWith('hand') || line.target === 'draw pile' ? undefined : 'play';
}

/** Where a pile of the server lies on the screen. Cards in a Movie have a place of their own while they lie there. */
function place(pile: string, line: Told, before: Scene, fresh: Told[], arriving: boolean): string | undefined {
  const [kind, number] = pile.split(' ');
  if (pile === 'draw pile') return 'deck';
  if (pile === 'discard pile') return 'discard';
  if (pile === 'title cards') return `title:${line.card}`;
  if (pile === 'pending' || pile === 'stage') return arriving || pile === 'stage' ? 'stage' : `card:${line.card}`;
  if (kind === 'hand') return Number(number) === before.seat ? `hand:${line.card}` : `movie:${number}`;
  if (kind === 'under') return arriving ? holder(line, before, fresh) : `card:${line.card}`;
  if (kind === 'cast' || kind === 'location') return arriving ? `movie:${number}` : `card:${line.card}`;
  return undefined;
}

/** Who gets what is slid under a Character: the journal names it, or the announced card did. */
function holder(line: Told, before: Scene, fresh: Told[]): string | undefined {
  const given = fresh.find(
    (one) => ['given', 'handed-over', 'taken', 'slid-under'].includes(one.kind) && one.word.startsWith(`${line.card}>`),
  );
  const target =
    given?.word.split('>')[1] ?? before.view.pending.find((one) => one.card.key === line.card)?.target?.key;
  return target && `card:${target}`;
}

// What the board shows beyond its state

type Shown = Pick<SamuraiModel, 'moment' | 'eyes' | 'clapper'>;

/** What happens to a Character is looked at where it stands. */
const LOOKED_AT = new Set(['victim', 'killed', 'knocked-out']);

export function shownOf(scene: Scene): Shown {
  const now = momentOf(scene);
  if (!now) return {};
  const { moment, line } = now;
  return {
    moment,
    eyes: LOOKED_AT.has(moment) ? line.seat : undefined,
    clapper:
      moment === 'clapper'
        ? { id: line.n, words: t('samurai-clapper', { turn: line.number, name: nameOf(scene, line.seat) }) }
        : undefined,
  };
}
