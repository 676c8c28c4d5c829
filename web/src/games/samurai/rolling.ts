import { freshLines, momentOf, nameOf } from '../../scene/common.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import type { SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { sumOf } from './ending.ts';
import { cardsInSight, iconOf, nameBy } from './faces.ts';
import { TYPE_TINT } from './icons.ts';
import type { Credit, Credited, SamuraiModel, TitleWord } from './model.ts';
import { lights } from './titling.ts';

/** The credits roll: name by name every card that scores, what it brings and why, until all sums stand there. */

type Scene = TableScene<SamuraiTableView>;

/** The lines of which they are made. */
const CREDITS = ['credited', 'scored', 'film-over'];

export function isRolling(scene: Scene): boolean {
  return CREDITS.includes(momentOf(scene)?.moment ?? '');
}

/** In their beats; for somebody who wants no performance, the sums at once, where another film follows. */
export function creditsOf(scene: Scene): SamuraiModel['credits'] {
  const atOnce = !scene.beat && !scene.view.over && freshLines(scene).some((line) => line.kind === 'film-over');
  if (!isRolling(scene) && !atOnce) return undefined;
  const told = lastCredits(scene.lines);
  const last = told.at(-1);
  const over = last?.kind === 'film-over';
  const seats = [...new Set(told.filter((line) => line.kind !== 'film-over').map((line) => line.seat))];
  return {
    rows: seats.map((seat) => rowOf(scene, told, seat, !over && seat === last?.seat)),
    title: titleOf(scene, last),
    over,
  };
}

/** What has been told of the film that ended last. */
function lastCredits(lines: Told[]): Told[] {
  const end = lines.length - 1 - [...lines].reverse().findIndex((line) => CREDITS.includes(line.kind));
  const start = lines
    .slice(0, end)
    .map((line) => line.kind)
    .lastIndexOf('film-over');
  return lines.slice(start + 1, end + 1).filter((line) => CREDITS.includes(line.kind));
}

function rowOf(scene: Scene, told: Told[], seat: number, open: boolean): Credited {
  const mine = told.filter((line) => line.seat === seat && line.kind !== 'film-over');
  const cards = mine.filter((line) => line.kind === 'credited');
  const whole = mine.find((line) => line.kind === 'scored');
  return {
    seat,
    name: nameOf(scene, seat),
    points: whole?.number ?? cards.at(-1)?.other ?? 0,
    sum: whole ? sumOf(partsOf(scene, cards, whole)) : '',
    cards: open ? cards.map((line) => creditOf(scene, line)) : [],
    open,
  };
}

/** The sum as its viewer can check it: what a rival still held is told apart. */
function partsOf(scene: Scene, cards: Told[], whole: Told): Parameters<typeof sumOf>[0] {
  const all = (part: number, some = cards): number => some.reduce((sum, line) => sum + (line.faces[part] ?? 0), 0);
  const shown = cards.filter((line) => !line.source.startsWith('hand') || line.seat === scene.seat);
  return { ds: all(0), words: all(1, shown), extras: all(2), score: whole.number };
}

function creditOf(scene: Scene, line: Told): Credit {
  const sight = cardsInSight(scene.view);
  const seen = sight.get(line.card);
  const name = line.card ? nameBy(line.card, sight, scene.pack) : t('samurai-credit-hidden');
  return {
    id: line.n,
    name,
    icon: iconOf(name),
    tint: TYPE_TINT[seen?.type ?? ''],
    points: minus(line.number),
    ticket: paid(line) ? (seen?.word ?? t('samurai-credit-word')) : undefined,
    hidden: line.card === '',
    why: line.text.replace(/^- /, ''),
  };
}

function minus(points: number): string {
  return String(points).replace('-', '−');
}

function paid(line: Told | undefined): boolean {
  return line?.kind === 'credited' && (line.faces[1] ?? 0) > 0;
}

/** The word that pays the card of this beat burns brighter; of a hidden card it may be any. */
function titleOf(scene: Scene, line: Told | undefined): TitleWord[] {
  const { title, scoring } = scene.view.poster;
  const word = line?.card ? cardsInSight(scene.view).get(line.card)?.word : undefined;
  const pays = paid(line) ? lights(title, word ? [word] : scoring) : [];
  return lights(title, scoring).map((one, place) => ({ ...one, pays: pays[place]?.gold ?? false }));
}
