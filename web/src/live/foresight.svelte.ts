import type { Ask, Outlook } from '../wire.ts';

/** Somebody rests on an answer for so long before the house is asked what it would do. */
export const REST_MS = 250;
/** The house meters such questions: no two of them come closer. */
export const APART_MS = 300;

/**
 * The keys that something on the page would say, with those that are laid aside already; none: it gives no answer.
 * `step` is the board's own reading of `draft:<word>`.
 */
export function keysOf(pick: string, ask: Ask, laid: readonly string[], step: (word: string) => unknown): string[] {
  const offered = (key: string | undefined): boolean => ask.options.some((option) => option.key === key);
  if (!pick.startsWith('draft:')) return offered(pick) ? [pick] : [];
  if (pick === 'draft:send') return [...laid];
  const [, verb, said = ''] = /^draft:(add|note):(?:\w+=)?(.*)$/.exec(pick) ?? [];
  // What is laid aside already would be taken back: that leads nowhere.
  if (verb === 'add') return offered(said) && !laid.includes(said) ? [...laid, said] : [];
  const own = verb ? said.split('+') : step(pick.slice(6));
  return Array.isArray(own) && offered(own[0] as string) ? (own as string[]) : [];
}

/** What an answer would lead to: asked for when somebody rests on it, kept as long as the question stands. */
export class Foresight {
  outlook: Outlook | null = $state.raw(null);
  #wanted = '';
  #question = -1;
  #asked = -Infinity;
  #kept = new Map<string, Outlook | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly fetch: (question: number, keys: string[]) => Promise<Outlook | null>) {}

  look(question: number, keys: string[]): void {
    if (question !== this.#question) this.#kept.clear();
    const wanted = keys.join('\n');
    if (question === this.#question && wanted === this.#wanted) return;
    this.away();
    this.#question = question;
    this.#wanted = wanted;
    const known = this.#kept.get(wanted);
    if (known !== undefined) this.outlook = known;
    else
      this.#timer = setTimeout(
        () => void this.#ask(question, keys, wanted),
        Math.max(REST_MS, this.#asked + APART_MS - performance.now()),
      );
  }

  away(): void {
    clearTimeout(this.#timer);
    this.#wanted = '';
    if (this.outlook) this.outlook = null;
  }

  async #ask(question: number, keys: string[], wanted: string): Promise<void> {
    this.#asked = performance.now();
    // Without an answer nothing is shown; nobody has done anything wrong.
    const found = await this.fetch(question, keys).catch(() => null);
    if (question !== this.#question) return;
    this.#kept.set(wanted, found);
    if (wanted === this.#wanted) this.outlook = found;
  }
}
