import type { Option } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { optionByKey } from '../../scene/common.ts';
import type { KaijuScene } from './cards.ts';
import type { Figure, Place } from './model.ts';

/** Where the Kaiju may come to lie: two hexes, drafted and seen together before anything is said. */

const WAYS: Record<string, Place> = { E: [1, 0], NE: [1, -1], NW: [0, -1], W: [-1, 0], SW: [-1, 1], SE: [0, 1] };

/** One way to lie, and the answers that say it. */
export interface Lie {
  keys: string[];
  /** the hex chosen first (on water, or the one that stays), and the other */
  first: Place;
  second: Place;
  touches: string[];
}

export function placeName([q, r]: Place): string {
  return `${q},${r}`;
}

/** What people call a place: `C2 Bulimba Shipyard`, or its stretch of the river with the hex. */
export function called(scene: KaijuScene, place: Place): { name: string; hex: string } {
  const building = scene.view.buildings.find((one) => same([one.q, one.r], place));
  if (building) return { name: building.name, hex: building.id };
  const water = scene.view.water.find((one) => same([one.q, one.r], place));
  return { name: water?.name ?? '', hex: placeName(place) };
}

/** What the Kaiju would touch, by the names that stand on the map. */
export function touchWords(scene: KaijuScene, touches: string[]): string {
  if (touches.length === 0) return t('kaiju-touches-none');
  return t('kaiju-touches', { touched: siteWords(scene, touches) });
}

/** The same for a button: several are named by the letters on the map. */
export function touchShort(scene: KaijuScene, touches: string[]): string {
  return touches.length > 1 ? t('kaiju-touches', { touched: touches.join(', ') }) : touchWords(scene, touches);
}

export function siteWords(scene: KaijuScene, ids: string[]): string {
  const nameOf = new Map(scene.view.buildings.map((one) => [one.id, one.name]));
  return ids.map((id) => `${nameOf.get(id) ?? ''} (${id})`).join(', ');
}

/** Both hexes by name; two of one stretch are named together. */
export function whereWords(scene: KaijuScene, lie: Lie): string {
  const [one, other] = [called(scene, lie.first), called(scene, lie.second)];
  if (one.name === other.name) return `${one.name} (${one.hex}; ${other.hex})`.trim();
  return `${one.name} (${one.hex}) + ${other.name} (${other.hex})`;
}

function placeAt(scene: KaijuScene, name: string): Place {
  const building = scene.view.buildings.find((one) => one.id === name);
  if (building) return [building.q, building.r];
  const [q = 0, r = 0] = name.split(',').map(Number);
  return [q, r];
}

const FREE = new Set(['KaijuWater', 'BaitWater']);
const SECOND = new Set(['KaijuSecond', 'BaitSecond']);
const STEP = new Set(['KaijuOneHex', 'PushStep']);

/** Whether the question is where the Kaiju lies. */
export function asksWhere(scene: KaijuScene): boolean {
  const name = scene.ask?.name ?? '';
  return FREE.has(name) || SECOND.has(name) || STEP.has(name);
}

/** Every way to lie that the question offers. */
export function liesOf(scene: KaijuScene): Lie[] {
  const name = scene.ask?.name ?? '';
  const options = scene.ask?.options.filter((option) => option.key !== 'pass') ?? [];
  if (FREE.has(name)) return options.flatMap((option) => onWater(scene, option));
  return SECOND.has(name) || STEP.has(name) ? options.map((option) => offered(scene, option)) : [];
}

/** A water hex with each of its seconds; a second that is the only one is answered by the house. */
function onWater(scene: KaijuScene, option: Option): Lie[] {
  const ways = option.hints.filter((hint) => hint.startsWith('lie:')).map((hint) => hint.slice(4).split(':'));
  const first = placeAt(scene, option.place);
  return ways.map(([way = '', touched = '']) => {
    const [q, r] = WAYS[way] ?? [0, 0];
    return {
      keys: ways.length > 1 ? [option.key, way] : [option.key],
      first,
      second: [first[0] + q, first[1] + r],
      touches: touched.split(',').filter(Boolean),
    };
  });
}

