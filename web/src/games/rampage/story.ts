import type { RampageTableView } from '../../wire.ts';
import type { Cue, TableScene, Told } from '../../scene/scene.ts';
import type { LogTag } from '../../ui/model.ts';
import type { Sound } from '../../ui/sound.ts';
import { partIcon, titleOf } from './cards.ts';

/** What the journal does on the screen: cards fly between piles, robots and the stage; everything else only sounds. */
const HEARD: Record<string, Sound> = {
  attacked: 'gong',
  hit: 'hit',
  missed: 'miss',
  'called off': 'cancel',
  cancelled: 'cancel',
  responded: 'd_shield',
  wounded: 'hit',
  repaired: 'd_repair',
  built: 'complete',
  shuffled: 'shuffle',
  closing: 'tick',
};
type Scene = TableScene<RampageTableView>;

export function fly(line: Told, before: Scene, fresh: Told[]): Cue | null {
  if (line.kind === 'moved') return flight(line, before, fresh);
  if (line.kind === 'fell') return { sound: lightsLamp(before, fresh, line) ? 'lamp' : 'partOff' };
  const sound = HEARD[line.kind];
  return sound ? { sound } : null;
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
  // A part that comes off is seen flying at its own robot; here it is only heard.
  if (source.startsWith('robot ')) return { sound: 'partOff' };
  if (isTooMany(line, before, fresh)) return null;
  const from = placeOf(source, card, before, 'from');
  const to = placeOf(target, card, before, 'to');
  if (!from || !to || from === to) return null;
  const name = card ? titleOf(before.pack, card) : '';
  return {
    from,
    to,
    face: card ? { name, icon: partIcon(name) } : undefined,
    turns: source === 'build' || source === 'deck',
    sound: soundOf(line),
  };
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
