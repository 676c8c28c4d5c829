/** Places cards can fly from and to, by the key the journal uses: `hand:7`, `deck`, `stack:A3`. */
const places = new Map<string, HTMLElement>();

export function anchor(node: HTMLElement, key: string): { update(key: string): void; destroy(): void } {
  let own = key;
  places.set(own, node);
  return {
    update(next) {
      if (places.get(own) === node) places.delete(own);
      own = next;
      places.set(own, node);
    },
    destroy() {
      if (places.get(own) === node) places.delete(own);
    },
  };
}

/** The rectangle of a place; a place not on screen falls back to its zone (`hand:7` to `hand`). */
export function placeOf(key: string): DOMRect | null {
  const node = places.get(key) ?? places.get(key.split(':')[0] ?? '');
  return node?.getBoundingClientRect() ?? null;
}
