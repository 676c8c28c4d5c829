import { freshLines } from '../../scene/common.ts';
import type { Told } from '../../scene/scene.ts';
import type { LogEntry, LogTag, Span } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { faceOf, seatName, type KaijuScene } from './cards.ts';
import type { KaijuModel, Playbill, Scene } from './model.ts';
import { hitWords } from './town.ts';

/** What the journal tells: the log, cut-scenes, the card that was played last, the red card of an ENRAGE. */

// The log

const ATTACK: LogTag[] = ['attack'];
const CARD: LogTag[] = ['card'];
const TAGS: Record<string, LogTag[]> = {
  hurt: ATTACK,
  fell: ATTACK,
  blocked: ATTACK,
  harmed: ATTACK,
  enraged: ATTACK,
  deck_out: ATTACK,
  played: CARD,
  moved: CARD,
};

/** Every sound has its caption on the line that made it (CK-97). */
export function logOf(scene: KaijuScene): LogEntry[] {
  const names = Object.values(scene.view.names).sort((a, b) => b.length - a.length);
  return scene.lines.flatMap((line, place) => {
    if (line.text === '') return [];
    const next = scene.lines[place + 1];
    const cue: Span[] = next?.kind === 'media.sound' ? [{ cue: `${t(`kaiju-cue-${next.word}`)}. ` }] : [];
    const quote = line.kind === 'media.video';
    return [
      {
        id: line.n,
        scene: line.kind === 'turn',
        mine: line.seat >= 0 && line.seat === scene.seat,
        fresh: line.n > scene.read,
        tags: TAGS[line.kind],
        spans:
          line.kind === 'turn' ? [line.text] : quote ? [{ q: line.text }] : [...cue, ...bold(line.text, line, names)],
      },
    ];
  });
}

/** Names of cards stand out. */
function bold(text: string, line: Told, names: string[]): Span[] {
  const name = line.kind === 'played' || line.kind === 'moved' ? names.find((one) => text.includes(one)) : undefined;
  if (!name) return [text];
  const at = text.indexOf(name);
  return [text.slice(0, at), { b: name }, text.slice(at + name.length)].filter((span) => span !== '');
}

// Cut-scenes

const SCENES: readonly string[] = ['kaiju_start', 'defender_start', 'kaiju_wins', 'defender_wins'];

/** CK-96 Two at the start, until this viewer has acted (bots are quick); one at the end, for those who see it. */
export function scenesOf(scene: KaijuScene): KaijuModel['scenes'] {
  if (scene.past) return [];
  const begun =
    scene.view.round > scene.view.support_limit ||
    scene.lines.some((line) => line.kind === 'played' && line.seat === scene.seat);
  return scene.lines
    .filter(
      (line) =>
        line.kind === 'media.video' &&
        SCENES.includes(line.word) &&
        (line.word.endsWith('_start') ? !begun : line.n > scene.read),
    )
    .map((line) => ({ key: `${scene.table.id}.${scene.table.games}.${line.word}`, scene: line.word as Scene }));
}

// What has just happened

const ENRAGED = new Set(['enraged', 'deck_out']);

export function flashOf(scene: KaijuScene): KaijuModel['flash'] {
  const fresh = freshLines(scene);
  const first = fresh.find((line) => ENRAGED.has(line.kind));
  // A replay that performs has it in its beat; one that stands still has its banner nowhere.
  if (!first || (scene.past && !scene.beat)) return undefined;
  const level = fresh.filter((line) => line.kind === 'level').pop()?.number;
  const after = fresh.filter((line) => line.n > first.n);
  const fell = after.filter((line) => line.kind === 'fell').map((line) => buildingName(scene, line.number));
  // What follows from it has beats of its own.
  const more = scene.beat
    ? []
    : [...(level ? [t('kaiju-flash-level', { level })] : []), ...(fell.length === 0 ? [t('kaiju-flash-nothing')] : [])];
  const words = [t('kaiju-flash-words', { name: seatName(scene, first.seat) }), ...more];
  return {
    id: first.n,
    title: t(first.kind === 'enraged' ? 'kaiju-flash-title' : 'kaiju-flash-deck-out'),
    words: words.join(' '),
    fell,
  };
}

function buildingName({ view }: KaijuScene, number: number): string {
  const one = view.buildings[number];
  return one ? `${one.id} ${one.name}` : '';
}

const PLAYS = new Set(['played', ...ENRAGED]);

/** The card announced last and what it has done so far: it lies on the table for all to see. */
export function playbillOf(scene: KaijuScene): Playbill | undefined {
  const at = scene.lines.map((line) => PLAYS.has(line.kind)).lastIndexOf(true);
  const line = scene.lines[at];
  if (!line) return undefined;
  const after = scene.lines.slice(at + 1);
  const sound = after[0]?.kind === 'media.sound' ? after[0].word : '';
  const key = line.kind === 'played' ? line.word : 'enrage';
  return {
    id: line.n,
    who: t(key === 'enrage' ? 'kaiju-drawn-by' : 'kaiju-played-by', { name: seatName(scene, line.seat) }),
    card: faceOf(scene, key),
    cue: sound && t(`kaiju-cue-${sound}`),
    did: didWords(scene, after),
  };
}

function didWords(scene: KaijuScene, after: Told[]): string | undefined {
  const parts = after.flatMap((line) => {
    if (line.kind === 'harmed') return [t('kaiju-did-harmed', { count: line.number })];
    if (line.kind === 'hurt' || line.kind === 'fell' || line.kind === 'blocked')
      return [`${scene.view.buildings[line.number]?.id ?? ''} ${hitWords(line)}`];
    if (line.kind === 'shielded') return [t('kaiju-did-shielded', { id: scene.view.buildings[line.number]?.id ?? '' })];
    return line.kind === 'rebuilt' ? [t('kaiju-did-rebuilt', { id: scene.view.buildings[line.number]?.id ?? '' })] : [];
  });
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
