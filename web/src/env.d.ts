declare module '*?game-icons' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    sampleRate: number;
    audioContext: AudioContext;
    buildSamples(...sound: (number | undefined)[]): number[];
    playSamples(channels: Float32Array[], volume?: number, rate?: number): AudioBufferSourceNode;
  };
}
