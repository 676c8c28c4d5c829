import { freshLines, logOf, nameOf } from '../../scene/common.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import type { LogEntry, LogTag, Span } from '../../ui/model.ts';
import type { SamuraiCardView, SamuraiTableView } from '../../wire.ts';
import { cardsInSight, nameBy } from './faces.ts';
import type { SamuraiModel } from './model.ts';

type Scene = TableScene<SamuraiTableView>;

// The script

const ATTACK: LogTag[] = ['attack'];
const BOTH: LogTag[] = ['attack', 'card'];
const CARD: LogTag[] = ['card'];
const TAGS: Record<string, LogTag[]> = {
  attack: BOTH,
  'kung-fu': BOTH,
  compared: ATTACK,
  stopped: BOTH,
  lapsed: ATTACK,
  redirected: ATTACK,
  victim: BOTH,
  saved: BOTH,
  killed: BOTH,
  lured: BOTH,
  'knocked-out': BOTH,
  wrecked: BOTH,
  played: CARD,
  cast: CARD,
  given: CARD,
  located: CARD,
  used: CARD,
  cancelled: BOTH,
  taken: CARD,
  discarded: CARD,
};

/** The log in film-script style: names of cards bold, quotes in italics, a draw of several cards is one line. */
export function script(scene: Scene): LogEntry[] {
  const sight = cardsInSight(scene.view);
  const told = new Map(scene.lines.map((line) => [line.n, line]));
  return drawnTogether(logOf(scene, ['turn'], TAGS), told).map(({ entry, times }) => {
    const line = told.get(entry.id);
    const key = line?.kind === 'credited' ? line.card : line?.word;
    const name = key && !key.includes(' ') ? nameBy(key.split('>')[0] ?? '', sight, scene.pack) : '';
    const spans = entry.scene ? entry.spans : spansOf(line?.text ?? '', name);
    return times > 1 ? { ...entry, spans: [...spans, ` ×${times}`] } : { ...entry, spans };
  });
}

function drawnTogether(entries: LogEntry[], told: Map<number, Told>): { entry: LogEntry; times: number }[] {
  const made: { entry: LogEntry; times: number }[] = [];
  for (const entry of entries) {
    const last = made.at(-1);
    const line = told.get(entry.id);
    const before = last && told.get(last.entry.id);
    if (last && line?.kind === 'moved' && !line.card && before?.kind === 'moved' && before.text === line.text)
      made[made.length - 1] = { entry, times: last.times + 1 };
    else made.push({ entry, times: 1 });
  }
  return made;
}

/** A line of the server in pieces: the card's name stands out, what it says is a quote. */
export function spansOf(text: string, name: string): Span[] {
  const quote = /^(.*?):? [“„](.+)[”“]$/s.exec(text);
  const [plain, said] = quote ? [quote[1] ?? '', quote[2]] : [text, undefined];
  const at = name ? plain.indexOf(name) : -1;
  const spans: Span[] = at < 0 ? [plain] : [plain.slice(0, at), { b: name }, plain.slice(at + name.length)];
  return [...spans.filter((span) => span !== ''), ...(said ? [{ q: said }] : [])];
}

/** KFS-16 The last card that was played says its quote under the picture. */
export function subtitleOf(scene: Scene): SamuraiModel['subtitle'] {
  const line = freshLines(scene)
    .filter((one) => ['played', 'cast', 'killed'].includes(one.kind) && one.word)
    .at(-1);
  const card = line && quoted(scene, line.word);
  if (!line || !card?.quote) return undefined;
  return {
    id: line.n,
    who: line.kind === 'killed' ? '' : nameOf(scene, line.seat),
    name: card.name,
    quote: card.quote,
  };
}

function quoted(scene: Scene, key: string): Pick<SamuraiCardView, 'name' | 'quote'> | undefined {
  const printed = (
    scene.pack as { cards?: { key: string; name: string; family?: string; quote: string }[] } | null
  )?.cards?.find((card) => card.key === key);
  return (
    cardsInSight(scene.view).get(key) ?? (printed && { name: printed.family || printed.name, quote: printed.quote })
  );
}
