import { stillMotion } from '../settings.svelte.ts';
import { plan, type Flight, type Planned } from './flight-plan.ts';

/** Cards in the air now. The layer draws them; the table waits for `land` before it asks the next question. */
class Flights {
  now: Planned[] = $state([]);
  words = $state('');
  #done: (() => void) | null = null;

  /** Fly them all; the promise is kept when the last has landed or a key cut the show. */
  fly(flights: readonly Flight[]): Promise<void> {
    this.cut();
    if (flights.length === 0) return Promise.resolve();
    if (stillMotion()) {
      this.words = flights
        .map((flight) => flight.words)
        .filter(Boolean)
        .join(' ');
      return Promise.resolve();
    }
    this.now = plan(flights);
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
