import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Drafting } from '../src/live/drafting.ts';
import { withChosen } from '../src/scene/committing.ts';
import { told, type Adapter, type TableScene } from '../src/scene/scene.ts';
import type { TableModel } from '../src/ui/model.ts';
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
