import { chairAt, isolated } from '../scene/common.ts';
import type { TableScene, Told } from '../scene/scene.ts';
import type { RecapLine } from '../ui/model.ts';

/** A glance, not a second log. */
const FEW = 4;
/** what a table does for everybody, and how something is done: neither news nor what came of it */
const DULL = (
  'moved shuffled round turn phase window automatic drew kept swapped declined began starting skipped patched ends ' +
  'begins dealer healed woke looked saw spent paid gadget strike guard boost combo stands located handed-over rested ' +
  'credited'
).split(' ');
/** Somebody does something; what is told after it came of it. */
const ACTS =
  'played used aimed responded attack aims kung-fu placed shifted cast kicked held enraged deck_out stranded'.split(
    ' ',
  );
/** after it nothing comes of what was done before */
const ENDS = ['turn', 'round', 'phase', 'ends', 'begins'];
/** what came of it: the weightiest is told; thrown away is what nobody could keep */
const GRAVE = ['scored', 'built', 'killed', 'died', 'fell'];
const HARD = (
  'lost wounded harmed hurt knocked-out removed cut-out wrecked taken lured cancelled stopped called-off missed ' +
  'saved shielded rebuilt blocked'
).split(' ');

/** A reaction, and what comes of dice, is told with the lines that it is made of: as many as fit. */
const MADE_OF: Record<string, (line: Told) => boolean> = {
  defended: ({ kind, target, text }) => kind === 'moved' && target === 'guards' && text !== '',
  wounded: ({ kind, number }) => kind === 'struck' && number > 0,
};
const CAUSES = 2;

/** What others did since your own last answer: what concerns you first, then what is grave, deeds, and the rest. */
export function waited(scene: TableScene, since: number): RecapLine[] {
  if (!scene.ask || scene.beat || scene.past || scene.seat < 0 || scene.lesson) return [];
  const deeds = deedsOf(
    scene,
    scene.lines.filter((line) => line.n > since),
  );
  const about = (deed: Told[]): boolean => deed.some((line) => concerns(scene, line));
  const last = (deed: Told[]): number => deed[deed.length - 1]?.n ?? 0;
  const grave = (deed: Told[]): boolean => deed.some(({ kind }) => GRAVE.includes(kind));
  const weight = (deed: Told[]): number =>
    4 * Number(about(deed)) + 2 * Number(grave(deed)) + Number(ACTS.includes(deed[0]?.kind ?? ''));
  const kept = deeds.sort((a, b) => weight(b) - weight(a) || last(b) - last(a)).slice(0, FEW);
  return kept
    .sort((a, b) => last(a) - last(b))
    .map((deed) => ({
      n: last(deed),
      text: deed.map((line) => line.text).join(' → '),
      mine: about(deed),
      grave: grave(deed),
    }));
}

/** What happened, deed by deed: the card or the attack that caused it, and the weightiest of what came of it. */
function deedsOf(scene: TableScene, lines: Told[]): Told[][] {
  const deeds: Told[][] = [];
  let open: Told[] | null = null;
  let others = false;
  let causes: Told[] = [];
  for (const line of lines) {
    if (Object.values(MADE_OF).some((makes) => makes(line))) causes.push(line);
    if (ENDS.includes(line.kind) || ACTS.includes(line.kind)) causes = [];
    if (ACTS.includes(line.kind)) {
      // A card is told with whom it is aimed at.
      if (line.kind === 'aimed' && open?.[0]?.kind === 'used') open.splice(0, open.length, line);
      else {
        open = [line];
        if (isNews(scene, line, others)) deeds.push(open);
      }
      others = true;
    } else if (ENDS.includes(line.kind)) [open, others] = [null, true];
    else if (answersYours(scene, line, open)) {
      open = [...madeOf(scene, line, causes), line];
      deeds.push(open);
      others = true;
    } else if (open && isTold(line) && line.kind !== 'discarded') {
      if (!open[1] || weightOf(scene, line) >= weightOf(scene, open[1])) open.splice(1, 1, line);
    } else if (!open && isNews(scene, line, others)) deeds.push([...madeOf(scene, line, causes), line]);
    else if (line.kind === 'discarded' && isNews(scene, line, others)) deeds.push([line]);
  }
  return deeds;
}

/** Your own attack is no news, but how somebody guarded against it is. */
function answersYours({ seat }: TableScene, line: Told, open: Told[] | null): boolean {
  return line.kind === 'defended' && line.seat !== seat && open?.[0]?.seat === seat;
}

/** What strikes everybody is told of oneself alone: once is enough. Dots stand for what has no room. */
function madeOf(scene: TableScene, line: Told, causes: Told[]): Told[] {
  const told = causes.filter(
    (one) => MADE_OF[line.kind]?.(one) && (line.kind === 'defended' || line.seat === scene.seat),
  );
  const more = told.slice(0, -CAUSES).slice(-1);
  return [...more.map((one) => ({ ...one, text: '…' })), ...told.slice(-CAUSES)];
}

function weightOf(scene: TableScene, line: Told): number {
  return 3 * Number(concerns(scene, line)) + hardship(line);
}

function hardship({ kind }: Told): number {
  return 2 * Number(GRAVE.includes(kind)) + Number(HARD.includes(kind.replaceAll(' ', '-')));
}

function isTold(line: Told): boolean {
  return line.text !== '' && !DULL.includes(line.kind) && !isDraw(line);
}

/** `others`: somebody has acted since your own answer; before that, a loss is your own doing. */
function isNews(scene: TableScene, line: Told, others: boolean): boolean {
  if (!isTold(line)) return false;
  if (line.seat === scene.seat) return others && hardship(line) > 0;
  return line.seat >= 0 || concerns(scene, line);
}

/** Somebody's card from the deck: everybody draws all the time. */
export function isDraw({ source, target, card, kind }: Told): boolean {
  return kind === 'drawn' || (card === '' && source.startsWith('deck') && target.startsWith('hand'));
}

/** It names this player, or one of their piles. */
function concerns({ seat, table }: TableScene, line: Told): boolean {
  const name = isolated(chairAt(table, seat)?.name ?? '');
  const own = new RegExp(`\\b${seat}$`);
  return (name !== '' && line.text.includes(name)) || own.test(line.source) || own.test(line.target);
}
