import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// jsdom draws nothing: what only moves pictures is stubbed. Tests without a page run in plain Node.
if (typeof Element !== 'undefined') {
  Element.prototype.animate ??= (() => ({ cancel() {}, onfinish: null, finished: Promise.resolve() })) as never;
  Element.prototype.getAnimations ??= () => [];
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as never;
  // jsdom keeps no sheets that scripts have made.
  document.adoptedStyleSheets ??= [];
  afterEach(cleanup);
}
