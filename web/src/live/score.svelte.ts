import type { Part } from './compose.ts';
import type { Speed } from '../settings.svelte.ts';
import { capped, times } from './tempo.ts';

/** A beat with its time. */
export interface Timed extends Part {
  time: number;
}

/** Time as a score sees it; tests pass one that they wind by hand. */
export interface Metronome {
  after(ms: number, then: () => void): () => void;
}

export const METRONOME: Metronome = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

interface Performs {
  /** before the table changes */
  ready(part: Timed): void;
  /** it has changed */
  begun(part: Timed): void;
  /** the last beat is over, or what was left was not wanted: those beats are given */
  over(left: Part[]): void;
}

/** Plays beats in their order, one after the other. What comes while it plays is put at its end. */
export class Score {
  /** the beat that is being performed */
  now: Timed | null = $state.raw(null);
  /** how many come after it */
  left = $state(0);
  #queue: Timed[] = [];
  #stop: (() => void) | null = null;
  #speed: Speed = 'normal';
  /** somebody has ended a beat: the next time they end the score */
  #pressed = false;
  #held = false;

  constructor(
    private readonly performs: Performs,
    private readonly metronome: Metronome = METRONOME,
  ) {}

  /** Perform these, in at most that many milliseconds together with what is still to come. */
  add(parts: Part[], speed: Speed, seat: number, most: number): void {
    this.#speed = speed;
    const timed = times(parts, speed, seat);
    this.#queue.push(...parts.map((part, place) => ({ ...part, time: timed[place] ?? 0 })));
    if (speed !== 'step') {
      const shorter = capped(
        this.#queue.map((part) => part.time),
        most,
      );
      this.#queue = this.#queue.map((part, place) => ({ ...part, time: shorter[place] ?? 0 }));
    }
    this.left = this.#queue.length;
    if (!this.now && !this.#held) this.#next();
  }

  /** A key or a tap: the first ends the beat, the second the score; for who steps, each ends one beat. */
  press(all = false): void {
    if (!this.now) return;
    if (all || (this.#pressed && this.#speed !== 'step')) this.end();
    else {
      this.#pressed = true;
      this.#next();
    }
  }

  /** The beat that is performed stays until `goOn`, and nothing comes after it. */
  hold(): void {
    this.#held = true;
    this.#stop?.();
    this.#stop = null;
  }

  goOn(): void {
    if (!this.#held) return;
    this.#held = false;
    if (this.now && this.#speed !== 'step') this.#stop = this.metronome.after(this.now.time, () => this.#next());
    else if (!this.now && this.#queue.length > 0) this.#next();
  }

  /** The rest is not performed. */
  end(): void {
    if (!this.now && this.#queue.length === 0) return;
    const left = this.#queue;
    this.#queue = [];
    this.#finish(left);
  }

  /** Beats that are still to come. */
  rest(): Part[] {
    return this.#queue;
  }

  #next(): void {
    this.#stop?.();
    const part = this.#queue.shift();
    if (!part) {
      this.#finish([]);
      return;
    }
    this.performs.ready(part);
    this.now = part;
    this.left = this.#queue.length;
    this.#stop = this.#speed === 'step' || this.#held ? null : this.metronome.after(part.time, () => this.#next());
    this.performs.begun(part);
  }

  #finish(left: Part[]): void {
    this.#stop?.();
    this.#stop = null;
    this.#pressed = false;
    this.now = null;
    this.left = 0;
    this.performs.over(left);
  }
}
