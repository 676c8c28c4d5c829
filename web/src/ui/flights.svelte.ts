import { pace } from '../settings.svelte.ts';
import type { Spot } from './spots.ts';
import { plan, type Flight, type Planned } from './flight-plan.ts';

/** A mark where something would happen: the card that would lie there, and the number of the step that tells of it. */
export interface Ghost {
  at: string;
  n: number;
  face?: Flight['face'];
}

/** A number on the board, as it would be. */
export interface Changed {
  at: Spot;
  text: string;
}

/** Cards in the air now. The layer draws them; the table waits for `land` before it asks the next question. */
class Flights {
  now: Planned[] = $state([]);
  words = $state('');
  /** what is only imagined: it lies still, and is gone when nobody points at its answer */
  ghosts: Ghost[] = $state.raw([]);
  changed: Changed[] = $state.raw([]);
  #done: (() => void) | null = null;

  /** Fly them all; the promise is kept when the last has landed or a key cut the show. */
  fly(flights: readonly Flight[], within?: number): Promise<void> {
    this.cut();
    if (flights.length === 0) return Promise.resolve();
    if (pace() === 'once') {
      this.words = flights
        .map((flight) => flight.words)
        .filter(Boolean)
        .join(' ');
      return Promise.resolve();
    }
    this.now = plan(flights, within);
    return new Promise((done) => {
      this.#done = done;
    });
  }

  landed(id: number): void {
    this.now = this.now.filter((flight) => flight.id !== id);
    if (this.now.length === 0) this.cut();
  }

  cut(): void {
    this.now = [];
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}

export const flights = new Flights();
