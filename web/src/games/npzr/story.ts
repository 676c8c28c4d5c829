import { momentOf } from '../../scene/common.ts';
import type { Cue, TableScene, Told } from '../../scene/scene.ts';
import type { NpzrTableView } from '../../wire.ts';
import { partOf } from './cards.ts';
import type { PartCard } from './model.ts';
import { CHARACTERS, TINT, WILD_TINT, type Character } from './parts.ts';

/** What each line of the journal does on the table: see live/README.md. */
type Scene = TableScene<NpzrTableView>;

export function fly(line: Told, before: Scene, fresh: Told[]): Cue | null {
  switch (line.kind) {
    case 'shuffled':
      return { sound: 'shuffle' };
    case 'declined':
      return { sound: 'discard' };
    case 'placed':
    case 'vanished':
      // What is placed flies with the next line.
      return { ms: 0 };
    case 'shifted':
      return shifted(line, before);
    case 'earned':
      return { ms: 300, moment: 'earned', at: 'moves', sound: 'draw' };
    case 'scored':
      return scored(line, before, fresh);
    case 'moved':
      return moved(line, before, fresh);
    default:
      return null;
  }
}

/** NPZR-38 A card that comes over from the rival's side is held up before it goes; any other just goes. */
function shifted(line: Told, before: Scene): Cue {
  const [from = '', to = ''] = line.word.split(' ');
  const stolen = sideOf(from) !== sideOf(to) && sideOf(to) === line.seat;
  return stolen ? { ms: 500, moment: 'stolen', at: `slot:${slotOf(before, from)}`, sound: 'discard' } : { ms: 0 };
}

/** The figure is whole: each link of a cascade is half a tone higher. */
function scored(line: Told, before: Scene, fresh: Told[]): Cue {
  const link = linkOf(line, storyOf(before, fresh));
  return {
    ms: 700,
    moment: 'scored',
    at: `slot:${slotOf(before, line.word)}`,
    sound: link > 0 ? 'cascade' : 'complete',
    link,
  };
}

function moved(line: Told, before: Scene, fresh: Told[]): Cue {
  if (line.target.startsWith('scored ')) return carried(line, before, fresh);
  if (line.target === 'deck') return { ms: 0 };
  return {
    from: place(line.source, line.card, before),
    to: place(line.target, line.card, before),
    face: line.card ? pictured(line.card, before) : undefined,
    turns: line.source === 'deck' && line.card !== '',
    sound: line.source === 'deck' ? 'draw' : line.target.startsWith('stack ') ? 'play' : undefined,
  };
}

/** The whole figure flies into its mark; the cards under it go with it. */
function carried(line: Told, before: Scene, fresh: Told[]): Cue {
  const figure = [...fresh].reverse().find((one) => one.kind === 'scored' && one.n < line.n);
  if (!figure || fresh[fresh.indexOf(line) - 1] !== figure) return { joins: true, ms: 0 };
  const character = CHARACTERS[figure.number] ?? 'ninja';
  return {
    from: `slot:${slotOf(before, figure.word)}`,
    to: `${figure.seat === Math.max(0, before.seat) ? 'marks' : 'marks-rival'}:${character}`,
    face: { name: '', card: { id: `figure:${character}`, name: '', character } as PartCard },
    fits: true,
    ms: 400,
    moment: 'carried',
  };
}

/** A figure of your own; the next link of a cascade is worth more. */
export function glory(line: Told, scene: Scene): number {
  return line.kind === 'scored' && line.seat === scene.seat ? 1 + linkOf(line, scene.lines) : 0;
}

/** The character that a seat is being given its mark for, and whether it is the first time. */
export function justScored(scene: Scene, seat: number): { character: Character; first: boolean } | undefined {
  if (momentOf(scene)?.moment !== 'carried') return undefined;
  const line = [...scene.lines].reverse().find((one) => one.kind === 'scored');
  if (line?.seat !== seat) return undefined;
  return { character: CHARACTERS[line.number] ?? 'ninja', first: line.other === 1 };
}

/** Which link of a cascade: figures completed in this turn before this one. */
export function linkOf(line: Told | undefined, story: Told[]): number {
  if (!line) return 0;
  const told = story.filter((one) => one.n < line.n);
  const start = told.map((one) => one.kind).lastIndexOf('turn');
  return told.slice(start + 1).filter((one) => one.kind === 'scored').length;
}

function storyOf(before: Scene, fresh: Told[]): Told[] {
  return [...before.lines, ...fresh];
}

/** The pile of the server as a place on the board. */
function place(pile: string, card: string, before: Scene): string {
  const [kind, number] = pile.split(' ');
  const mine = Number(number) === Math.max(0, before.seat);
  if (kind === 'hand') return mine ? `hand:${card}` : 'seat:rival';
  if (kind === 'stack') return `slot:${number}`;
  return kind === 'scored' ? (mine ? 'seat:mine' : 'seat:rival') : 'deck';
}

function sideOf(label: string): number {
  return label.startsWith('A') ? 0 : 1;
}

function slotOf(scene: Scene, label: string): number {
  return scene.view.stacks.find((stack) => stack.label === label)?.slot ?? -1;
}

/** A card in the air, with its drawing. */
function pictured(key: string, scene: Scene): NonNullable<Cue['face']> {
  const part = partOf(key, scene.pack);
  const tint = part.character && part.position ? TINT[part.character] : WILD_TINT;
  const card = { id: key, name: part.name ?? key, ...part, wild: !part.character || !part.position } as PartCard;
  return { name: part.name ?? key, tint, card };
}
