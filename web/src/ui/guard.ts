/**
 * Nothing may appear under a finger: for 300 ms after its question changed, the prompt hears nothing.
 * The clock is passed in, so that a test needs no waiting.
 */
export const GUARD_MS = 300;

export class Guard {
  #question: string | number | null = null;
  #since = -Infinity;

  asked(question: string | number | null, now: number): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#since = now;
  }

  hears(now: number): boolean {
    return now - this.#since >= GUARD_MS;
  }
}
