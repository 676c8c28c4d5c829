import type { RampageTableView } from '../../wire.ts';
import type { Cue, TableScene, Told } from '../../scene/scene.ts';
import type { LogTag } from '../../ui/model.ts';
import type { Sound } from '../../ui/sound.ts';
import { partIcon, titleOf } from './cards.ts';

type Scene = TableScene<RampageTableView>;

/** What a line does: how long its beat is (0: told with the next one), and what is heard. */
const BEATS: Record<string, Cue> = {
  turn: { ms: 280 },
  closing: { ms: 420, sound: 'tick' },
  drawn: { ms: 0 },
  placed: { ms: 0 },
  built: { ms: 600, sound: 'complete' },
  used: { ms: 0 },
  aimed: { ms: 420 },
  attached: { ms: 0 },
  aims: { ms: 480, at: 'stage' },
  gadget: { ms: 380, at: 'stage', sound: 'd_repair' },
  paid: { ms: 0 },
  attacked: { ms: 380, at: 'stage', sound: 'gong' },
  window: { ms: 0 },
  responded: { ms: 420, sound: 'd_shield' },
  cancelled: { ms: 500, sound: 'cancel' },
  defended: { ms: 0 },
  hit: { ms: 700, at: 'stage', sound: 'hit' },
  missed: { ms: 700, at: 'stage', sound: 'miss' },
  'called off': { ms: 600, at: 'stage', sound: 'cancel' },
  'buzz saws': { ms: 420 },
  located: { ms: 320 },
  lost: { ms: 380 },
  wounded: { ms: 520, sound: 'hit' },
  repaired: { ms: 420, sound: 'd_repair' },
  spared: { ms: 380 },
  took: { ms: 260 },
  discarded: { ms: 0 },
  fell: { ms: 800 },
  scattered: { ms: 0 },
  hoarded: { ms: 0 },
  shuffled: { ms: 0, sound: 'shuffle' },
  ended: { ms: 600 },
};

export function fly(line: Told, before: Scene, fresh: Told[]): Cue | null {
  if (line.kind === 'moved') return flight(line, before, fresh);
  if (line.kind === 'fell') return { ...BEATS.fell, sound: lightsLamp(before, fresh, line) ? 'lamp' : 'partOff' };
  return BEATS[line.kind] ?? null;
}

/** An attack of your own that hit: by how much. */
export function glory(line: Told, scene: Scene): number {
  return line.kind === 'hit' && line.seat === scene.seat ? 1 + line.number : 0;
}

/** RR-62 A fall may light the next lamp of the arena. */
function lightsLamp({ view }: Scene, fresh: Told[], line: Told): boolean {
  const before = fresh.filter((one) => one.kind === 'fell' && one.n <= line.n).length;
  const left = view.seats.filter((seat) => seat.standing).length - before;
  return left >= 3 && left <= 5;
}

const OPEN = new Set(['strikes', 'boosts', 'guards', 'responses', 'laid']);

function flight(line: Told, before: Scene, fresh: Told[]): Cue | null {
  const { source, target, card } = line;
  // A part that comes off is seen flying at its own robot; of one that falls they come off one after the other.
  if (source.startsWith('robot '))
    return {
      sound: 'partOff',
      ms: falls(line, fresh) ? (source.endsWith(' torso') ? 320 : 160) : 600,
      at: `robot:${source.split(' ')[1] ?? ''}`,
    };
  if (isTooMany(line, before, fresh) || (target === 'discard' && falls(line, fresh))) return { ms: 0 };
  const from = placeOf(source, card, before, 'from');
  const to = placeOf(target, card, before, 'to');
  if (!from || !to || from === to) return { ms: 0 };
  const name = card ? titleOf(before.pack, card) : '';
  return {
    from,
    to,
    face: card ? { name, icon: partIcon(name) } : undefined,
    turns: source === 'build' || source === 'deck',
    sound: soundOf(line),
    ...timeOf(line, fresh),
  };
}

/** Whether a robot is falling apart when this line is told. */
function falls(line: Told, fresh: Told[]): boolean {
  const last = fresh.filter((one) => one.n < line.n && (one.kind === 'fell' || one.kind === 'lost')).at(-1);
  return last?.kind === 'fell';
}

/** Loot goes card by card, cards on the stage are read one by one, and those that lay there go back together. */
function timeOf({ n, source, target }: Told, fresh: Told[]): Pick<Cue, 'ms' | 'joins'> {
  const goes = (pile: string): boolean => OPEN.has(pile) || pile === 'drawn';
  if (goes(target)) return { ms: source === 'deck' ? 480 : 380 };
  if (goes(source)) {
    const before = fresh.find((one) => one.n === n - 1);
    return { ms: 260, joins: before?.kind === 'moved' && goes(before.source) };
  }
  if (source.startsWith('stack ')) return { ms: target.startsWith('stack ') ? 200 : 160 };
  return { ms: 300 };
}

/** A deal of seventy cards shows three of each stack; the refill of somebody else shows none. */
function isTooMany(line: Told, { seat }: Scene, fresh: Told[]): boolean {
  if (line.source === 'discard') return true;
  if (line.source.startsWith('stack ') && line.target.startsWith('hand ')) return line.target !== `hand ${seat}`;
  const same = fresh.filter(
    (one) => one.kind === 'moved' && one.source === line.source && one.target === line.target && one.n < line.n,
  ).length;
  return same >= (line.source === 'deck' ? 3 : 8);
}

function soundOf({ source, target }: Told): Sound | undefined {
  if (target === 'discard') return 'discard';
  if (source === 'deck' || source === 'build') return target.startsWith('stack') ? 'deal' : 'draw';
  if (OPEN.has(target) || target.startsWith('robot')) return 'play';
  return OPEN.has(source) ? undefined : 'draw';
}

/** The place on the screen of a pile of the table. A stack lies with its robot. */
function placeOf(pile: string, card: string, { view, seat }: Scene, end: 'from' | 'to'): string | undefined {
  if (pile === 'deck' || pile === 'discard' || pile === 'build') return pile;
  if (OPEN.has(pile)) return 'stage';
  if (pile === 'drawn') return view.phase === 'building' ? 'drawn' : 'stage';
  const [kind, number] = pile.split(' ');
  if (number === undefined) return undefined;
  if (kind === 'robot') return `robot:${number}`;
  if (kind === 'hand' && Number(number) === seat) return end === 'from' ? `hand:${card}` : 'hand';
  const robot = view.seats[Number(number)]?.robot ?? -1;
  return robot < 0 ? undefined : `robot:${robot}`;
}

// The log

const ATTACK: LogTag[] = ['attack'];
const CARD: LogTag[] = ['card'];
export const TAGS: Record<string, LogTag[]> = {
  aims: ATTACK,
  attacked: ATTACK,
  defended: ATTACK,
  hit: ATTACK,
  missed: ATTACK,
  located: ATTACK,
  lost: ATTACK,
  wounded: ATTACK,
  'buzz saws': ATTACK,
  spared: ATTACK,
  took: ATTACK,
  fell: ATTACK,
  'called off': ATTACK,
  gadget: ATTACK,
  paid: ATTACK,
  used: CARD,
  attached: CARD,
  responded: CARD,
  placed: CARD,
  swept: CARD,
  salvaged: CARD,
  read: CARD,
  painted: CARD,
  discarded: CARD,
};
