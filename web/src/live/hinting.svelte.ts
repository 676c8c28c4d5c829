import type { Ask } from '../wire.ts';

/** What a bot would answer, why, and by which keys. */
interface Advice {
  text: string;
  keys: string[];
}

const KEY = 'matinee.hints';
/** games whose hints are remembered */
const MOST = 40;

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {}; // a private window may refuse storage
  }
}

/** "What would a star do?" at one table: asked for, shown while it helps, counted for the end. */
export class Hinting {
  advice: Advice | null = $state.raw(null);
  busy = $state(false);
  #counted: Record<string, number> = $state.raw(kept());

  constructor(
    private readonly table: string,
    private readonly fetch: (table: string) => Promise<Advice>,
  ) {}

  /** How many were taken in a game of this table. */
  taken(game: number): number {
    return this.#counted[this.#name(game)] ?? 0;
  }

  /** Rejects with what the house says against it. */
  async ask(game: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.advice = await this.fetch(this.table);
      this.#count(game);
    } finally {
      this.busy = false;
    }
  }

  /** The answer to light: the next of the plan that can be given now. */
  lit(ask: Ask | null): string | null {
    return this.advice?.keys.find((key) => ask?.options.some((option) => option.key === key)) ?? null;
  }

  drop(): void {
    if (this.advice) this.advice = null;
  }

  #count(game: number): void {
    const name = this.#name(game);
    const others = Object.entries(kept()).filter(([one]) => one !== name);
    this.#counted = Object.fromEntries([...others.slice(1 - MOST), [name, this.taken(game) + 1]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#counted));
    } catch {
      // nothing kept, nothing lost
    }
  }

  #name(game: number): string {
    return `${this.table}.${game}`;
  }
}
