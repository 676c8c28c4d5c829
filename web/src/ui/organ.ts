/** What a synthesiser can do; a test passes one that only counts. */
interface Synth {
  ZZFX: {
    audioContext: Pick<AudioContext, 'suspend' | 'resume'>;
    buildSamples(...sound: (number | undefined)[]): number[];
    playSamples(channels: Float32Array[], volume?: number, rate?: number): unknown;
  };
}

// No sound is longer than two seconds.
const BREATH = 3000;

/** Builds the samples of a sound once, and plays them as often as wanted: louder or softer, higher or lower. */
export class Organ {
  readonly #built = new Map<string, Float32Array>();
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly synth: Synth) {
    void synth.ZZFX.audioContext.suspend();
  }

  play(sound: readonly number[], volume: number, rate = 1): void {
    this.#breathe();
    this.synth.ZZFX.playSamples([this.#samples(sound)], volume, rate);
  }

  /** Silence is computed, too: what plays nothing rests. */
  #breathe(): void {
    const { audioContext } = this.synth.ZZFX;
    void audioContext.resume();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void audioContext.suspend(), BREATH);
  }

  #samples(sound: readonly number[]): Float32Array {
    const key = sound.join();
    const kept = this.#built.get(key);
    if (kept) return kept;
    const built = Float32Array.from(this.synth.ZZFX.buildSamples(...sound));
    this.#built.set(key, built);
    return built;
  }
}
