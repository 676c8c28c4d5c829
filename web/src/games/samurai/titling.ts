import { nameOf, optionByKey, optionsWith, stillNames } from '../../scene/common.ts';
import type { Draft, TableScene } from '../../scene/scene.ts';
import type { SamuraiTableView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { face } from './faces.ts';
import type { TitleMaking, TitleWord } from './model.ts';

type Scene = TableScene<SamuraiTableView>;

/** KFS-09 Twelve words and marks at most, of the six words at least three. */
const MOST_TOKENS = 12;
const FEWEST_WORDS = 3;
const MARKS = [',', ':', '!', '?', '&', '...'];

// The title in lights

function forms(word: string): string[] {
  return [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies'), `${word}'`, `${word}'s`].map((one) =>
    one.toLowerCase(),
  );
}

/** A title as words; those that come from a Title word are gold, however they are spelled. */
export function lights(title: string, gold: readonly string[]): TitleWord[] {
  const known = new Set(gold.flatMap(forms));
  return title
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ word, gold: known.has(word.replace(/[,:!?]+$|\.\.\.$/g, '').toLowerCase()) }));
}

// Making it

export function makingOf(scene: Scene): TitleMaking | undefined {
  const { view, ask } = scene;
  if (!view.poster.open || view.over) return undefined;
  const voting = view.poster.pitches.length > 0;
  const asked = ask?.name === 'ProposeTitle' || ask?.name === 'VoteTitle';
  const links = optionsWith(ask, 'link:').map((option) => ({ key: `draft:add:${option.key}`, word: option.text }));
  const tray = trayOf(scene);
  return {
    words: wordsOf(scene),
    links: links.filter((link) => !MARKS.includes(link.word)),
    marks: links.filter((link) => MARKS.includes(link.word)),
    tray,
    count: t('samurai-tray-count', {
      words: wordsUsed(scene),
      all: view.poster.words.length,
      pieces: scene.draft.keys.length,
      most: MOST_TOKENS,
    }),
    full: scene.draft.keys.length >= MOST_TOKENS,
    pitches: voting ? pitchesOf(scene) : machinesOf(scene),
    voting,
    asked,
    waits: asked ? undefined : waitsFor(scene, voting),
  };
}

function waitsFor(scene: Scene, voting: boolean): string {
  if (scene.still.length === 0) return t(voting ? 'samurai-votes-in' : 'samurai-pitches-in');
  return t(voting ? 'samurai-voting-waits' : 'samurai-pitching-waits', { names: stillNames(scene) });
}

function wordsOf(scene: Scene): TitleMaking['words'] {
  const { view, ask, draft } = scene;
  return view.poster.words.map((word, place) => {
    const id = place + 1;
    const options =
      ask?.options.filter((option) => option.key === `word:${id}` || option.key.startsWith(`word:${id}:`)) ?? [];
    const turned = view.poster.turned_up.find((card) => card.word === word);
    return {
      id,
      word,
      card: turned ? face(turned) : { id: word, name: word },
      forms: options.map((option) => ({
        key: `draft:add:${option.key}`,
        word: option.text,
        form: (option.key.split(':')[2] ?? '') as '' | 'plural' | 'possessive',
      })),
      used:
        (ask?.name === 'ProposeTitle' && options.length === 0) ||
        draft.keys.some((key) => key.split(':')[0] === 'word' && key.split(':')[1] === String(id)),
    };
  });
}

/** Title words that the pitch has by now: laid in the tray, or said before. */
function wordsUsed(scene: Scene): number {
  const { ask, view, draft } = scene;
  const free = new Set(optionsWith(ask, 'word:').map((option) => option.key.split(':')[1]));
  const laid = draft.keys.filter((key) => key.startsWith('word:')).length;
  return (ask?.name === 'ProposeTitle' ? view.poster.words.length - free.size : 0) + laid;
}

function trayOf(scene: Scene): TitleMaking['tray'] {
  const { ask, draft } = scene;
  return draft.keys.map((key, place) => {
    const word = optionByKey(ask, key)?.text ?? '';
    return {
      word: place === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word,
      gold: key.startsWith('word:'),
      drop: `draft:untoken:${place}`,
    };
  });
}

export function enough(scene: Scene): boolean {
  return wordsUsed(scene) >= Math.min(FEWEST_WORDS, scene.view.poster.words.length);
}

export function traySentence(scene: Scene): string {
  return trayOf(scene)
    .reduce(
      (said, piece) =>
        MARKS.includes(piece.word) && piece.word !== '&' ? `${said}${piece.word}` : `${said} ${piece.word}`,
      '',
    )
    .trim();
}

function machinesOf(scene: Scene): TitleMaking['pitches'] {
  return optionsWith(scene.ask, 'machine:').map((option, place) => {
    const title = option.hints.find((hint) => hint.startsWith('title:'))?.slice(6) ?? option.text;
    return {
      id: place + 1,
      key: option.key,
      by: t('samurai-by-machine'),
      title: lights(title, scene.view.poster.words),
    };
  });
}

// The vote

function pitchesOf(scene: Scene): TitleMaking['pitches'] {
  const { view, draft } = scene;
  const open = toVote(scene);
  return view.poster.pitches.map((pitch) => {
    const yes = `yes:${pitch.number}`;
    const approved = draft.keys.includes(yes);
    return {
      id: pitch.number,
      key: open.includes(pitch.number) ? `draft:${approved ? 'drop' : 'add'}:${yes}` : undefined,
      by: pitcher(scene, pitch.seat),
      title: lights(pitch.text, view.poster.words),
      approved,
      mine: pitch.seat >= 0 && pitch.seat === scene.seat,
    };
  });
}

/** What every pitch got, the best first; the one that is in lights now has won. */
export function tallyOf(scene: Scene): { title: string; by: string; votes: number; won: boolean }[] {
  const { title, pitches } = scene.view.poster;
  return pitches
    .filter((pitch) => pitch.votes !== null)
    .map((pitch) => ({
      title: pitch.text,
      by: pitcher(scene, pitch.seat),
      votes: pitch.votes ?? 0,
      won: pitch.text === title,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.votes - a.votes);
}

function pitcher(scene: Scene, seat: number): string {
  return seat < 0 ? t('samurai-by-machine') : t('samurai-by', { name: nameOf(scene, seat) });
}

/** The server asks pitch by pitch, in this order; we say all of them as one batch. */
export function toVote(scene: Scene): number[] {
  const { ask, view } = scene;
  if (ask?.name !== 'VoteTitle') return [];
  const first = Number(ask.options[0]?.key.split(':')[1] ?? 0);
  return view.poster.pitches.map((pitch) => pitch.number).filter((number) => number >= first);
}

/** Local steps: take a piece out of the tray, pitch what lies in it, vote on all pitches at once. */
export function titleStep(scene: Scene, word: string): Draft | string[] | null {
  const { draft } = scene;
  if (word.startsWith('untoken:')) {
    const place = Number(word.slice('untoken:'.length));
    return { ...draft, keys: draft.keys.filter((_, at) => at !== place) };
  }
  if (word === 'pitch') return [...draft.keys, 'pitch'];
  if (word === 'vote')
    return toVote(scene).map((number) => (draft.keys.includes(`yes:${number}`) ? `yes:${number}` : `no:${number}`));
  return null;
}
