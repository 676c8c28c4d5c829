import { button, commonModel, nameOf, pickable, seatsFromMe } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { CardView, TableModel, WhyNot } from '../../ui/model.ts';

/** A board for any game that has none: what is asked, all answers as buttons, what can be read off the view. */
export interface PlainModel extends TableModel {
  seats: { name: string; you: boolean; asked: boolean; facts: Fact[] }[];
  facts: Fact[];
  offers: { key: string; label: string; hint: string }[];
  refusals: { label: string; why: WhyNot }[];
}

export interface Fact {
  name: string;
  value: string;
}

type Fields = Record<string, unknown>;
const SAID_ELSEWHERE = new Set(['hand', 'seats', 'sides', 'over', 'winners', 'ending', 'names', 'seat', 'name']);

export function adapt(scene: TableScene): PlainModel {
  const view = (scene.view ?? {}) as Fields;
  const hand = handOf(scene, view);
  const options = scene.ask?.options ?? [];
  const offers = options.map((option) => ({ key: option.key, label: option.text, hint: option.hints.join(', ') }));
  const common = commonModel(
    scene,
    options.length <= 3 ? options.map((option, place) => button(option, place === 0 ? 'main' : 'option')) : [],
  );
  return {
    ...common,
    hand,
    offers,
    facts: facts(view),
    refusals: (scene.ask?.why_not ?? []).map((one) => ({
      label: one.key,
      why: { words: one.text, clauses: [one.clause] },
    })),
    seats: seatsFromMe(scene).map((seat) => ({
      name: nameOf(scene, seat),
      you: seat === scene.seat,
      asked: scene.waiting === seat,
      facts: seatFacts(view, seat),
    })),
  };
}

/** Most views have `hand`; in others it is the `cards` of the viewer's own seat. */
function handOf(scene: TableScene, view: Fields): CardView[] {
  const own = seatFields(view, scene.seat);
  const cards = [view.hand, own?.cards, own?.hand].find(Array.isArray) ?? [];
  return (cards as unknown[]).map((card, place) => {
    const fields = (typeof card === 'string' ? { key: card, name: card } : card) as Fields;
    const key = String(fields.key ?? fields.id ?? '');
    return {
      id: `${place}:${key}`,
      name: String(fields.name ?? key),
      text: fields.text ? String(fields.text) : undefined,
      ...pickable(scene, key),
    };
  });
}

function seatFields(view: Fields, seat: number): Fields | undefined {
  const all = [view.seats, view.sides, view.players, view.robots, view.kickers, view.movies].find(Array.isArray) as
    Fields[] | undefined;
  return all?.find((one) => one?.seat === seat) ?? all?.[seat];
}

function seatFacts(view: Fields, seat: number): Fact[] {
  const fields = seatFields(view, seat);
  return fields && typeof fields === 'object' ? facts(fields) : [];
}

/** Numbers, words and lists of cards, by the names that the view gives them. */
function facts(fields: Fields): Fact[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (SAID_ELSEWHERE.has(name))
      return name === 'hand' && typeof value === 'number' ? [{ name, value: String(value) }] : [];
    const said = spell(value);
    return said ? [{ name: name.replaceAll('_', ' '), value: said }] : [];
  });
}

function spell(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (!Array.isArray(value)) return '';
  return value
    .map((one) =>
      typeof one === 'object' && one !== null ? String((one as Fields).name ?? (one as Fields).key ?? '') : String(one),
    )
    .filter(Boolean)
    .slice(0, 24)
    .join(', ');
}
