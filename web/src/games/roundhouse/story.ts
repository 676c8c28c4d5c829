import type { RoundhouseTableView } from '../../wire.ts';
import type { Cue, TableScene, Told } from '../../scene/scene.ts';
import type { LogTag } from '../../ui/model.ts';
import type { Sound } from '../../ui/sound.ts';
import { placeName } from './field.ts';
import { FALLBACK_ICON, ITEM_ICON, MONSTER_ICON } from './icons.ts';

/** What the journal does on the screen: cards fly between piles, everything else only sounds. */
const HEARD: Record<string, Sound> = {
  rolled: 'dieRoll',
  struck: 'dieRoll',
  hit: 'hit',
  killed: 'complete',
  blocked: 'd_shield',
  wounded: 'hit',
  died: 'gong',
  healed: 'lamp',
  aaaaargh: 'k_roar',
  wasted: 'miss',
  shuffled: 'shuffle',
};

export function fly(line: Told, before: TableScene<RoundhouseTableView>): Cue | null {
  if (line.kind === 'moved') return flight(line, before.seat);
  if (line.kind === 'struck') return { sound: line.number > 0 ? 'dieHit' : 'dieRoll' };
  // A hit is a token thrown at a monster.
  if (line.kind === 'hit')
    return { from: seatPlace(line.seat), to: `place:${placeName(line.number)}`, face: { name: '✕' }, sound: 'hit' };
  const sound = HEARD[line.kind];
  return sound ? { sound } : null;
}

function flight(line: Told, seat: number): Cue | null {
  const from = anchorOf(line.source, line.card, seat);
  const to = anchorOf(line.target, line.card, seat);
  if (!from || !to) return null;
  const icon = MONSTER_ICON[line.card] ?? ITEM_ICON[line.card] ?? FALLBACK_ICON;
  const turns = line.source.endsWith('deck');
  return { from, to, face: line.card ? { name: line.card, icon } : undefined, turns, sound: soundTo(line) };
}

function soundTo(line: Told): Sound | undefined {
  if (line.source === 'monster deck') return 'deal';
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
