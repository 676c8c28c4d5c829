import type { KaijuBuildingView, Option } from '../../wire.ts';
import { freshLines, hintOf, optionByKey, whyNotKey } from '../../scene/common.ts';
import { isChosen } from '../../scene/committing.ts';
import type { Told } from '../../scene/scene.ts';
import { t } from '../../words/words.svelte.ts';
import type { KaijuScene } from './cards.ts';
import { called, drafted, figureOf, liesOf, pickAt, placeName, siteWords, type Lie } from './lying.ts';
import type { BoardLetter, Building, KaijuModel, Figure, HexView, Place } from './model.ts';

/** The city and the river, with everything that can be chosen there. */
export function townOf(scene: KaijuScene): Pick<KaijuModel, 'buildings' | 'hexes' | 'kaiju' | 'ghost' | 'lastAttack'> {
  const lies = liesOf(scene);
  const now = drafted(scene, lies);
  const attack = attackOf(scene);
  const columns = extent(scene);
  return {
    buildings: scene.view.buildings.map((one, number) =>
      building(scene, one, number, boardOf(columns, [one.q, one.r]), now, attack),
    ),
    hexes: hexesOf(scene, columns, lies, now),
    kaiju: figureNow(scene),
    ghost: now && figureOf(now.first, now.second),
    lastAttack: attack ? pathOf(scene, attack) : undefined,
  };
}

function figureNow({ view }: KaijuScene): Figure {
  const [one, other] = view.figure;
  return figureOf([one?.q ?? 0, one?.r ?? 0], [other?.q ?? 0, other?.r ?? 0]);
}

// Three boards side by side: the map is told as sites and water, the rest of its rectangle is unused.

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function column([q, r]: Place): number {
  return q + Math.floor(r / 2);
}

function extent({ view }: KaijuScene): Extent {
  const places = [...view.buildings, ...view.water].map(({ q, r }): Place => [q, r]);
  const columns = places.map(column);
  const rows = places.map(([, r]) => r);
  return { left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows), bottom: Math.max(...rows) };
}

function boardOf({ left, right }: Extent, place: Place): BoardLetter {
  return (['A', 'B', 'C'] as const)[Math.floor((3 * (column(place) - left)) / (right - left + 1))] ?? 'C';
}

function hexesOf(scene: KaijuScene, all: Extent, lies: Lie[], now: Lie | undefined): HexView[] {
  const sites = new Set(scene.view.buildings.map(({ q, r }) => placeName([q, r])));
  const water = new Set(scene.view.water.map(({ q, r }) => placeName([q, r])));
  const hexes: HexView[] = [];
  for (let r = all.top; r <= all.bottom; r++) {
    for (let at = all.left; at <= all.right; at++) {
      const place: Place = [at - Math.floor(r / 2), r];
      const name = placeName(place);
      const kind = water.has(name) ? 'river' : sites.has(name) ? 'site' : 'unused';
      const hex: HexView = { q: place[0], r, board: boardOf(all, place), kind };
      hexes.push(kind === 'unused' || lies.length === 0 ? hex : { ...hex, ...reach(scene, lies, now, place) });
    }
  }
  return hexes;
}

function reach(scene: KaijuScene, lies: Lie[], now: Lie | undefined, place: Place): Partial<HexView> {
  const pick = pickAt(scene, lies, place);
  const name = placeName(place);
  const here = lies.filter((lie) => [placeName(lie.first), placeName(lie.second)].includes(name));
  const touched = [...new Set(here.flatMap((lie) => lie.touches))];
  return {
    pick,
    drafted: now && [placeName(now.first), placeName(now.second)].includes(name),
    says:
      pick &&
      t(touched.length > 0 ? 'kaiju-hex-touches' : 'kaiju-hex-bare', {
        place: Object.values(called(scene, place)).join(' '),
        touched: siteWords(scene, touched),
      }),
  };
}

// Buildings

