import type { RoundhousePlayerView, RoundhouseTableView } from '../../wire.ts';
import { commonModel, faceAt, freshLines, logOf, nameOf, seatsFromMe } from '../../scene/common.ts';
import type { Draft, TableScene } from '../../scene/scene.ts';
import type { Confirm, PileView, TableModel } from '../../ui/model.ts';
import { t } from '../../words/words.svelte.ts';
import { goalOf } from './goal.ts';
import { prompt, warnWaste } from './asking.ts';
import { monsterFace } from './ending.ts';
import { cupOf, fieldOf, forecastOf, kickDice, planOf } from './field.ts';
import { armed, handOf, itemCard, itemCards, itemUnder } from './items.ts';
import type { Drawn, Kicker, RoundhouseModel } from './model.ts';
import { beamOf, curtainOf, kickerBeat } from './performing.ts';
import { HEADINGS, TAGS } from './story.ts';
import { incomingOf, isAimedAt, strikeOf } from './strike.ts';

export { preview } from './asking.ts';
export { numbers } from './numbers.ts';
export { fly, glory } from './story.ts';
export { gallery, result } from './ending.ts';

type Scene = TableScene<RoundhouseTableView>;

/** The whole table: everything but the order of the two decks is open. */
export function adapt(scene: Scene): RoundhouseModel {
  const { view } = scene;
  const plan = planOf(scene);
  const drawn = drawnOf(scene);
  return {
    ...commonModel(scene, []),
    goal: goalOf(scene),
    game: 'roundhouse',
    prompt: prompt(scene),
    phases: view.phases.map((phase) => ({
      label: t(`roundhouse-phase-${phase}`),
      now: !view.over && phase === view.phase,
    })),
    hand: handOf(scene),
    log: logOf(scene, HEADINGS, TAGS),
    kickers: seatsFromMe(scene).flatMap((seat) =>
      view.players.filter((player) => player.seat === seat).map((player) => kicker(scene, player)),
    ),
    ...fieldOf(scene, plan),
    ...forecastOf(scene, plan),
    dice: kickDice(scene, plan),
    cup: cupOf(scene),
    strike: strikeOf(scene),
    beam: beamOf(scene),
    curtain: curtainOf(scene),
    drawn,
    inspect: drawn?.card,
    emptyWords: emptyWords(scene),
    piles: piles(view),
    footnotes: footnotes(scene),
    shelf: shelf(scene),
  };
}

/** A last look where a big card would be wasted. */
export function warn(scene: Scene, keys: string[]): Confirm | null {
  return warnWaste(scene, keys);
}

/** Take a hit of the draft back from one monster. */
export function step(scene: Scene, word: string): Draft | null {
  const { draft } = scene;
  if (word.startsWith('unlay:')) {
    const last = draft.keys.lastIndexOf(word.slice('unlay:'.length));
    return { ...draft, keys: draft.keys.filter((_, place) => place !== last) };
  }
  return null;
}

function kicker(scene: Scene, player: RoundhousePlayerView): Kicker {
  const { view } = scene;
  return {
    seat: player.seat,
    name: nameOf(scene, player.seat),
    face: faceAt(scene, player.seat),
    you: player.seat === scene.seat,
    starts: view.starter === player.seat,
    life: player.life,
    delta: deltaOf(scene, player.seat),
    ...kickerBeat(scene, player.seat, player.life, player.points),
    incoming: incomingOf(scene, player.seat),
    attack: itemCards(player.attacks),
    defence: itemCards(player.shields),
    points: player.points,
    kills: player.kills.length,
    defencePoints: player.defence,
    aaaaargh: isAimedAt(scene, player.seat),
    out: !player.alive,
  };
}

/** What the last lines took from a life, or gave to it. */
function deltaOf(scene: Scene, seat: number): string | undefined {
  const sum = freshLines(scene)
    .filter((line) => line.seat === seat)
    .reduce((all, { kind, number }) => all + (kind === 'healed' ? number : kind === 'wounded' ? -number : 0), 0);
  return sum === 0 ? undefined : sum > 0 ? `+${sum}` : `−${-sum}`;
}

/** Everybody sees what was drawn; its drawer also the card it would replace. */
function drawnOf(scene: Scene): Drawn | undefined {
  const { view, ask, waiting } = scene;
  if (!view.drawn) return undefined;
  const drawer = ask?.seat ?? waiting;
  const card = itemCard(view.drawn, `drawn:${view.drawn.name}`);
  return {
    words:
      drawer === null || drawer === scene.seat
        ? t('roundhouse-drawn')
        : t('roundhouse-drawn-by', { name: nameOf(scene, drawer) }),
    card,
    instead: ask?.name === 'PlaceItem' ? itemUnder(scene, armed(scene)) : undefined,
    keeps: !!ask?.options.some((option) => option.key.startsWith('swap:')),
  };
}

function emptyWords({ view }: Scene): string {
  if (view.monster_deck === 0) return t('roundhouse-empty-never');
  return view.cavalry > 0 ? t('roundhouse-empty-cavalry') : t('roundhouse-empty-middle');
}

function piles(view: RoundhouseTableView): PileView[] {
  return [
    { key: 'monsters', label: t('roundhouse-monsters-left'), count: view.monster_deck },
    { key: 'items', label: t('roundhouse-items-left'), count: view.item_deck, second: true },
    {
      key: 'discard',
      label: t('roundhouse-discards'),
      count: view.discard.length,
      grey: true,
      cards: view.discard.map((item, place) => itemCard(item, `discard:${place}`)),
    },
  ];
}

function footnotes({ view }: Scene): string[] {
  const cavalry =
    view.cavalry > 0
      ? t('roundhouse-cavalry-comes', { count: view.cavalry })
      : t(view.monster_deck === 0 ? 'roundhouse-cavalry-none' : 'roundhouse-cavalry-waits');
  return [
    t('roundhouse-round', { round: view.round }),
    cavalry,
    ...(view.billing ? [t('roundhouse-billing', { billing: t(`roundhouse-billing-${view.billing}`) })] : []),
  ];
}

/** Kill piles of everybody: open, like all the rest. */
function shelf(scene: Scene): TableModel['shelf'] {
  const groups = scene.view.players
    .filter((player) => player.kills.length > 0)
    .map((player) => ({
      title: t('roundhouse-kills-of', { name: nameOf(scene, player.seat), points: player.points }),
      cards: player.kills.map((kill, place) => monsterFace(`kill:${player.seat}:${place}`, kill.name, kill.points)),
    }));
  return { title: t('roundhouse-kill-piles'), groups };
}
