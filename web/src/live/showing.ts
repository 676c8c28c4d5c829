import { placeOf } from '../ui/anchor.ts';
import { plan, type Flight } from '../ui/flight-plan.ts';
import { flights } from '../ui/flights.svelte.ts';
import { play } from '../ui/sound.ts';
import { isOver } from '../scene/common.ts';
import type { Cue, TableScene, Told } from '../scene/scene.ts';

/** What lines of the journal do on the screen: cards fly, things sound. */
export interface Prepared {
  flights: Flight[];
  sounds: { cue: Cue; flight: number | null }[];
}

let next = 1;
const MOST = 60;

/** Before the table changes: where the cards lie now is where they fly from. */
export function prepare(cues: { line: Told; cue: Cue }[]): Prepared {
  const made: Prepared = { flights: [], sounds: [] };
  for (const { line, cue } of cues.slice(-MOST)) {
    let flight: number | null = null;
    if (cue.from && cue.to) {
      flight = next++;
      made.flights.push({
        id: flight,
        from: cue.from,
        to: cue.to,
        fromBox: placeOf(cue.from) ?? undefined,
        face: cue.face,
        fits: cue.fits,
        turns: cue.turns,
        link: cue.link,
        words: line.text,
      });
    }
    if (cue.sound) made.sounds.push({ cue, flight });
  }
  return made;
}

/** After it has changed; within a beat's milliseconds, if it has any. */
export function perform(prepared: Prepared, within?: number): void {
  void flights.fly(prepared.flights, within);
  const starts = new Map(plan(prepared.flights, within).map((flight) => [flight.id, flight.start]));
  for (const { cue, flight } of prepared.sounds) {
    const sound = cue.sound;
    if (sound) setTimeout(() => play(sound, cue.link ?? 0), flight === null ? 0 : (starts.get(flight) ?? 0));
  }
}

/** It is your turn now; it is over now. */
export function stirring(before: TableScene, after: TableScene | null): void {
  if (!after) return;
  if (!before.ask && after.ask && !after.ask.inside) play('yourTurn');
  if (!isOver(before) && isOver(after)) {
    const winners = (after.view as { winners?: number[] }).winners ?? [];
    play(after.seat >= 0 && !winners.includes(after.seat) ? 'lose' : 'win');
  }
}
