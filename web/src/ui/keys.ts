import type { OptionKind } from './model.ts';

/** What a key means at a table. Typing into a field is never a command. */
type Command =
  | { does: 'option'; kind: OptionKind }
  | { does: 'takeBack' }
  | { does: 'back' }
  | { does: 'card'; digit: string }
  | { does: 'log' }
  | { does: 'rules' }
  | { does: 'mute' };

export function command(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  onControl: boolean,
): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Space or Enter on a focused button presses that button: the browser does it, we do not press the main one as well.
  if (key === ' ' || key === 'Enter') return onControl ? null : { does: 'option', kind: 'main' };
  if (key === 'p') return { does: 'option', kind: 'pass' };
  if (key === 'h') return { does: 'option', kind: 'hold' };
  if (key === '?') return { does: 'option', kind: 'whynot' };
  if (key === 'z') return { does: 'takeBack' };
  if (key === 'Escape') return { does: 'back' };
  if (key === 'l') return { does: 'log' };
  if (key === 'r') return { does: 'rules' };
  if (key === 'm') return { does: 'mute' };
  if (key >= '1' && key <= '9' && key.length === 1) return { does: 'card', digit: key };
  return null;
}

export function typing(target: EventTarget | null): boolean {
  const node = target as HTMLElement | null;
  return !!node?.closest?.('input, textarea, select, [contenteditable=true]');
}
