import { withChosen } from '../scene/committing.ts';
import { feature } from '../scene/features.svelte.ts';
import { NO_DRAFT, told, type Adapter, type Draft, type TableScene } from '../scene/scene.ts';
import { settings } from '../settings.svelte.ts';
import type { Say } from '../socket.ts';
import { NO_ACTS, type GameId, type TableActs, type TableModel } from '../ui/model.ts';
import { tell } from '../ui/toasts.svelte.ts';
import type { PuzzlePosition, Verdict } from '../wire.ts';
import { Drafting } from './drafting.ts';
import { MISSED, SOLVED } from './kept.ts';
import { whyRefused } from './refused.ts';
import { NO_TABLE, shownScene } from './shown.ts';

/** How a puzzle hears what comes of some keys; none: how it begins. */
type AskPuzzle = (keys: string[]) => Promise<PuzzlePosition>;

/** One puzzle on the board of its game: the first whole action is the answer, and is judged. */
export class Puzzle {
  position: PuzzlePosition | null = $state.raw(null);
  verdict: Verdict | null = $derived(this.position?.verdict ?? null);
  /** something was answered, and the coach has not said yet what it is worth */
  weighing = $state(false);
  #draft: Draft = $state.raw(NO_DRAFT);
  #keys: string[] = [];
  /** every question is a new one, also the one that somebody comes back to */
  #number = 0;
  readonly #drafting: Drafting;

  constructor(
    private readonly asked: AskPuzzle,
    private readonly adapter: Adapter,
    private readonly pack: unknown,
  ) {
    this.#drafting = new Drafting({
      scene: () => this.scene,
      adapter: () => this.adapter,
      draft: (draft) => (this.#draft = draft),
      say: (message) => void this.#say(message),
      quick: () => settings.quick,
    });
  }

  /** From the beginning, also after an answer; `known`: how it begins, if that was heard already. */
  async begin(known?: PuzzlePosition): Promise<void> {
    this.#take([], known ?? (await this.asked([])));
  }

  /** The same moment again, in the words of another language. */
  async retell(): Promise<void> {
    this.position = this.#numbered(await this.asked(this.#keys));
  }

  scene: TableScene | null = $derived.by(() => {
    const position = this.position;
    if (!position) return null;
    const lines = position.lines.map(told);
    const shown = {
      game: gameOf(position),
      view: position.view,
      waiting: position.seat,
      lines,
      read: lines[lines.length - 1]?.n ?? 0,
      table: { ...NO_TABLE, game: position.game, setup: position.setup },
      seat: position.seat,
      pack: this.pack,
    };
    return {
      ...shownScene(shown, position.names),
      ask: position.ask,
      said: this.#drafting.said,
      draft: this.#draft,
      past: false,
    };
  });

  model: TableModel | null = $derived.by(() => {
    if (!this.scene) return null;
    const model = withChosen(this.adapter.adapt(this.scene as TableScene<never>), this.scene, this.adapter);
    const confirm = this.#drafting.confirm(this.scene, this.adapter);
    return confirm ? { ...model, confirm } : model;
  });

  readonly acts: TableActs = {
    ...NO_ACTS,
    choose: (key, sure) => this.#drafting.choose(key, sure),
    whyNot: (title, why) => (this.#draft = { ...this.#draft, whyNot: { title, why } }),
  };

  async #say(message: Say): Promise<void> {
    const said = this.#keys;
    const keys = message.type === 'answer' ? [...said, ...message.keys] : said.slice(0, -1);
    if (message.type !== 'answer' && (message.type !== 'undo' || said.length === 0)) return;
    this.weighing = message.type === 'answer';
    try {
      this.#take(keys, await this.asked(keys));
    } catch (error) {
      this.#drafting.refused();
      tell(whyRefused(error));
    } finally {
      this.weighing = false;
    }
  }

  #take(keys: string[], heard: PuzzlePosition): void {
    this.#number += 1;
    const position = this.#numbered(heard);
    this.#keys = keys;
    this.#draft = NO_DRAFT;
    this.position = position;
    this.#note(position);
    this.#drafting.asked(position.ask);
  }

  #numbered(position: PuzzlePosition): PuzzlePosition {
    return { ...position, ask: position.ask && { ...position.ask, number: this.#number } };
  }

  #note({ id, verdict, ...position }: PuzzlePosition): void {
    const game = gameOf(position);
    if (verdict?.right) {
      SOLVED.add(game, id);
      MISSED.drop(game, id);
    } else if (verdict && !SOLVED.of(game).includes(id)) MISSED.add(game, id);
  }
}

/** The next one that is not solved yet, else simply the next; null: there is no other. */
export function nextOf(ids: readonly string[], now: string, solved: readonly string[]): string | null {
  const place = ids.indexOf(now);
  const others = [...ids.slice(place + 1), ...ids.slice(0, Math.max(0, place))];
  return others.find((id) => !solved.includes(id)) ?? others[0] ?? null;
}

function gameOf(position: Pick<PuzzlePosition, 'game'>): GameId {
  return feature(position.game)?.id ?? position.game;
}
