import type { RampageTableView } from '../../wire.ts';
import { commonModel, freshLines, isOver, logOf, nameOf } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import type { CardFace, CardView, LogEntry, Phase, PileView, TableModel } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { goalOf } from './goal.ts';
import { prompt } from './asking.ts';
import { battleFace, letterOf, partFace, printedFace } from './cards.ts';
import { fightOf } from './fight.ts';
import { handCard, handOf } from './hand.ts';
import type { BattleCard, Fight, Lamp, RampageModel } from './model.ts';
import { beatLines, isBeingLaid, isRefill, isTold } from './performing.ts';
import { lastFight, sumsOf } from './recap.ts';
import { robotsOf } from './robots.ts';
import { TAGS } from './story.ts';

export { preview, warn } from './asking.ts';
export { gallery, result } from './ending.ts';
export { numbers } from './numbers.ts';
export { fly, glory } from './story.ts';

type Scene = TableScene<RampageTableView>;

/** The whole arena: robots and their numbers are open, a hand is its owner's, a stack is nobody's to look into. */
export function adapt(scene: Scene): RampageModel {
  const { view } = scene;
  const story = lastFight(scene);
  const fight = fightNow(scene, story);
  return {
    ...commonModel(scene, []),
    goal: goalOf(scene),
    game: 'rampage',
    prompt: prompt(scene),
    phases: phases(scene),
    hand: handOf(scene),
    log: logWithSums(scene),
    inspect: inspectOf(scene),
    piles: piles(scene),
    footnotes: footnotes(scene),
    shelf: shelf(scene),
    robots: robotsOf(scene),
    wild:
      view.phase === 'building'
        ? []
        : view.colours.filter((colour) => colour.wild).map((colour) => letterOf(colour.letter)),
    lamps: view.phase === 'building' ? [] : lamps(scene),
    closing: closing(scene),
    fight,
    last: fight ? undefined : story,
    bench: benchOf(scene),
    looks: looksOf(scene),
    help: helpOf(scene),
    intro: { title: t('rampage-intro'), words: t('rampage-intro-words'), clause: 'RR-28' },
    exit: exitOf(scene),
    scrapped: scrappedOf(scene),
  };
}

/** Once compared, the cards lie under their stacks again: what they were is in the story. */
function fightNow(scene: Scene, story: Fight | undefined): Fight | undefined {
  const fight = fightOf(scene);
  if (!fight || !story || !isTold(scene, 'defended') || story.attack.total !== fight.attack.total) return fight;
  return {
    ...fight,
    attack: { ...story.attack, label: fight.attack.label },
    defence: { ...story.defence, label: fight.defence.label },
  };
}

function phases(scene: Scene): Phase[] {
  const { view, ask } = scene;
  if (view.phase === 'building')
    return [{ label: t('rampage-phase-build'), now: true }, { label: t('rampage-phase-battle') }];
  const now = view.over
    ? ''
    : view.fight
      ? view.fight.shown && !isBeingLaid(scene)
        ? 'defend'
        : 'attack'
      : ask && ['ChooseTarget', 'DiscardOne'].includes(ask.name)
        ? 'attack'
        : isRefill(scene)
          ? 'refill'
          : 'actions';
  return ['actions', 'attack', 'defend', 'refill'].map((one) => ({
    label: t(`rampage-phase-${one}`),
    now: one === now,
  }));
}

/** RR-62 Three lamps: what the arena adds at five, four and three robots. */
function lamps(scene: Scene): Lamp[] {
  const { view } = scene;
  const left = view.seats.filter((seat) => seat.standing).length;
  // Told before it is gone: until then the lamp at which it stands has long been lit.
  const fell = freshLines(scene).filter((line) => line.kind === 'fell' && !view.seats[line.seat]?.standing).length;
  const all = [
    ['pit', 5, 'pit_traps', 'RR-63'],
    ['saws', 4, 'buzz_saws', 'RR-64'],
    ['wild', 3, 'wild_only', 'RR-65'],
  ] as const;
  return all.map(([name, at, field, clause]) => ({
    field,
    name: t(`rampage-lamp-${name}`),
    words: view[field]
      ? t(`rampage-lamp-${name}`)
      : t('rampage-lamp-at', { lamp: t(`rampage-lamp-${name}`), count: at }),
    on: view[field],
    says: t(`rampage-lamp-${name}-says`),
    clause,
    flash: view[field] && fell > 0 && left <= at && left + fell > at,
  }));
}

/** RR-71 Printed from five rounds before. */
function closing({ view }: Scene): string | undefined {
  if (view.closing) return t('rampage-closing-now');
  return view.closing_in >= 0 ? t('rampage-closing-in', { count: view.closing_in }) : undefined;
}

function benchOf(scene: Scene): RampageModel['bench'] {
  const { view, ask, waiting } = scene;
  if (view.phase !== 'building') return undefined;
  const builder = ask?.seat ?? waiting ?? view.active;
  const drawn: CardView | undefined = view.drawn ? partFace(view.drawn, scene.pack) : undefined;
  return {
    words: builder === scene.seat ? t('rampage-you-drew') : t('rampage-drew', { name: nameOf(scene, builder) }),
    drawn,
    left: t('rampage-build-left', { count: view.build_deck }),
  };
}

