import type { GameId } from '../ui/model.ts';

/** Words by game, kept on this device: lessons that were finished, puzzles that were solved. */
export class Kept {
  constructor(private readonly key: string) {}

  of(game: GameId): string[] {
    return this.#all()[game] ?? [];
  }

  add(game: GameId, word: string): void {
    this.#keep(game, [...new Set([...this.of(game), word])]);
  }

  drop(game: GameId, word: string): void {
    this.#keep(
      game,
      this.of(game).filter((one) => one !== word),
    );
  }

  #all(): Record<string, string[]> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, string[]>;
    } catch {
      return {}; // a private window may refuse storage
    }
  }

  #keep(game: GameId, words: string[]): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ ...this.#all(), [game]: words }));
    } catch {
      // nothing kept, nothing lost
    }
  }
}

/** Puzzles that were solved, and those that were answered and not yet well. */
export const SOLVED = new Kept('matinee.puzzles');
export const MISSED = new Kept('matinee.puzzles.missed');
