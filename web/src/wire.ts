// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

import type { NpzrTableView } from './wire/npzr.ts';
import type { RoundhouseTableView } from './wire/roundhouse.ts';
import type { RampageTableView } from './wire/rampage.ts';
import type { KaijuSiegeView } from './wire/kaiju.ts';
import type { SamuraiTableView } from './wire/samurai.ts';
export * from './wire/messages.ts';
export * from './wire/commands.ts';
export * from './wire/pages.ts';
export * from './wire/coach.ts';
export * from './wire/npzr.ts';
export * from './wire/roundhouse.ts';
export * from './wire/rampage.ts';
export * from './wire/kaiju.ts';
export * from './wire/samurai.ts';

/** Which wire this is: a server that says another one in `welcome` wants a newer client. */
export const WIRE = 'b5d253f25520';

/** The view of each game: what `scene.view` and `news.view` hold. */
export interface Views {
  'ninja-pirate-zombie-robot': NpzrTableView;
  'roundhouse-kick': RoundhouseTableView;
  'robot-rampage': RampageTableView;
  'cardboard-kaiju': KaijuSiegeView;
  'kung-fu-samurai': SamuraiTableView;
}
