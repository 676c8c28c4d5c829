import type { RoundhouseTableView } from '../../wire.ts';
import type { Cue, TableScene, Told } from '../../scene/scene.ts';
import type { LogTag } from '../../ui/model.ts';
import type { Sound } from '../../ui/sound.ts';
import { placeName } from './performing.ts';
import { FALLBACK_ICON, ITEM_ICON, MONSTER_ICON } from './icons.ts';

type Scene = TableScene<RoundhouseTableView>;

/** What a line does: how long its beat is (0: told with the next one), and what is heard. */
const BEATS: Record<string, Cue> = {
  round: { ms: 0 },
  phase: { ms: 0 },
  skipped: { ms: 260 },
  starting: { ms: 320 },
  drew: { joins: true },
  kept: { ms: 0 },
  swapped: { ms: 0 },
  declined: { ms: 0 },
  'deck-empty': { ms: 260 },
  held: { ms: 320 },
  kicked: { ms: 350, at: 'tray', sound: 'shuffle' },
  wasted: { ms: 320, sound: 'miss' },
  killed: { ms: 450, sound: 'complete' },
  healed: { ms: 320, sound: 'lamp' },
  emptied: { ms: 320 },
  aaaaargh: { ms: 520, sound: 'k_roar' },
  blocked: { ms: 380, sound: 'd_shield' },
  took: { ms: 240 },
  wounded: { ms: 480, sound: 'hit' },
  died: { ms: 520, sound: 'gong' },
  patched: { ms: 380, sound: 'd_repair' },
  arrived: { joins: true },
  'nobody-comes': { ms: 260 },
  shuffled: { sound: 'shuffle' },
  ended: { ms: 1400 },
};

export function fly(line: Told, before: Scene, fresh: Told[] = []): Cue | null {
  const place = (number: number): string => `place:${placeName(number)}`;
  switch (line.kind) {
    case 'moved':
      return flight(line, before.seat, fresh);
    case 'rolled':
      // One die after the other; the sum is read when the last has come to rest.
      return {
        ms: 280 + Math.min(600, 60 * line.faces.length),
        at: 'tray',
        sound: line.number > 0 ? 'dieHit' : 'dieRoll',
      };
    case 'struck':
      return {
        ms: 150 + 50 * Math.min(3, line.number),
        at: place(line.other),
        sound: line.number > 0 ? 'dieHit' : 'dieRoll',
      };
    case 'hit':
      return { at: place(line.number), ms: 260, sound: 'hit' };
    case 'killed':
      return { ...BEATS.killed, at: place(line.other) };
    case 'wounded':
      // RK-42 The losses of one attack fall on all together.
      return { ...BEATS.wounded, joins: follows(line, fresh, 'wounded') };
    default:
      return BEATS[line.kind] ?? null;
  }
}

/** A monster that you have killed: by its points. */
export function glory(line: Told, scene: Scene): number {
  return line.kind === 'killed' && line.seat === scene.seat ? line.number : 0;
}

/** Whether the line before this one is of that kind. */
function follows(line: Told, fresh: Told[], kind: string): boolean {
  return fresh.some((one) => one.n === line.n - 1 && one.kind === kind);
}

function flight(line: Told, seat: number, fresh: Told[]): Cue | null {
  // Cavalry gallops in from the rim, by itself.
  if (line.source === 'monster deck') return { at: `place:${line.target}`, ms: 220, sound: 'deal' };
  const from = anchorOf(line.source, line.card, seat);
  const to = anchorOf(line.target, line.card, seat);
  if (!from || !to) return null;
  const icon = MONSTER_ICON[line.card] ?? ITEM_ICON[line.card] ?? FALLBACK_ICON;
  const turns = line.source.endsWith('deck');
  const face = line.card ? { name: line.card, icon } : undefined;
  // A card that is thrown in goes with the kick.
  return {
    from,
    to,
    face,
    turns,
    sound: soundTo(line),
    joins: follows(line, fresh, 'kicked') || follows(line, fresh, 'died'),
    ms: 300,
  };
}

function soundTo(line: Told): Sound | undefined {
  if (line.source === 'item deck') return 'draw';
  if (line.target === 'discard') return 'discard';
  return line.target.startsWith('kills') ? undefined : 'play';
}

const PILES: Record<string, string> = {
  'monster deck': 'monsters',
  'item deck': 'items',
  discard: 'discard',
  drawn: 'drawn',
};

/** The place on the screen of a pile of the table. */
function anchorOf(pile: string, card: string, seat: number): string | undefined {
  const known = PILES[pile];
  if (known) return known;
  if (/^[LM]\d$/.test(pile)) return `place:${pile}`;
  const [kind, whose] = pile.split(' ');
  if (whose === undefined) return undefined;
  return Number(whose) === seat && kind !== 'kills' ? `hand:${card}` : seatPlace(Number(whose));
}

function seatPlace(seat: number): string {
  return `seat:${seat}`;
}

// The log

export const HEADINGS = ['round', 'phase'];

const ATTACK: LogTag[] = ['attack'];
const CARD: LogTag[] = ['card'];
export const TAGS: Record<string, LogTag[]> = {
  kicked: ATTACK,
  rolled: ATTACK,
  hit: ATTACK,
  killed: ATTACK,
  struck: ATTACK,
  wounded: ATTACK,
  died: ATTACK,
  aaaaargh: ATTACK,
  drew: CARD,
  kept: CARD,
  swapped: CARD,
  declined: CARD,
  began: CARD,
  blocked: ['attack', 'card'],
  arrived: CARD,
};
