import { chairAt, isolated } from '../scene/common.ts';
import type { TableScene, Told } from '../scene/scene.ts';
import type { RecapLine } from '../ui/model.ts';

/** A glance, not a second log. */
const FEW = 4;
/** what a table does for everybody is no news */
const DULL = ['moved', 'shuffled', 'round', 'turn', 'phase', 'window', 'automatic'];

/** What others did since one's own last answer: what concerns oneself, then deeds before the rest, then the newest. */
export function waited(scene: TableScene, since: number): RecapLine[] {
  if (!scene.ask || scene.beat || scene.past || scene.seat < 0 || scene.lesson) return [];
  const deeds = deedsOf(
    scene,
    scene.lines.filter((line) => line.n > since),
  );
  const about = (deed: Told[]): boolean => deed.some((line) => concerns(scene, line));
  const last = (deed: Told[]): number => deed[deed.length - 1]?.n ?? 0;
  const weight = (deed: Told[]): number => 2 * Number(about(deed)) + Number(ACTS.includes(deed[0]?.kind ?? ''));
  const kept = deeds.sort((a, b) => weight(b) - weight(a) || last(b) - last(a)).slice(0, FEW);
  return kept
    .sort((a, b) => last(a) - last(b))
    .map((deed) => ({ n: last(deed), text: deed.map((line) => line.text).join(' → '), mine: about(deed) }));
}

/** Somebody does something; what is told after it came of it. */
const ACTS = ['played', 'used', 'responded', 'gadget', 'attacked', 'kung-fu', 'aimed', 'placed', 'combo', 'kicked'];

/** What happened, deed by deed: the card or the attack that caused it, and what came of it in the end. */
function deedsOf(scene: TableScene, lines: Told[]): Told[][] {
  const deeds: Told[][] = [];
  let open: Told[] | null = null;
  for (const line of lines) {
    const acts = ACTS.includes(line.kind) || line.kind === 'turn';
    if (open && !acts) {
      if (isTold(line)) open.splice(1, 1, line);
    } else if (isNews(scene, line)) {
      open = ACTS.includes(line.kind) ? [line] : null;
      deeds.push(open ?? [line]);
    } else if (acts) open = null;
  }
  return deeds;
}

function isTold(line: Told): boolean {
  return line.text !== '' && !DULL.includes(line.kind) && !isDraw(line);
}

function isNews(scene: TableScene, line: Told): boolean {
  if (!isTold(line) || line.seat === scene.seat) return false;
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
