// jsdom draws nothing: what only moves pictures is stubbed.
Element.prototype.animate ??= (() => ({ cancel() {}, onfinish: null, finished: Promise.resolve() })) as never;
Element.prototype.getAnimations ??= () => [];
