/** Places cards can fly from and to, by the key the journal uses: `hand:7`, `deck`, `stack:A3`. */
const places = new Map<string, HTMLElement>();

export function anchor(node: HTMLElement, key: string): { update(key: string): void; destroy(): void } {
  let own = key;
  places.set(own, node);
  node.dataset.anchor = own;
  return {
    update(next) {
      if (places.get(own) === node) places.delete(own);
      own = next;
      places.set(own, node);
      node.dataset.anchor = own;
    },
    destroy() {
      if (places.get(own) === node) places.delete(own);
    },
  };
}

/** Bring a place into view, where the table scrolls. */
export function look(key: string): void {
  const node = places.get(key);
  node?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The rectangle of a place; one not on screen falls back to its zone (`hand:7` to `hand`). A hidden one has none. */
export function placeOf(key: string): DOMRect | null {
  const node = places.get(key) ?? places.get(key.split(':')[0] ?? '');
  const box = node?.getBoundingClientRect();
  return box && box.width + box.height > 0 ? box : null;
}
