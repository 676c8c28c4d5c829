import { NO_TABLE, chairOf } from '../src/live/shown.ts';
import { NO_DRAFT, type TableScene } from '../src/scene/scene.ts';
import type { Ask, ChairInfo, Option, TableInfo } from '../src/wire.ts';

/** Scenes for tests: one moment of a table, as it would come over the wire. */
export function chair(seat: number, name: string, more: Partial<ChairInfo> = {}): ChairInfo {
  return { ...chairOf(name, seat), host: seat === 0, ...more };
}

export function table(game: string, names: string[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    ...NO_TABLE,
    id: 'table',
    game,
    title: game,
    edition: 1,
    chairs: names.map((name, seat) => chair(seat, name)),
    wins: names.map(() => 0),
    commitment: 'ab'.repeat(32),
    promise: 'cd'.repeat(32),
    ...more,
  };
}

export function option(key: string, card = '', place = '', hints: string[] = []): Option {
  return { key, text: key, card, place, hints };
}

export function ask(name: string, options: Option[], more: Partial<Ask> = {}): Ask {
  return { number: 7, name, seat: 0, clause: 'XX-01', text: `${name}?`, inside: false, options, why_not: [], ...more };
}

export function scene<View>(
  game: TableScene['game'],
  view: View,
  more: Partial<TableScene<View>> = {},
): TableScene<View> {
  return {
    game,
    view,
    ask: null,
    waiting: null,
    window: false,
    still: [],
    clock: null,
    lines: [],
    read: 0,
    table: table(game, ['Ada', 'Bo']),
    chat: [],
    seat: 0,
    chair: 0,
    standing: null,
    said: [],
    draft: NO_DRAFT,
    pack: null,
    hints: true,
    past: false,
    ...more,
  };
}
