import { typing } from './keys.ts';

/**
 * After a key has chosen something, the next Tab is at the first place that can be chosen on the table, if nothing but
 * places is asked for: not behind the links of the prompt, the hand and whatever can be opened on the way.
 */
export function leading(node: HTMLElement, hears: boolean): { destroy(): void } {
  let chose = false;

  const place = (): HTMLElement | undefined => {
    if (document.querySelector('dialog[open]') || node.querySelector('.hand .legal')) return undefined;
    const places = [...node.querySelectorAll<HTMLElement>('.table [data-pick]')].filter((one) => one.tabIndex >= 0);
    return places.includes(document.activeElement as HTMLElement) ? undefined : places[0];
  };
  /** A digit takes a card; Enter or Space presses what answers, or the main button from anywhere. */
  const chooses = ({ key, target }: KeyboardEvent): boolean => {
    const on = target as HTMLElement;
    if (typing(on)) return false;
    if (key === 'Enter' || key === ' ') return !on.closest('button, a, summary') || !!on.closest('[data-pick]');
    return key >= '1' && key <= '9' && key.length === 1;
  };
  const down = (event: KeyboardEvent): void => {
    if (event.key === 'Shift') return;
    const next = event.key === 'Tab' && !event.shiftKey && chose ? place() : undefined;
    chose = chooses(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const point = (): void => void (chose = false);
  if (hears) {
    window.addEventListener('keydown', down, true);
    window.addEventListener('pointerdown', point, true);
  }
  return {
    destroy() {
      window.removeEventListener('keydown', down, true);
      window.removeEventListener('pointerdown', point, true);
    },
  };
}
