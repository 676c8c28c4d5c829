import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';
import { openBook } from '../src/words/words.svelte.ts';

// jsdom draws nothing: what only moves pictures is stubbed. Tests without a page run in plain Node.
if (typeof Element !== 'undefined') {
  Element.prototype.animate ??= (() => ({ cancel() {}, onfinish: null, finished: Promise.resolve() })) as never;
  Element.prototype.getAnimations ??= () => [];
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as never;
  window.matchMedia ??= ((media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} })) as never;
  // jsdom keeps no sheets that scripts have made.
  document.adoptedStyleSheets ??= [];
  afterEach(cleanup);
}

// The words of a game come with its board; adapters are tested without one.
await Promise.all(['npzr', 'roundhouse', 'rampage', 'kaiju', 'samurai'].map(openBook));
