/**
 * A long press opens what the finger rests on, as hovering does for a mouse. The click that follows the press is
 * swallowed, so that looking at a card never plays it.
 */
const LONG_PRESS_MS = 450;

export function longpress(node: HTMLElement, open: () => void): { update(open: () => void): void; destroy(): void } {
  let told = open;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    stop();
    pressed = false;
    if (event.pointerType !== 'touch') return;
    timer = setTimeout(() => {
      pressed = true;
      told();
    }, LONG_PRESS_MS);
  };
  const click = (event: MouseEvent): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (pressed) event.preventDefault();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
  node.addEventListener('pointermove', move);
  node.addEventListener('click', click, true);
  node.addEventListener('contextmenu', menu);
  function move(event: PointerEvent): void {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop();
  }
  return {
    update(next) {
      told = next;
    },
    destroy() {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    },
  };
}
