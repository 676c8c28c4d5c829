import type { RampageTableView } from '../../wire.ts';
import { nameOf } from '../../scene/common.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import { t } from '../../words/words.svelte.ts';
import { accessoryBoost, battleOf, effectOf, kindWords, titleOf } from './cards.ts';
import { boostWords, cardSegment, INK, ownSegment, sumSegment, toneOf } from './fight.ts';
import type { Fight, Strength } from './model.ts';
import { robotOf } from './robots.ts';

type Scene = TableScene<RampageTableView>;

/** The attack before, read back from the story: it has been decided faster than anybody reads. */
export function lastFight(scene: Scene): Fight | undefined {
  const { lines, view } = scene;
  const start = lines.map((line) => line.kind).lastIndexOf('attacked');
  const attacked = lines[start];
  if (!attacked || view.phase === 'building') return undefined;
  const story = lines.slice(lines.map((line) => line.kind).lastIndexOf('aims', start), endOf(lines, start));
  const [attacker, defender] = [robotOf(view, attacked.seat), robotOf(view, attacked.other)];
  if (!attacker || !defender) return undefined;
  const off = story.some((line) => line.kind === 'called off');
  const missed = story.some((line) => line.kind === 'missed');
  return {
    attacker: attacker.torso,
    defender: defender.torso,
    id: attacked.n,
    attack: attackBar(scene, story, attacked),
    defence: defenceBar(scene, story, attacked, off),
    verdict: verdict(scene, story, attacked),
    draws: draws(scene, story),
    past: {
      title: t('rampage-last-attack', { name: nameOf(scene, attacked.seat), other: nameOf(scene, attacked.other) }),
      missed,
      off,
    },
  };
}

/** What each total in the log is made of, by the number of its line. */
export function sumsOf(scene: Scene): Map<number, string> {
  const sums = new Map<number, string>();
  const { lines } = scene;
  let aims = 0;
  lines.forEach((attacked, start) => {
    if (attacked.kind === 'aims') aims = start;
    if (attacked.kind !== 'attacked') return;
    const story = lines.slice(aims, endOf(lines, start));
    const defended = story.find((line) => line.kind === 'defended');
    const say = (line: Told, made: Strength): unknown =>
      made.segments.length > 1 &&
      sums.set(line.n, `${made.segments.map((one) => one.value).join(' + ')} = ${made.total}`);
    say(attacked, attackBar(scene, story, attacked));
    if (defended) say(defended, defenceBar(scene, story, attacked, false));
  });
  return sums;
}

/** An attack has been told until somebody's turn begins, or the next attack. */
function endOf(lines: Told[], start: number): number {
  const end = lines.findIndex(
    (line, place) => place > start && (line.kind === 'turn' || line.kind === 'aims' || line.kind === 'ended'),
  );
  return end < 0 ? lines.length : end;
}

const laid = (story: Told[], pile: string): Told[] =>
  story.filter((line) => line.kind === 'moved' && line.target === pile && line.card !== '');

function strengthOf(scene: Scene, line: Told): { letter: string; strength: number; name: string } {
  const strength = battleOf(scene.pack, line.card)?.strength ?? 0;
  return { letter: line.card.charAt(0), strength, name: titleOf(scene.pack, line.card) };
}

function bar(
  scene: Scene,
  rest: string,
  label: string,
  total: number,
  cards: Told[],
  texts: Told[],
  extra: number,
  ink: string,
  names: string[],
): Strength {
  const segments = cards
    .map((line) => strengthOf(scene, line))
    .filter((one) => one.strength > 0)
    .map((one) => cardSegment(one.letter, one.strength, one.name));
  const added = texts.reduce(
    (sum, line) => sum + (effectOf(scene.pack, line.card, 'boost') || effectOf(scene.pack, line.card, 'shield')),
    0,
  );
  const own = total - segments.reduce((sum, one) => sum + one.value, 0) - added - extra;
  return {
    label,
    total,
    segments: [
      ownSegment(t(rest, { count: own }), own),
      ...segments,
      ...sumSegment(added, ink, texts.map((line) => titleOf(scene.pack, line.card)).join(', ')),
      ...sumSegment(extra, ink, names.join(', ')),
    ],
    legend: [
      ...cards.map((line) => titleOf(scene.pack, line.card)),
      ...texts.map((line) => boostWords(scene, { key: line.card, name: titleOf(scene.pack, line.card) })),
      ...names,
    ].join(' · '),
  };
}

function attackBar(scene: Scene, story: Told[], attacked: Told): Strength {
  const gadget = story.find((line) => line.kind === 'gadget')?.word;
  const extra = gadget ? accessoryBoost(scene.pack, gadget) : 0;
  const label = attacked.seat === scene.seat ? 'rampage-you-attacked' : 'rampage-attacked';
  return bar(
    scene,
    'rampage-arms',
    t(label, { name: nameOf(scene, attacked.seat) }),
    attacked.number,
    laid(story, 'strikes'),
    laid(story, 'boosts'),
    extra,
    INK.texts,
    gadget ? [gadget] : [],
  );
}

function defenceBar(scene: Scene, story: Told[], attacked: Told, off: boolean): Strength {
  const defended = story.find((line) => line.kind === 'defended');
  const label = attacked.other === scene.seat ? 'rampage-you-defended' : 'rampage-defended';
  const total = defended?.number ?? 0;
  const made = bar(
    scene,
    'rampage-parts-sum',
    t(label, { name: nameOf(scene, attacked.other) }),
    total,
    laid(story, 'guards'),
    laid(story, 'responses'),
    0,
    INK.shields,
    [],
  );
  return off || !defended ? { ...made, segments: [], legend: off ? t('rampage-called-off-words') : '' } : made;
}

function draws(scene: Scene, story: Told[]): Fight['draws'] {
  const found = laid(story, 'drawn');
  const hit = story.find((line) => line.kind === 'located')?.word;
  return found.map((line) => {
    const location = battleOf(scene.pack, line.card)?.location ?? '';
    return {
      where: location ? kindWords(location) : titleOf(scene.pack, line.card),
      card: titleOf(scene.pack, line.card),
      struck: found.length > 1 && !!hit && location !== hit,
    };
  });
}

const OUTCOME = new Set(['located', 'lost', 'wounded', 'buzz saws', 'spared', 'took', 'fell']);

function verdict(scene: Scene, story: Told[], attacked: Told): Fight['verdict'] {
  const told = story.find((line) => line.kind === 'hit' || line.kind === 'missed' || line.kind === 'called off');
  const hits = told?.kind === 'hit';
  const tone = told && toneOf(scene.seat, attacked.seat, attacked.other, hits);
  const words = story
    .filter((line) => OUTCOME.has(line.kind))
    .map((line) => line.text)
    .filter(Boolean)
    .join(' ');
  if (!told) return { big: t('rampage-big-stands', { attack: attacked.number }), words: '' };
  if (told.kind === 'called off')
    return { big: t('rampage-big-off'), tone: scene.seat < 0 ? undefined : tone, words: told.text };
  return hits
    ? { big: t('rampage-big-hit', { count: told.number }), tone, words }
    : { big: t('rampage-big-missed'), tone, words: words || t('rampage-missed-by', { count: -told.number }) };
}
