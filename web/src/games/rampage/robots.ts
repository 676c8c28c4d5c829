import type { RampageRobotView, RampageTableView } from '../../wire.ts';
import { faceAt, freshLines, hintOf, nameOf, optionByKey, seatsFromMe, whyNotKey } from '../../scene/common.ts';
import { isChosen } from '../../scene/committing.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import { t } from '../../words/words.svelte.ts';
import { battleFace, letterOf, partIcon, robotPart, slotOf } from './cards.ts';
import type { Robot, RobotPart, Slot } from './model.ts';
import { beatLines, robotBeat } from './performing.ts';

type Scene = TableScene<RampageTableView>;

/** Robots in the order in which their owners sit, the viewer's first; while they are built, as the torsos lie. */
export function robotsOf(scene: Scene): Robot[] {
  const { view } = scene;
  if (view.phase === 'building') return view.robots.map((robot, place) => bare(scene, robot, place));
  const seats = seatsFromMe(scene).flatMap((seat) => view.seats.filter((one) => one.seat === seat && one.robot >= 0));
  return seats.flatMap(({ seat, robot }) => {
    const one = view.robots[robot];
    return one ? [owned(scene, one, robot, seat)] : [];
  });
}

/** The robot of a seat, by the key of its torso. */
export function robotOf(view: RampageTableView, seat: number): RampageRobotView | undefined {
  return view.robots[view.seats[seat]?.robot ?? -1];
}

function plain(scene: Scene, robot: RampageRobotView, place: number): Robot {
  const { view } = scene;
  const parts: Robot['parts'] = {};
  const changed = boltedOn(scene, place);
  for (const [kind, part] of Object.entries(robot.parts)) {
    const slot = slotOf(kind);
    if (slot && part) parts[slot] = { ...robotPart(part, scene.pack), changed: changed.has(kind) };
  }
  const seat = view.seats[robot.owner];
  return {
    id: robot.torso,
    place,
    name: robot.owner >= 0 ? nameOf(scene, robot.owner) : robot.name,
    face: faceAt(scene, robot.owner),
    you: robot.owner >= 0 && robot.owner === scene.seat,
    colour: letterOf(robot.letter),
    torso: { name: robot.name, icon: partIcon(robot.name) },
    parts,
    wounds: robot.wounds,
    limit: robot.bears,
    attack: robot.attack,
    defence: robot.defence,
    stack: seat?.stack ?? 0,
    hand: seat?.hand ?? 0,
    value: robot.value,
  };
}

// In the centre

function bare(scene: Scene, robot: RampageRobotView, place: number): Robot {
  const key = `on:${robot.torso}`;
  const option = optionByKey(scene.ask, key);
  const complete = option?.hints.includes('completes');
  const count = Object.values(robot.parts).filter(Boolean).length;
  return {
    ...plain(scene, robot, place),
    unbuilt: true,
    tag: robot.owner >= 0 ? t('rampage-tag-built') : undefined,
    note: complete
      ? t('rampage-completes', { value: valueThen(scene, robot) })
      : t('rampage-parts', { count: Number((option && hintOf(option, 'parts:')) ?? count), adds: option ? 1 : 0 }),
    pick: option?.key,
    chosen: isChosen(scene, option?.key),
    act: t(complete ? 'rampage-place-completes' : 'rampage-place', { torso: robot.name }),
    why: whyNotKey(scene.ask, key),
    changed: freshLines(scene).some((line) => line.kind === 'built' && line.number === place),
  };
}

/** RR-13 The robot's value with the drawn part on it. */
function valueThen({ view }: Scene, robot: RampageRobotView): number {
  return robot.value + (view.drawn?.value ?? 0);
}

// In the arena

