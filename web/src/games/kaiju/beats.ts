import { momentOf } from '../../scene/common.ts';
import type { Cue, Told } from '../../scene/scene.ts';
import type { Sound } from '../../ui/sound.ts';
import { t } from '../../words/words.svelte.ts';
import { faceOf, nameOfCard, seatName, type KaijuScene } from './cards.ts';
import { CARD_ICON, FALLBACK_ICON, MEDIA } from './icons.ts';
import { figureOf } from './lying.ts';
import type { KaijuModel } from './model.ts';
import { boardAt, hexAt, hexesOfRiver } from './town.ts';
import { river } from './swim.ts';

/** How the table performs a line: the drive-in screen, the walk, what shakes and falls, what is torn off. */

const HELD_UP_MS = 650;
const RAGE_MS = 900;
const WALK_MS = { least: 260, step: 110, most: 900 };
/** Stamina is torn off card by card, but the whole of it takes no longer than this. */
const RIP_MS = { each: 80, most: 800 };
const DRAW_MS = 220;

const CUES: Record<string, Cue> = {
  turn: { ms: 260 },
  played: { ms: HELD_UP_MS, moment: 'played', at: 'play' },
  enraged: { ms: RAGE_MS, moment: 'enraged' },
  deck_out: { ms: RAGE_MS, moment: 'enraged' },
  hurt: { ms: 320, moment: 'hurt', sound: 'hit' },
  blocked: { ms: 380, moment: 'blocked', sound: 'cancel' },
  fell: { ms: 520, moment: 'fell', sound: 'partOff' },
  shielded: { ms: 360, moment: 'shielded' },
  rebuilt: { ms: 420, moment: 'rebuilt' },
  shelled: { ms: 420, moment: 'shelled', sound: 'cancel' },
  harmed: { ms: 320, moment: 'harmed', at: 'kaiju-deck' },
  level: { ms: 620, moment: 'level', at: 'enrage', sound: 'lamp' },
  carapace: { ms: 450, moment: 'marker', sound: 'lamp' },
  net: { ms: 450, moment: 'marker', sound: 'lamp' },
  flare: { ms: 450, moment: 'marker', sound: 'lamp' },
  extra: { ms: 450, moment: 'marker', sound: 'lamp' },
  automatic: { ms: 500 },
  shuffled: { ms: 240, sound: 'shuffle' },
  stranded: { ms: 500, sound: 'miss' },
  ended: { ms: 600 },
  'media.video': { ms: 0 },
  window: { ms: 0 },
};

export function fly(line: Told, before: KaijuScene, fresh: Told[] = [line]): Cue | null {
  if (line.kind === 'media.sound') return { joins: true, ms: 0, sound: MEDIA[line.word] };
  if (line.kind === 'swam') return { ms: walkMs(before, line), moment: 'swam', sound: 'shuffle' };
  return line.kind === 'moved' ? flight(line, before, fresh) : (CUES[line.kind] ?? null);
}

// Cards on their way

function flight(line: Told, before: KaijuScene, fresh: Told[]): Cue | null {
  if (torn(line)) return rip(fresh);
  const from = anchorOf(line.source, line.card, before);
  const to = anchorOf(line.target, line.card, before);
  if (!from || !to) return { ms: 0 };
  const face = line.card
    ? { name: nameOfCard(before, line.card), icon: CARD_ICON[line.card] ?? FALLBACK_ICON }
    : undefined;
  const turns = line.source.endsWith('deck') && line.card !== '';
  return { from, to, face, turns, sound: soundOf(line), ...timeOf(line, fresh) };
}

/** A card announced flies while it is held up; several drawn or given up go together; what is done goes along. */
function timeOf(line: Told, fresh: Told[]): Pick<Cue, 'ms' | 'joins'> {
  if (line.target === 'play') return { joins: true };
  if (line.source === 'play') return { ms: 0 };
  if (line.target === 'support') return { ms: 420 };
  const last = fresh[fresh.indexOf(line) - 1];
  return { ms: DRAW_MS, joins: last?.kind === 'moved' && last.source === line.source && last.target === line.target };
}

function torn(line: Told): boolean {
  return line.kind === 'moved' && line.source === 'kaiju deck' && line.target === 'kaiju discard';
}

