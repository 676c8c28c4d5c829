import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Drafting } from '../src/live/drafting.ts';
import { withChosen } from '../src/scene/committing.ts';
import { told, type Adapter, type Cue, type TableScene, type Told } from '../src/scene/scene.ts';
import type { CardView, TableModel } from '../src/ui/model.ts';
import type { Ask, Line, Result } from '../src/wire.ts';
import { scene, table } from './scene.ts';

/** Real moments of a game, as the server told them: one file each in scenes/. */
interface Sample<View> {
  seat: number;
  seats: number;
  waiting: number | null;
  view: View;
  ask: Ask | null;
  lines: Line[];
  result: Result | null;
}

export const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'];
const folder = join(import.meta.dirname, 'scenes');

export function namesOf(game: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${game}-`) && !file.endsWith('-pack.json'))
    .map((file) => file.slice(game.length + 1, -5));
}

export function readScene(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));
}

/** `unread`: how many of its lines the viewer has not seen yet. */
export function moment<View>(
  game: TableScene['game'],
  id: string,
  name: string,
  unread: number,
  more: Partial<TableScene<View>> = {},
): TableScene<View> {
  const { seat, seats, waiting, view, ask, lines, result } = readScene(`${game}-${name}`) as Sample<View>;
  const stood = lines.map(told);
  const at = table(id, NAMES.slice(0, seats), result ? { status: 'over', results: [result] } : {});
  const read = Math.max((stood.at(-1)?.n ?? 0) - unread, stood[0]?.n ?? 0);
  return scene(game, view, {
    seat,
    chair: seat,
    waiting,
    ask,
    lines: stood,
    read,
    table: at,
    window: waiting === null && !result,
    ...more,
  });
}

/** A line about a card that moves, if nothing else is said of it. */
export const moved = (more: Partial<Line>): Told => told({ n: 1, kind: 'moved', ...more });

/** The table in the beat of these lines. */
export function inBeat<View>(
  fly: (line: Told, before: TableScene<View>, fresh: Told[]) => Cue | null,
  now: TableScene<View>,
  ...lines: Told[]
): TableScene<View> {
  const cues = lines.flatMap((line) => {
    const cue = fly(line, now, lines);
    return cue ? [{ line, cue }] : [];
  });
  return {
    ...now,
    ask: null,
    lines: [...now.lines, ...lines],
    read: (lines[0]?.n ?? 1) - 1,
    beat: { lines, cues, ms: 500, left: 0, step: false },
  };
}

/** What the house takes for an answer now, in the order of the alphabet. */
export const offered = (now: TableScene<unknown>): string[] => now.ask!.options.map((option) => option.key).sort();

/** The buttons of the bar that can be pressed. */
export const buttons = ({ prompt }: TableModel): string[] =>
  prompt.options.filter((option) => option.kind !== 'whynot').map((option) => option.key);

/** What is taken up of the hand, and of other cards that may be. */
export const takenUp = ({ hand }: TableModel, more: CardView[] = []): string[] =>
  [...hand, ...more].filter((card) => card.state === 'selected').map((card) => card.id);

/**
 * A person at the table: sees the model, clicks, and the answers (or `every` kind of message) are written down. With
 * `quick` one tap plays.
 */
export function sitAt<View, Model>(
  adapter: { adapt(scene: TableScene<View>): Model },
  first: TableScene<View>,
  every = false,
  quick = false,
) {
  const said: string[][] = [];
  let now = first;
  const drafting = new Drafting({
    scene: () => now as TableScene,
    adapter: () => adapter as unknown as Adapter,
    draft: (draft) => (now = { ...now, draft }),
    quick: () => quick,
    say: (message) => (message.type === 'answer' ? said.push(message.keys) : every && said.push([message.type])),
  });
  return {
    said,
    model: () =>
      withChosen(
        adapter.adapt(now) as unknown as TableModel,
        now as TableScene,
        adapter as unknown as Adapter,
      ) as unknown as Model,
    now: () => now,
    click: (key: string) => drafting.choose(key),
    drafting,
  };
}
