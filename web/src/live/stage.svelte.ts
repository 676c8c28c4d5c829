import { tick } from 'svelte';
import type { Adapter, TableScene, Told } from '../scene/scene.ts';
import { pace, type Speed } from '../settings.svelte.ts';
import type { Beat } from '../wire.ts';
import { look } from '../ui/anchor.ts';
import { flights } from '../ui/flights.svelte.ts';
import { compose, type Part } from './compose.ts';
import { Glory, proudest } from './glory.ts';
import { Past } from './past.ts';
import { unasked } from './scenes.ts';
import { METRONOME, Score, type Metronome, type Timed } from './score.svelte.ts';
import { perform, prepare, stirring, type Prepared } from './showing.ts';
import { limit } from './tempo.ts';

const MOMENT_MS = 2000;

interface Needs {
  adapter(): Adapter | null;
  /** a scene with all that is around the game: names, own seat, pack */
  dress(scene: TableScene): TableScene;
  /** how fast it performs, if not as the person likes it */
  speed?(): Speed;
}

/** What is shown of a table: as it is, as a beat of the score has it, or as it was at a line of the log. */
export class Stage {
  /** the table as it is */
  now: TableScene | null = $state.raw(null);
  /** lines that nobody here saw performed: the tab slept, or the line was broken */
  missed: Told[] = $state.raw([]);
  /** lines of the last change, for those who want no performance */
  recap: Told[] = $state.raw([]);
  readonly score: Score;
  #past: TableScene | null = $state.raw(null);
  readonly #glory = new Glory();
  readonly #memory = new Past();
  #turning: (() => void) | null = null;
  #prepared: Prepared | null = null;
  /** the scene before what is being performed, for what is told at its end */
  #start: TableScene | null = null;

  constructor(
    private readonly needs: Needs,
    private readonly metronome: Metronome = METRONOME,
    private readonly asleep: () => boolean = () => document.hidden,
  ) {
    const performs = {
      ready: (part: Timed) => this.#ready(part),
      begun: () => void this.#begun(),
      over: (left: Part[]) => this.#over(left),
    };
    this.score = new Score(performs, metronome);
  }

  get shown(): TableScene | null {
    return this.#past ?? (this.score.now && this.#scene(this.score.now)) ?? this.now;
  }

  get looksBack(): boolean {
    return this.#past !== null;
  }

  /** The whole table at once: nothing is performed. `missed` are lines that came while nobody could be told. */
  open(scene: TableScene, missed: Told[], forget: boolean): void {
    if (forget) this.forget();
    this.now = scene;
    this.#keep(scene.lines, scene.view);
    this.score.end();
    this.missed = forget ? [] : [...this.missed, ...missed];
  }

  /** Something has happened: performed if somebody looks and wants it, else told. */
  tell(scene: TableScene, fresh: Told[], beats: Beat[]): void {
    const before = this.now;
    this.now = scene;
    if (!before) return;
    const dressed = this.needs.dress(before);
    const parts = compose(this.needs.adapter(), dressed, scene, fresh, beats);
    for (const part of parts) this.#keep(part.lines, part.view);
    for (const part of parts) this.#glory.tell(this.needs.adapter(), this.needs.dress(scene), part.lines, part.view);
    this.#keep(scene.lines, scene.view);
    const speed = this.#speed;
    this.recap = speed === 'once' ? fresh : [];
    // A player who is asked and reads the question keeps it; one that waits for the end of the score waits on.
    const beside = !this.score.now && (parts.length === 0 || sameQuestion(before, scene));
    if (this.asleep()) {
      this.score.end();
      this.missed = [...this.missed, ...fresh];
      stirring(dressed, this.needs.dress(scene));
    } else if (speed === 'once' || beside) {
      this.score.end();
      void this.#atOnce(parts, dressed);
    } else if (parts.length > 0) {
      this.#start ??= dressed;
      this.score.add(parts, speed, dressed.seat, limit(scene.clock?.left));
    }
  }

  /** The tab goes to sleep: what is left will be told. */
  sleep(): void {
    const left = this.score.rest();
    this.score.end();
    this.missed = [...this.missed, ...left.flatMap((part) => part.lines)];
  }

  /** It has been read. */
  caughtUp(): void {
    if (this.missed.length > 0) this.missed = [];
    if (this.recap.length > 0) this.recap = [];
  }

  /** The table as it was at the best moment of this game. */
  get best(): { line: Told; scene: TableScene } | null {
    const scene = this.now && this.needs.dress(this.now);
    const line = scene && proudest(this.needs.adapter(), scene, scene.lines)?.line;
    if (!line) return null;
    return { line, scene: { ...unasked(scene, this.#glory.at(line) ?? scene.view, line.n), past: true } };
  }

  /** Show the table as it was at this line, for two seconds. */
  moment(line: number): void {
    const scene = this.now;
    const then = scene && this.#memory.at(line);
    if (!scene || !then) return;
    this.#past = {
      ...unasked(scene, then.view, line),
      past: true,
      read: line - 1,
    };
    this.#turning?.();
    // What comes next waits while somebody looks back.
    this.score.hold();
    this.#turning = this.metronome.after(MOMENT_MS, () => {
      this.#past = null;
      this.score.goOn();
    });
  }

  forget(): void {
    this.#memory.forget();
    this.#glory.forget();
  }

  leave(): void {
    this.#turning?.();
    this.score.end();
  }

  #keep(lines: Told[], view: unknown): void {
    this.#memory.keep(lines[lines.length - 1]?.n ?? 0, view);
  }

  /** The table as a beat has it: nobody is asked, the log ends with its lines. */
  #scene(part: Timed): TableScene | null {
    const scene = this.now;
    const first = part.lines[0]?.n ?? 0;
    const last = part.lines[part.lines.length - 1]?.n ?? 0;
    if (!scene) return null;
    return {
      ...unasked(scene, part.view, last),
      waiting: part.seat >= 0 ? part.seat : null,
      read: first - 1,
      beat: { lines: part.lines, cues: part.cues, ms: part.time, left: this.score.left, step: this.#speed === 'step' },
    };
  }

  get #speed(): Speed {
    return this.needs.speed?.() ?? pace();
  }

  #ready(part: Timed): void {
    const at = part.cues.map(({ cue }) => cue.at ?? cue.to ?? cue.from).find(Boolean);
    if (at) look(at);
    this.#prepared = prepare(part.cues);
  }

  async #begun(): Promise<void> {
    const prepared = this.#prepared;
    const time = this.score.now?.time;
    await tick();
    if (prepared && this.#prepared === prepared) perform(prepared, time);
  }

  #over(left: Part[]): void {
    this.#prepared = null;
    flights.cut();
    const [before, after] = [this.#start, this.now];
    this.#start = null;
    if (left.length > 0) flights.words = wordsOf(left);
    if (before && after) stirring(before, this.needs.dress(after));
  }

  /** As it is now; cards fly and sounds sound beside it, as far as motion is wanted. */
  async #atOnce(parts: Part[], before: TableScene): Promise<void> {
    const prepared = prepare(parts.flatMap((part) => part.cues));
    await tick();
    perform(prepared);
    if (this.now) stirring(before, this.needs.dress(this.now));
  }
}

function wordsOf(parts: Part[]): string {
  return parts
    .flatMap((part) => part.lines.map((line) => line.text))
    .filter(Boolean)
    .join(' ');
}

function sameQuestion(before: TableScene, after: TableScene): boolean {
  return before.ask !== null && before.ask.number === after.ask?.number;
}