/** RR-57 Cards that only this viewer sees: looked at to keep one, or taken with a look just now. */
function looksOf(scene: Scene): RampageModel['looks'] {
  const { view, seat } = scene;
  if (view.looked.length > 0)
    return { title: t('rampage-looks-keep'), cards: view.looked.map((card) => handCard(scene, card)) };
  const seen = freshLines(scene).filter(
    (line) => line.kind === 'moved' && line.target === `look ${seat}` && line.source !== `stack ${seat}` && line.card,
  );
  const cards = seen.flatMap((line): BattleCard[] => {
    const face = printedFace(scene.pack, line.card);
    return face ? [{ ...face, badged: true, halves: [] }] : [];
  });
  return cards.length > 0 ? { title: t('rampage-looks-taken'), cards } : undefined;
}

const HELPED = new Set([
  'PlacePart',
  'TakeAction',
  'ChooseOpponent',
  'ChooseTarget',
  'BuildAttack',
  'PayCard',
  'Defend',
  'DiscardOne',
  'KeepOne',
  'SweepCard',
  'LosePart',
  'PickHit',
  'PressAttack',
  'AnswerAction',
  'AnswerHit',
  'AnswerTheft',
]);

/** What a moment is about, for who sits here for the first time. */
function helpOf({ ask, view, seat }: Scene): RampageModel['help'] {
  if (view.over || seat < 0) return undefined;
  if (ask && HELPED.has(ask.name))
    return { title: t(`rampage-help-${ask.name}`), words: t(`rampage-help-${ask.name}-words`), clause: ask.clause };
  if (view.phase === 'building')
    return { title: t('rampage-help-PlacePart'), words: t('rampage-help-PlacePart-words'), clause: 'RR-09' };
  if (!view.seats[seat]?.standing) return undefined;
  const cards = view.wild_only ? 'rampage-help-wild-only-words' : 'rampage-help-waiting-words';
  return { title: t('rampage-help-waiting'), words: t(cards), clause: view.wild_only ? 'RR-65' : 'RR-59' };
}

function exitOf(scene: Scene): RampageModel['exit'] {
  const fell = beatLines(scene)
    .filter((line) => line.kind === 'fell')
    .at(-1);
  return fell && { id: fell.n, name: nameOf(scene, fell.seat), words: fell.text };
}

/** RR-60 A fallen player looks on, and may go. */
function scrappedOf(scene: Scene): RampageModel['scrapped'] {
  const mine = scene.view.seats[scene.seat];
  if (!mine || mine.standing || scene.view.phase === 'building' || isOver(scene)) return undefined;
  return { words: t(`rampage-scrapped-${mine.cause || 'cards'}`) };
}

// The rail

/** What lies open and was laid last, for who points at nothing. */
function inspectOf({ view, pack }: Scene): CardFace | undefined {
  if (view.drawn) return partFace(view.drawn, pack);
  const open = view.action ?? view.fight?.strikes.at(-1) ?? view.discard.at(-1);
  return open && battleFace(open);
}

/** Sums in full: "Ada attacks Bo with 12. 5 + 3 + 2 + 2" */
function logWithSums(scene: Scene): LogEntry[] {
  const sums = sumsOf(scene);
  return logOf(scene, ['turn', 'dealer'], TAGS).map((entry) => {
    const sum = sums.get(entry.id);
    return sum ? { ...entry, spans: [...entry.spans, ' ', { b: sum }] } : entry;
  });
}

function piles(scene: Scene): PileView[] {
  const { view, pack } = scene;
  if (view.phase === 'building')
    return [
      { key: 'build', label: t('rampage-build-deck'), count: view.build_deck },
      { key: 'deck', label: t('rampage-battle-deck'), count: view.deck, second: true },
    ];
  return [
    { key: 'deck', label: t('rampage-battle-deck'), count: view.deck },
    {
      key: 'discard',
      label: t('rampage-discarded'),
      count: view.discard.length,
      grey: true,
      cards: [...view.discard].reverse().map(battleFace),
    },
    ...(view.aside.length > 0
      ? [
          {
            key: 'aside',
            label: t('rampage-aside'),
            count: view.aside.length,
            grey: true,
            cards: view.aside.map((part) => partFace(part, pack)),
          },
        ]
      : []),
  ];
}

function footnotes({ view }: Scene): string[] {
  const notes = view.phase === 'building' ? [] : [t('rampage-turn', { turn: view.turn })];
  if (view.victory === 'hoard') notes.push(t('rampage-note-hoard'));
  if (view.best_of > 1) notes.push(t('rampage-note-match', { wins: view.seats.map((seat) => seat.wins).join(' : ') }));
  return notes;
}

/** RR-26 The Discard Pile is anybody's to read, newest first. */
function shelf({ view, pack }: Scene): TableModel['shelf'] {
  return {
    title: t('rampage-discards'),
    groups: [
      { title: t('rampage-discards-newest'), cards: [...view.discard].reverse().map(battleFace) },
      { title: t('rampage-out-of-game'), cards: view.aside.map((part) => partFace(part, pack)) },
    ],
  };
}
