import { botName } from '../scene/common.ts';
import type { TableInfo } from '../wire.ts';
import { t } from '../words/words.svelte.ts';

/** A table in one line of the lobby. */
export function tableWords(table: TableInfo): string {
  const names = table.chairs.map((chair) =>
    chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? chair.name || botName(chair.level) : t('chair-empty'),
  );
  return t(table.status === 'lobby' ? 'listing-lobby' : 'listing-playing', {
    game: table.title,
    names: names.join(', '),
  });
}
