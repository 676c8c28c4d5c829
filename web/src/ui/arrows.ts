/**
 * Arrow keys move among whatever can be pressed, on every board: to the nearest thing in that direction, as eyes would.
 * A board that knows better handles the key itself (and says so by `preventDefault`).
 */
interface Box {
  x: number;
  y: number;
}

const WAY: Record<string, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much dearer it is to go aside than ahead. */
const ASIDE = 2.5;
const PRESSED = 'button:not(:disabled), a[href], [tabindex="0"]';

/** The place to go to, or -1 if nothing lies that way. */
export function nearest(here: Box, places: Box[], key: string): number {
  const way = WAY[key];
  if (!way) return -1;
  const cost = places.map((place) => {
    const [dx, dy] = [place.x - here.x, place.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return ahead > 4 && aside <= 3 * ahead ? ahead + ASIDE * aside : Infinity;
  });
  const least = Math.min(...cost);
  return Number.isFinite(least) ? cost.indexOf(least) : -1;
}

function middle(node: Element): Box {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function arrows(node: HTMLElement): { destroy(): void } {
  const move = (event: KeyboardEvent): void => {
    const from = event.target as HTMLElement;
    if (event.defaultPrevented || !(event.key in WAY) || from.matches('input, select, textarea')) return;
    const others = [...node.querySelectorAll<HTMLElement>(PRESSED)].filter(
      (one) => one !== from && one.offsetParent !== null && !one.contains(from),
    );
    const found = others[nearest(middle(from), others.map(middle), event.key)];
    if (!found || from === node) return;
    event.preventDefault();
    found.focus();
  };
  node.addEventListener('keydown', move);
  return { destroy: () => node.removeEventListener('keydown', move) };
}
