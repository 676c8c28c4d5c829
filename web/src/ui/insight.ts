/**
 * Where the table scrolls (phones, zoomed pages), what is asked about is brought into view: what can be pressed, else
 * your own row (`data-own`); not while a lesson leads the eye (`data-led`). And a table that goes on below its edge
 * says so (`data-more`).
 */
interface Span {
  top: number;
  bottom: number;
}

const LIT = '.legal, [data-pick]';
const EDGE = 12;

/** How far to scroll down (negative: up) so that all of these are seen; null if there are none, or no room for them. */
export function shift(seen: Span, wanted: Span[]): number | null {
  if (wanted.length === 0) return null;
  const top = Math.min(...wanted.map((one) => one.top));
  const bottom = Math.max(...wanted.map((one) => one.bottom));
  if (bottom - top > seen.bottom - seen.top) return null;
  if (bottom > seen.bottom) return bottom - seen.bottom;
  return top < seen.top ? top - seen.top : 0;
}

export function insight(node: HTMLElement, question: number): { update(question: number): void; destroy(): void } {
  let asked = question;
  let frame = 0;

  const boxes = (what: string): DOMRect[] =>
    [...node.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);

  const mark = (): void => {
    const scrolls = getComputedStyle(node).overflowY !== 'hidden';
    node.toggleAttribute('data-more', scrolls && node.scrollHeight - node.clientHeight - node.scrollTop > EDGE);
  };
  const bring = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (node.dataset.led === undefined && node.scrollHeight > node.clientHeight + 1) {
        const seen = node.getBoundingClientRect();
        const down = shift(seen, boxes(LIT)) ?? shift(seen, boxes('[data-own]')) ?? 0;
        if (down !== 0) node.scrollTop += down + Math.sign(down) * EDGE;
      }
      mark();
    });
  };

  const sized = new ResizeObserver(bring);
  sized.observe(node);
  node.addEventListener('scroll', mark, { passive: true });
  bring();
  return {
    update(next) {
      if (next === asked) return;
      asked = next;
      bring();
    },
    destroy() {
      cancelAnimationFrame(frame);
      sized.disconnect();
      node.removeEventListener('scroll', mark);
    },
  };
}
