import { freshLines, logOf, nameOf } from '../../scene/common.ts';
import type { Cue, TableScene, Told } from '../../scene/scene.ts';
import type { LogEntry, LogTag, Span } from '../../ui/model.ts';
import type { Sound } from '../../ui/sound.ts';
import type { SamuraiCardView, SamuraiTableView } from '../../wire.ts';
import { cardsInSight, iconOf, nameBy } from './faces.ts';
import { TYPE_TINT } from './icons.ts';
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
    const name = line?.word && !line.word.includes(' ') ? nameBy(line.word.split('>')[0] ?? '', sight, scene.pack) : '';
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

// Flights and sounds

const HEARD: Record<string, Sound> = {
  attack: 'gong',
  'kung-fu': 'gong',
  stopped: 'cancel',
  cancelled: 'cancel',
  killed: 'partOff',
  saved: 'd_shield',
  'knocked-out': 'hit',
  woke: 'lamp',
  titled: 'lamp',
  shuffled: 'shuffle',
  redirected: 'cascade',
  lured: 'cascade',
  wrecked: 'partOff',
  'last-card': 'credits',
  fizzled: 'miss',
};

export function fly(line: Told, before: Scene, fresh: Told[]): Cue | null {
  if (line.kind === 'moved') return flight(line, before, fresh);
  if (line.kind === 'compared') return { sound: line.word === 'success' ? 'hit' : 'miss' };
  if (line.kind === 'played' && line.word.startsWith('roll-the-credits')) return { sound: 'credits' };
  const sound = HEARD[line.kind];
  return sound ? { sound } : null;
}

function flight(line: Told, before: Scene, fresh: Told[]): Cue | null {
  const from = place(line.source, line, before, fresh, false);
  const to = place(line.target, line, before, fresh, true);
  if (!from || !to || line.source === line.target) return null;
  const seen = line.card ? cardsInSight(before.view).get(line.card) : undefined;
  const name = line.card ? nameBy(line.card, cardsInSight(before.view), before.pack) : '';
  const cardFace = name ? { name, icon: iconOf(name), tint: TYPE_TINT[seen?.type ?? ''] } : undefined;
  return { from, to, face: cardFace, turns: line.source === 'draw pile' && line.card !== '', sound: soundOf(line) };
}

function soundOf(line: Told): Sound | undefined {
  if (line.source === 'draw pile') return line.target === 'title cards' ? 'deal' : 'draw';
  if (line.target === 'discard pile') return line.source.startsWith('hand') ? 'discard' : undefined;
  return line.target.startsWith('hand') || line.target === 'draw pile' ? undefined : 'play';
}

/** Where a pile of the server lies on the screen. Cards in a Movie have a place of their own while they lie there. */
function place(pile: string, line: Told, before: Scene, fresh: Told[], arriving: boolean): string | undefined {
  const [kind, number] = pile.split(' ');
  if (pile === 'draw pile') return 'deck';
  if (pile === 'discard pile') return 'discard';
  if (pile === 'title cards') return `title:${line.card}`;
  if (pile === 'pending' || pile === 'stage') return arriving || pile === 'stage' ? 'stage' : `card:${line.card}`;
  if (kind === 'hand') return Number(number) === before.seat ? `hand:${line.card}` : `movie:${number}`;
  if (kind === 'under') return arriving ? holder(line, before, fresh) : `card:${line.card}`;
  if (kind === 'cast' || kind === 'location') return arriving ? `movie:${number}` : `card:${line.card}`;
  return undefined;
}

/** Who gets what is slid under a Character: the journal names it, or the announced card did. */
function holder(line: Told, before: Scene, fresh: Told[]): string | undefined {
  const given = fresh.find(
    (one) => ['given', 'handed-over', 'taken', 'slid-under'].includes(one.kind) && one.word.startsWith(`${line.card}>`),
  );
  const target =
    given?.word.split('>')[1] ?? before.view.pending.find((one) => one.card.key === line.card)?.target?.key;
  return target && `card:${target}`;
}
