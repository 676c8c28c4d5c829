import { whyRefused } from '../live/refused.ts';
import { router } from '../router.svelte.ts';
import { tell } from '../ui/toasts.svelte.ts';

/** Go to a table as soon as the house has opened it; a refusal is told. */
export async function enter(coming: Promise<string>): Promise<void> {
  try {
    router.go(`/t/${await coming}`);
  } catch (error) {
    tell(whyRefused(error));
  }
}
