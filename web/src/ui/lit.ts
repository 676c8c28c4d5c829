/** Everything on the page that gives one of these answers. */
function givers(keys: readonly string[]): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-pick]')].filter((one) =>
    keys.some((key) => gives(one.dataset.pick ?? '', key)),
  );
}

/** It says the key, or lays it aside for a batch: `draft:add:<key>`, `draft:note:<name>=<key>+<more>`. */
function gives(pick: string, key: string): boolean {
  const laid = laidBy(pick);
  return pick === key || laid === key || !!laid?.startsWith(`${key}+`);
}

function laidBy(pick: string): string | undefined {
  return /^draft:(?:add:|note:\w+=)(.*)$/.exec(pick)?.[1];
}

/** Of what gives the first of these answers, only what lays nothing beside it that is not among the next ones. */
export function leading(keys: readonly string[]): HTMLElement[] {
  const whole = `${keys.join('+')}+`;
  const fits = (laid: string): boolean => whole.startsWith(`${laid}+`) || `${laid}+`.startsWith(whole);
  return givers(keys.slice(0, 1)).filter((one) => fits(laidBy(one.dataset.pick ?? '') ?? keys[0] ?? ''));
}

/** Where all answers are said at once and only some are laid aside (a vote: the yeses): the first one still open. */
export function laidAside(keys: readonly string[]): HTMLElement[] {
  return givers(keys)
    .filter((one) => one.dataset.pick?.startsWith('draft:add:'))
    .slice(0, 1);
}

/**
 * Ring what gives these answers, wherever it stands, also what appears later (a dialog, another page of a map). Gives
 * back the way to put the lights out.
 */
export function light(keys: readonly string[]): () => void {
  const mark = (): void => {
    const lit = onTheWay(keys);
    for (const old of document.querySelectorAll('[data-lit]')) if (!lit.includes(old as HTMLElement)) dim(old);
    for (const one of lit) one.dataset.lit = '';
  };
  mark();
  onTheWay(keys)[0]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  const watch = new MutationObserver(mark);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-pick'] });
  return () => {
    watch.disconnect();
    document.querySelectorAll('[data-lit]').forEach(dim);
  };
}

/** What is laid already only has to be said; the bar's other way to lay it is no step towards it. */
function onTheWay(keys: readonly string[]): HTMLElement[] {
  const found = givers(keys);
  const again = found.filter((one) => one.closest('.prompt') && one.dataset.pick?.startsWith('draft:note:'));
  const says = again.length > 0 ? document.querySelector<HTMLElement>('.prompt .main[data-pick^="draft:"]') : null;
  return says ? [...found.filter((one) => !again.includes(one)), says] : found;
}

function dim(one: Element): void {
  one.removeAttribute('data-lit');
}