function owned(scene: Scene, robot: RampageRobotView, place: number, seat: number): Robot {
  const { view, ask } = scene;
  const fresh = freshLines(scene);
  const sitting = view.seats[seat];
  const key = `target:${robot.colour}`;
  const option = optionByKey(ask, key);
  const made: Robot = {
    ...plain(scene, robot, place),
    seat,
    fallen: !sitting?.standing,
    falls: beatLines(scene).some((line) => line.kind === 'fell' && line.seat === seat),
    hit: beatLines(scene).some(
      (line) => (line.kind === 'hit' && line.other === seat) || (line.kind === 'wounded' && line.seat === seat),
    ),
    ...robotBeat(scene, seat, { wounds: robot.wounds, stack: sitting?.stack ?? 0, hand: sitting?.hand ?? 0 }, place),
    lost: lostParts(scene, place, fresh),
    parked: sitting?.parked.map(battleFace),
    hoard: sitting?.hoard || undefined,
    wins: view.best_of > 1 ? sitting?.wins : undefined,
    tag: tagOf(view, seat),
    target: view.fight?.target === seat || view.aimed_at === seat,
    pick: option?.key,
    chosen: isChosen(scene, option?.key),
    act:
      option &&
      t(ask?.name === 'ChooseTarget' ? 'rampage-aim' : 'rampage-aim-action', {
        name: nameOf(scene, seat),
        card: view.action?.name ?? '',
      }),
    note: option && noteOf(scene, robot, seat),
    why: whyNotKey(ask, key),
    changed: fresh.some((line) => ['repaired', 'took'].includes(line.kind) && line.seat === seat),
  };
  return withHits(scene, withLosses(scene, made, seat), seat);
}

function tagOf(view: RampageTableView, seat: number): string | undefined {
  if (view.over || !view.seats[seat]?.standing) return undefined;
  if (view.fight?.attacker === seat) return t('rampage-tag-attacks');
  return view.active === seat ? t('rampage-tag-turn') : undefined;
}

/** What an attack on this robot needs from cards, if nobody guards; what an Action finds there. */
function noteOf({ ask, view }: Scene, robot: RampageRobotView, seat: number): string {
  if (ask?.name !== 'ChooseTarget')
    return t('rampage-cards', { count: (view.seats[seat]?.hand ?? 0) + (view.seats[seat]?.stack ?? 0) });
  const option = optionByKey(ask, `target:${robot.colour}`);
  return t('rampage-needs', { count: Number((option && hintOf(option, 'needs:')) ?? 0) });
}

/** RR-32 Loose Screw: which part drops. */
function withLosses(scene: Scene, robot: Robot, seat: number): Robot {
  if (scene.ask?.name !== 'LosePart' || seat !== scene.seat) return robot;
  const parts = { ...robot.parts };
  for (const option of scene.ask.options) {
    const slot = slotOf(option.place);
    if (slot && parts[slot]) parts[slot] = { ...parts[slot], pick: option.key, chosen: isChosen(scene, option.key) };
  }
  return { ...robot, parts };
}

/** RR-52 With `aim` the attacker picks a location: a part, a stump, or the torso. */
function withHits(scene: Scene, robot: Robot, seat: number): Robot {
  if (scene.ask?.name !== 'PickHit' || seat !== scene.view.fight?.target) return robot;
  const parts = { ...robot.parts };
  const stumps: Partial<Record<Slot, string>> = {};
  let { torso } = robot;
  for (const option of scene.ask.options) {
    const slot = slotOf(option.place);
    if (!slot) torso = { ...torso, pick: option.key };
    else if (parts[slot]) parts[slot] = { ...parts[slot], pick: option.key, chosen: isChosen(scene, option.key) };
    else stumps[slot] = option.key;
  }
  return { ...robot, parts, stumps, torso };
}

/** Kinds of parts that have just been bolted onto a torso. */
function boltedOn(scene: Scene, place: number): Set<string> {
  const start = `robot ${place} `;
  return new Set(
    freshLines(scene)
      .filter((line) => line.target.startsWith(start))
      .map((line) => line.target.slice(start.length)),
  );
}

/** RR-55 What has just come off, as it lies open now: out of the game, or on the Discard Pile. */
function lostParts({ view, pack }: Scene, place: number, fresh: Told[]): Partial<Record<Slot, RobotPart>> {
  const lost: Partial<Record<Slot, RobotPart>> = {};
  const start = `robot ${place} `;
  for (const line of fresh) {
    const slot = line.source.startsWith(start) ? slotOf(line.source.slice(start.length)) : undefined;
    if (!slot) continue;
    const part = view.aside.find((one) => one.key === line.card);
    const name = part?.name ?? view.discard.find((one) => one.key === line.card)?.name;
    if (name) lost[slot] = part ? robotPart(part, pack) : { name, icon: partIcon(name), replacement: true };
  }
  return lost;
}
