/** The views of this game as they came, so that a line of the log can show its moment. Bounded. */
const MOST = 300;

export class Past {
  #views: { n: number; view: unknown }[] = [];

  keep(n: number, view: unknown): void {
    if (this.#views[this.#views.length - 1]?.n === n) this.#views.pop();
    this.#views.push({ n, view });
    if (this.#views.length > MOST) this.#views.shift();
  }

  /** The first view that was told together with this line or after it. */
  at(n: number): { view: unknown } | undefined {
    return this.#views.find((one) => one.n >= n);
  }

  forget(): void {
    this.#views = [];
  }
}
