import { NO_DRAFT, type TableScene } from '../scene/scene.ts';
import type { ChairInfo, TableInfo } from '../wire.ts';

/** A table of which nothing is known but who sits there. */
export const NO_TABLE: TableInfo = {
  id: '',
  game: '',
  title: '',
  edition: 0,
  status: 'playing',
  frozen: '',
  setup: {},
  terms: {} as TableInfo['terms'],
  chairs: [],
  games: 1,
  results: [],
  wins: [],
  records: 0,
  commitment: '',
  promise: '',
  undo_by: -1,
  watchers: 0,
  opened: 0,
  teams: [],
  until: 0,
  closed_by: '',
  branch: null,
  lesson: '',
};

/** One moment of a game that is over, as a scene in which nobody is asked. */
export function shownScene(
  known: Pick<TableScene, 'game' | 'view' | 'waiting' | 'lines' | 'read' | 'table' | 'seat' | 'pack'>,
  names: string[],
): TableScene {
  return {
    ...known,
    table: { ...known.table, chairs: names.map(chairOf), status: 'playing' },
    chair: known.seat,
    ask: null,
    window: false,
    still: [],
    clock: null,
    chat: [],
    standing: null,
    said: [],
    draft: NO_DRAFT,
    hints: false,
    past: true,
  };
}

export function chairOf(name: string, seat: number): ChairInfo {
  return {
    number: seat,
    seat,
    kind: 'person',
    name,
    level: '',
    stand_in: '',
    here: true,
    host: false,
    ready: false,
    muted: false,
    phrase: false,
    avatar: '',
  };
}