function building(
  scene: KaijuScene,
  seen: KaijuBuildingView,
  number: number,
  board: BoardLetter,
  now: Lie | undefined,
  attack: Told[] | null,
): Building {
  const option = optionByKey(scene.ask, seen.id);
  const left = seen.strength - seen.damage;
  const about = freshLines(scene).filter((line) => ABOUT.has(line.kind) && line.number === number);
  const hit = attack?.filter((line) => line.number === number).pop();
  return {
    id: seen.id,
    name: seen.name,
    q: seen.q,
    r: seen.r,
    board,
    size: seen.large ? 'large' : 'small',
    damage: seen.damage,
    limit: seen.strength,
    shield: seen.shielded,
    fallen: !seen.standing,
    touching: seen.touched && seen.standing,
    nearly: seen.standing && left === 1 && seen.strength > 1,
    pick: option?.key,
    chosen: isChosen(scene, option?.key),
    why: whyNotKey(scene.ask, seen.id),
    outcome: option && outcome(option),
    tag: option && tag(option),
    preview: now?.touches.includes(seen.id),
    changed: about.length > 0,
    // What moves is for the beat alone: after it the board stands still.
    crumples: scene.beat && about.some((line) => line.kind === 'fell') && !seen.standing,
    shakes: scene.beat && about.some((line) => HITS.has(line.kind)) && seen.standing,
    breaks: scene.beat && about.some((line) => line.kind === 'blocked'),
    rises: scene.beat && about.some((line) => line.kind === 'shielded' || line.kind === 'rebuilt'),
    hit: hit && seen.standing === (hit.kind !== 'fell') ? hitWords(hit) : undefined,
  };
}

const HITS = new Set(['hurt', 'fell', 'blocked']);
const ABOUT = new Set([...HITS, 'shielded', 'rebuilt']);

export function hitWords(line: Told): string {
  if (line.kind === 'fell') return t('kaiju-hit-falls');
  return line.kind === 'blocked' ? t('kaiju-hit-shield') : `−${line.other}`;
}

/** What the server says an answer here would do. */
export function outcome(option: Option): string | undefined {
  if (option.hints.includes('shielded')) return t('kaiju-out-shielded');
  const over = hintOf(option, 'left_over:');
  if (option.hints.includes('falls'))
    return over ? t('kaiju-out-falls-over', { over: Number(over) }) : t('kaiju-out-falls');
  if (option.hints.includes('out_of_reach')) return t('kaiju-out-out-of-reach');
  return option.hints.includes('touched') ? t('kaiju-touching') : undefined;
}

function tag(option: Option): string | undefined {
  if (option.hints.includes('shielded')) return t('kaiju-hit-shield');
  if (!option.hints.includes('falls')) return undefined;
  const over = hintOf(option, 'left_over:');
  return over ? `${t('kaiju-hit-falls')} +${over}` : t('kaiju-hit-falls');
}

// The last attack

const ATTACKS = new Set(['played', 'enraged', 'deck_out']);

/** The hits of the card that hit last. */
function attackOf(scene: KaijuScene): Told[] | null {
  const { lines } = scene;
  const last = lines.map((line) => HITS.has(line.kind)).lastIndexOf(true);
  if (last < 0) return null;
  const start = lines
    .slice(0, last)
    .map((line) => ATTACKS.has(line.kind))
    .lastIndexOf(true);
  return lines.slice(start + 1, last + 1).filter((line) => HITS.has(line.kind));
}

/** From where the Kaiju lay, over what it hit, in order; without its beginning if it has swum since. */
function pathOf(scene: KaijuScene, hits: Told[]): Place[] {
  const first = hits[0]?.n ?? 0;
  const before = scene.lines.filter((line) => line.kind === 'swam' && line.n < first).pop();
  const since = scene.lines.some((line) => line.kind === 'swam' && line.n > first);
  const lay = before
    ? figureOf(hexAt(scene, before.number), hexAt(scene, before.other))
    : since
      ? null
      : figureNow(scene);
  return [...(lay ? [lay.head] : []), ...hits.map((line) => hexAt(scene, line.number))];
}

/** The board a place belongs to. */
export function boardAt(scene: KaijuScene, place: Place): BoardLetter {
  return boardOf(extent(scene), place);
}

export function hexesOfRiver(scene: KaijuScene): HexView[] {
  const all = extent(scene);
  return scene.view.water.map(({ q, r }) => ({ q, r, board: boardOf(all, [q, r]), kind: 'river' }));
}

/** Hexes are numbered buildings first, then the water. */
export function hexAt({ view }: KaijuScene, number: number): Place {
  const hex = view.buildings[number] ?? view.water[number - view.buildings.length];
  return [hex?.q ?? 0, hex?.r ?? 0];
}
