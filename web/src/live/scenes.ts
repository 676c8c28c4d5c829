import { feature } from '../scene/features.svelte.ts';
import { NO_DRAFT, type TableScene } from '../scene/scene.ts';
import type { News, Scene, TableInfo } from '../wire.ts';

interface Around {
  before: TableScene | null;
  lines: TableScene['lines'];
  read: number;
  table: TableInfo;
  said: string[];
}

/** A scene out of what the server says; who looks at it, and what they have begun, comes later. */
export function sceneOf(message: Scene | News, { before, lines, read, table, said }: Around): TableScene {
  const { view, ask, team, waiting, window, still, lesson } = message;
  return {
    chair: -1,
    seat: -1,
    chat: [],
    standing: null,
    draft: NO_DRAFT,
    pack: null,
    hints: false,
    past: false,
    said,
    game: feature(table.game)?.id ?? table.game,
    view,
    ask,
    team,
    waiting,
    window,
    still,
    lesson,
    clock: clockOf(message, before),
    lines,
    read,
    table,
  };
}

/** A clock that was restarted has all its time; one that goes on keeps what it began with. */
function clockOf({ clock }: Scene | News, before: TableScene | null): TableScene['clock'] {
  if (!clock) return null;
  const restarted = before?.clock?.seat !== clock.seat || clock.left > (before.clock?.left ?? 0);
  const total = restarted ? clock.left : before.clock?.total;
  return { ...clock, total: total ?? clock.left, at: performance.now() };
}

/** The table with another view, as of a line: nobody is asked. */
export function unasked(scene: TableScene, view: unknown, line: number): TableScene {
  return {
    ...scene,
    view,
    ask: null,
    team: null,
    waiting: null,
    still: [],
    clock: null,
    said: [],
    draft: NO_DRAFT,
    lines: scene.lines.filter((one) => one.n <= line),
  };
}
