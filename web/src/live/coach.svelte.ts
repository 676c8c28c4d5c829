import type { House } from '../house.ts';
import type { CoachReport, CoachState } from '../wire.ts';
import { whyRefused } from './refused.ts';

/** So long between two questions how far it is. */
const PAUSE = 1000;

/** An analysis that this page waits for: it asks how far it is until it is done, or the page is left. */
export class Coaching {
  state: CoachState['state'] = $state('none');
  done = $state(0);
  total = $state(0);
  report: CoachReport | null = $state.raw(null);
  /** why the coach did not take the game, in words */
  refused = $state('');
  #left = false;

  constructor(
    private readonly house: House,
    private readonly table: string,
    private readonly number: number,
  ) {}

  /** Only what was found before; nobody is put to work. */
  async look(): Promise<void> {
    await this.#hear(() => this.house.coach(this.table, this.number, false)).catch(() => undefined);
  }

  async ask(pause: (ms: number) => Promise<void> = wait): Promise<void> {
    this.refused = '';
    try {
      await this.#hear(() => this.house.coach(this.table, this.number, true));
      while (!this.#left && (this.state === 'waiting' || this.state === 'thinking')) {
        await pause(PAUSE);
        if (!this.#left) await this.#hear(() => this.house.coach(this.table, this.number, false));
      }
    } catch (error) {
      this.refused = whyRefused(error);
    }
  }

  leave(): void {
    this.#left = true;
  }

  async #hear(asked: () => Promise<CoachState>): Promise<void> {
    const { state, done, total, report } = await asked();
    [this.state, this.done, this.total, this.report] = [state, done, total, report];
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
