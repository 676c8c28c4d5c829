import type { Adapter, TableScene, Told } from '../scene/scene.ts';

type Proud = Pick<Adapter, 'glory'> | null;

/** Your own proudest line: of two equal ones, the later. */
export function proudest(adapter: Proud, scene: TableScene, lines: Told[]): { line: Told; worth: number } | null {
  let best: { line: Told; worth: number } | null = null;
  for (const line of lines) {
    const worth = adapter?.glory?.(line, scene as TableScene<never>) ?? 0;
    if (worth > 0 && worth >= (best?.worth ?? 0)) best = { line, worth };
  }
  return best;
}

/** Keeps the picture of the best moment of a game, as its lines come. */
export class Glory {
  #kept: { n: number; worth: number; view: unknown } | null = null;

  tell(adapter: Proud, scene: TableScene, lines: Told[], view: unknown): void {
    const found = proudest(adapter, scene, lines);
    if (found && found.worth >= (this.#kept?.worth ?? 0)) this.#kept = { n: found.line.n, worth: found.worth, view };
  }

  /** The table at this line, if somebody was here to see it. */
  at(line: Told): unknown {
    return this.#kept?.n === line.n ? this.#kept.view : undefined;
  }

  forget(): void {
    this.#kept = null;
  }
}
