/** Short messages of the house: a plain sentence, gone after a while or at a tap. */
export interface Toast {
  id: number;
  words: string;
  action?: { label: string; run: () => void };
}

let next = 1;
export const toasts: Toast[] = $state([]);

export function tell(words: string, action?: Toast['action']): void {
  const id = next++;
  toasts.push({ id, words, action });
  setTimeout(() => dismiss(id), action ? 12000 : 6000);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((toast) => toast.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
