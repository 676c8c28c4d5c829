import { told, type Adapter, type TableScene } from '../scene/scene.ts';
import type { GameId, TableModel } from '../ui/model.ts';
import type { Line } from '../wire.ts';
import { patched } from './patch.ts';
import { NO_TABLE, shownScene } from './shown.ts';

/** Ten seconds of a recorded game, as `scripts/trailers.py` writes them: the first view whole, then what changed. */
export interface Trailer {
  names: string[];
  view: unknown;
  shots: { line: Line; change?: unknown }[];
}

/** How long each of its pictures stays. */
export const SHOT_MS = 1000;
/** How long what is performed in a picture lasts. */
const BEAT_MS = 700;

/** Its pictures, one after the other, as the board of the game would perform them for somebody who looks on. */
export function pictures(game: GameId, trailer: Trailer, adapter: Adapter): TableModel[] {
  let view = trailer.view;
  return trailer.shots.map(({ line, change }, at) => {
    const scene = { ...sceneOf(game, trailer, view), read: line.n - 1 };
    if (change) view = patched(view, change);
    const telling = told(line);
    const cue = at > 0 ? adapter.fly?.(telling, scene as TableScene<never>, [telling]) : null;
    const cues = cue ? [{ line: telling, cue }] : [];
    const beat = { lines: [telling], cues, ms: BEAT_MS, left: 0, step: false };
    return adapter.adapt({ ...scene, view, lines: [telling], past: false, beat } as TableScene<never>);
  });
}

function sceneOf(game: GameId, { names }: Trailer, view: unknown): TableScene {
  return shownScene({ game, view, waiting: null, lines: [], read: 0, table: NO_TABLE, seat: -1, pack: null }, names);
}
