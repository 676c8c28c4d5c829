import type { Beat, Frame, Reel, TableInfo } from '../wire.ts';
import { feature } from '../scene/features.svelte.ts';
import { told, type TableScene, type Told } from '../scene/scene.ts';
import { shownScene } from './shown.ts';

/** A finished game as moments, fetched in parts as they are looked at. */
export type FetchReel = (seat: number, first: number) => Promise<Reel>;

export class Film {
  reel: Reel | null = $state.raw(null);
  seat = $state(-1);
  pack: unknown = $state.raw(null);
  #frames: (Frame | undefined)[] = $state.raw([]);
  #coming = new Map<string, Promise<void>>();

  constructor(
    private readonly fetch: FetchReel,
    private readonly table: TableInfo,
    seat: number,
  ) {
    this.seat = seat;
  }

  get length(): number {
    return (this.reel?.answers ?? 0) + 1;
  }

  /** Other eyes: what they saw is put in the place of the rest at once, so that the board stays where it is. */
  async through(seat: number, at: number): Promise<void> {
    const frames: (Frame | undefined)[] = [];
    const parts = new Map<string, Promise<void>>();
    for (let first = 0; first <= at; first += 60) {
      for (const frame of (await this.fetch(seat, first)).frames) frames[frame.at] = frame;
      parts.set(`${seat}:${first}`, Promise.resolve());
    }
    this.#coming = parts;
    this.seat = seat;
    this.#frames = frames;
  }

  /** The moment, and everything before it: the log is told from the beginning. */
  async need(at: number): Promise<void> {
    for (let first = 0; first <= at; first += 60) await this.#part(first);
  }

  /** What comes next is fetched while this is looked at. */
  async ahead(at: number): Promise<void> {
    const next = Math.floor(at / 60) * 60 + 60;
    if (next < this.length) await this.#part(next);
  }

  has(at: number): boolean {
    return this.#frames[at] !== undefined;
  }

  #part(first: number): Promise<void> {
    const key = `${this.seat}:${first}`;
    const known = this.#coming.get(key) ?? this.#load(first, this.seat);
    this.#coming.set(key, known);
    return known;
  }

  async #load(first: number, seat: number): Promise<void> {
    const reel = await this.fetch(seat, first);
    if (seat !== this.seat) return;
    this.reel = reel;
    const frames = [...this.#frames];
    for (const frame of reel.frames) frames[frame.at] = frame;
    this.#frames = frames;
  }

  /** What happened on the way to a moment. */
  happened(at: number): { lines: Told[]; beats: Beat[] } {
    const frame = this.#frames[at];
    return { lines: (frame?.lines ?? []).map(told), beats: frame?.beats ?? [] };
  }

  /** Whose answer comes next; -1 where nobody is asked. */
  asked(at: number): number {
    return at < this.length - 1 ? (this.#frames[at]?.waiting ?? -1) : -1;
  }

  /** One moment as a scene in which nobody is asked. */
  scene(at: number): TableScene | null {
    const frame = this.#frames[at];
    if (!frame || !this.reel) return null;
    const lines: Told[] = this.#frames.slice(0, at + 1).flatMap((one) => (one?.lines ?? []).map(told));
    return shownScene(
      {
        game: feature(this.reel.game)?.id ?? this.reel.game,
        view: frame.view,
        waiting: frame.waiting,
        lines,
        read: (lines[lines.length - 1]?.n ?? 0) - frame.lines.length,
        table: this.table,
        seat: this.seat,
        pack: this.pack,
      },
      this.reel.names,
    );
  }

  /** Turns with the moment at which each begins. */
  turns(): { turn: number; at: number }[] {
    const found: { turn: number; at: number }[] = [];
    for (const [at, turn] of (this.reel?.turns ?? []).entries())
      if (found[found.length - 1]?.turn !== turn) found.push({ turn, at });
    return found;
  }
}