function rip(fresh: Told[]): Cue {
  const count = fresh.filter(torn).length;
  return {
    ms: Math.min(RIP_MS.each, RIP_MS.most / Math.max(1, count)),
    moment: 'torn',
    at: 'kaiju-deck',
    sound: 'discard',
  };
}

function soundOf(line: Told): Sound | undefined {
  if (line.source.endsWith('deck')) return line.target.startsWith('hand') ? 'draw' : undefined;
  if (line.target === 'play' || line.target === 'support') return 'play';
  return line.target === 'discard' && line.source !== 'play' ? 'discard' : undefined;
}

const PILES: Record<string, string> = {
  'kaiju deck': 'kaiju-deck',
  'kaiju discard': 'kaiju-discard',
  deck: 'deck',
  discard: 'discard',
  play: 'play',
  removed: 'removed',
};

/** The place on the screen of a pile of the table. */
function anchorOf(pile: string, card: string, scene: KaijuScene): string | undefined {
  if (pile === 'support') return `support:${card}`;
  const [kind, seat] = pile.split(' ');
  if (kind !== 'hand' || seat === undefined) return PILES[pile];
  return Number(seat) === scene.seat ? `hand:${card}` : `seat:${seat}`;
}

// The walk

/** Where it lay, as the line of a swim tells it. */
function whence(scene: KaijuScene, line: Told): ReturnType<typeof figureOf> {
  const [one = 0, other = 0] = line.word.split('+').map(Number);
  return figureOf(hexAt(scene, one), hexAt(scene, other));
}

function walkMs(scene: KaijuScene, line: Told): number {
  const to = figureOf(hexAt(scene, line.number), hexAt(scene, line.other));
  const steps = river(hexesOfRiver(scene), whence(scene, line).head, to.head).length - 1;
  return Math.min(WALK_MS.most, WALK_MS.least + WALK_MS.step * steps);
}

// What the board shows beyond its state

type Shown = Pick<KaijuModel, 'moment' | 'screen' | 'walk' | 'was' | 'torn' | 'eyes'>;

export function shownOf(scene: KaijuScene): Shown {
  const { beat } = scene;
  if (!beat) return {};
  const now = momentOf(scene);
  const line = now?.line;
  const about = beat.lines.find((one) => ABOUT.has(one.kind));
  return {
    moment: now?.moment,
    screen: line?.kind === 'played' ? screenOf(scene, line) : undefined,
    walk: line?.kind === 'swam' ? { id: line.n, from: whence(scene, line), ms: beat.ms } : undefined,
    was: wasOf(scene, beat.lines),
    torn: beat.lines.some(torn) ? tornOf(scene) : undefined,
    eyes: about && boardAt(scene, hexAt(scene, about.number)),
  };
}

const ABOUT = new Set(['hurt', 'fell', 'blocked', 'shielded', 'rebuilt']);

function screenOf(scene: KaijuScene, line: Told): KaijuModel['screen'] {
  const sound = scene.beat?.lines.find((one) => one.kind === 'media.sound')?.word;
  return {
    id: line.n,
    who: t('kaiju-played-by', { name: seatName(scene, line.seat) }),
    card: faceOf(scene, line.word),
    cue: sound && t(`kaiju-cue-${sound}`),
    kaiju: line.seat === scene.view.kaiju,
  };
}

/** A number never changes without showing from what. */
function wasOf({ view }: KaijuScene, lines: Told[]): KaijuModel['was'] {
  const fell = lines.filter((line) => line.kind === 'fell').length;
  const left = lines.filter((line) => line.kind === 'moved' && line.source === 'kaiju deck').length;
  const rose = lines.some((line) => line.kind === 'level' && line.other > 0);
  return {
    standing: fell > 0 ? view.standing + fell : undefined,
    deck: left > 0 ? view.kaiju_deck + left : undefined,
    level: rose ? view.level - 1 : undefined,
  };
}

/** How many cards have been torn off since the harm was told. */
function tornOf({ lines }: KaijuScene): number {
  const from = lines.map((line) => line.kind).lastIndexOf('harmed');
  return lines.slice(from + 1).filter(torn).length;
}
