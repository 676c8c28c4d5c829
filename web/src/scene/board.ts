import type { Snippet } from 'svelte';
import type { TableActs, TableModel } from '../ui/model.ts';

/** What every board takes. A page loads the board of its game and hands it these. */
export interface BoardProps<Model extends TableModel> {
  model: Model;
  acts: TableActs;
  /** under the bar: a jammed projector */
  notice?: Snippet;
  /** into the table menu: undo, hand over, rematch */
  menu?: Snippet<[close: () => void]>;
  /** in the place of the prompt: a replay's film strip */
  strip?: Snippet;
  disabled?: boolean;
}
