/** Who is sounding now. At most three voices: a fourth sound waits for nobody and is simply not heard. */
const MOST_VOICES = 3;

export class Voices {
  #ends: number[] = [];

  /** True, and a voice is taken for `seconds`, if one of the three is free. */
  take(now: number, seconds: number): boolean {
    this.#ends = this.#ends.filter((end) => end > now);
    if (this.#ends.length >= MOST_VOICES) return false;
    this.#ends.push(now + seconds);
    return true;
  }

  silence(): void {
    this.#ends = [];
  }
}