/** `16,1+C2`: the hex that stays or was chosen, and the other. */
function offered(scene: KaijuScene, option: Option): Lie {
  const [one = '', other = ''] = option.place.split('+');
  const touched = option.hints.find((hint) => hint.startsWith('touches:'))?.slice(8) ?? '';
  return {
    keys: [option.key],
    first: placeAt(scene, one),
    second: placeAt(scene, other),
    touches: touched.split(',').filter(Boolean),
  };
}

/** CK-05 The pair is unordered: each placement once, whichever hex one begins with. */
export function eachOnce(lies: Lie[]): Lie[] {
  const seen = new Set<string>();
  return lies.filter(({ first, second }) => {
    const pair = [placeName(first), placeName(second)].sort().join('+');
    return !seen.has(pair) && seen.add(pair);
  });
}

// The draft

const SAY_IT = 'draft:lie';

/** The way to lie that is drafted: its answers, joined. */
export function drafted(scene: KaijuScene, lies: Lie[]): Lie | undefined {
  const said = scene.draft.notes.lie ?? '';
  return said ? lies.find((lie) => lie.keys.join('+') === said) : undefined;
}

function note(lie: Lie | undefined): string {
  return `draft:note:lie=${lie?.keys.join('+') ?? ''}`;
}

function same(one: Place, other: Place): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Of several ways, the one that touches most: it is drawn first, and can be turned. */
function best(lies: Lie[]): Lie | undefined {
  return [...lies].sort((a, b) => b.touches.length - a.touches.length)[0];
}

/**
 * What a click on a hex does. With a water hex chosen, a hex beside it is the second half; any other starts over; where
 * the figure is drafted already, the same place once more says it, as the bar does. Where one hex moves, a hex is where
 * it goes.
 */
export function pickAt(scene: KaijuScene, lies: Lie[], place: Place): string | undefined {
  const now = drafted(scene, lies);
  const moves = !FREE.has(scene.ask?.name ?? '');
  if (now && (same(now.second, place) || (!moves && same(now.first, place)))) return SAY_IT;
  const here = lies.filter((lie) => same(moves ? lie.second : lie.first, place));
  const turned = now && !moves && lies.find((lie) => same(lie.first, now.first) && same(lie.second, place));
  if (turned) return note(turned);
  return here.length > 0 ? note(best(here)) : undefined;
}

/** The next way through the same hex; the best one if none is drafted there. */
function after(here: Lie[], now: Lie | undefined): Lie | undefined {
  const at = now ? here.indexOf(now) : -1;
  return at < 0 ? best(here) : here[(at + 1) % here.length];
}

/** Other ways through the hexes of the draft, for a button that turns it. */
export function turned(scene: KaijuScene, lies: Lie[], now: Lie): Lie | undefined {
  const moves = !FREE.has(scene.ask?.name ?? '');
  const here = lies.filter((lie) => same(moves ? lie.second : lie.first, moves ? now.second : now.first));
  return here.length > 1 ? after(here, now) : undefined;
}

export function noteOf(lie: Lie): string {
  return note(lie);
}

/** The keys of a drafted way to lie, if the word is the one that says it. */
export function lieSaid(scene: KaijuScene, word: string): string[] | null {
  if (word !== 'lie') return null;
  const lie = drafted(scene, liesOf(scene));
  return lie && optionByKey(scene.ask, lie.keys[0] ?? '') ? lie.keys : null;
}

/** CK-05 The pair is unordered; the head lies on the upper hex, or on the left one. */
export function figureOf(one: Place, other: Place): Figure {
  const oneFirst = one[1] < other[1] || (one[1] === other[1] && one[0] < other[0]);
  return oneFirst ? { head: one, tail: other } : { head: other, tail: one };
}
