import type { TableInfo, Welcome } from '../wire.ts';
import { t } from '../words/words.svelte.ts';

interface Mine {
  chair: number;
  host: boolean;
}

/** What somebody at this page should be told of a change around the game; nothing for most. */
export function notices(
  before: TableInfo | null,
  mine: Mine,
  message: Pick<Welcome, 'table' | 'chair' | 'host'> & { sent?: boolean },
): string[] {
  if (!before) return [];
  const found: string[] = [];
  if (message.sent) found.push(t('told-sent-away'));
  const was = before.chairs.find((chair) => chair.host);
  const is = message.table.chairs.find((chair) => chair.host);
  if (message.host && !mine.host) found.push(t('told-you-host'));
  else if (is && was && is.number !== was.number && !message.host) found.push(t('told-host', { name: is.name }));
  return found;
}
