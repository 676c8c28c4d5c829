import type { RampageTableView } from '../../wire.ts';
import { freshLines } from '../../scene/common.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import { slotOf } from './cards.ts';
import type { Robot, Slot } from './model.ts';

type Scene = TableScene<RampageTableView>;

/** What the beat that is being performed does to the board. The view already is as its last line left it. */

/** As the journal numbers them. */
const KINDS = ['left_arm', 'right_arm', 'head', 'leg', 'accessory', 'torso'];

/** The lines of this beat; none while nothing is performed. */
export function beatLines(scene: Scene): Told[] {
  return scene.beat ? freshLines(scene) : [];
}

export function isBeat(scene: Scene, ...kinds: string[]): boolean {
  return beatLines(scene).some((line) => kinds.includes(line.kind));
}

/** Cards that are laid open in this beat, by their keys. */
export function laidNow(scene: Scene, pile: string): string[] {
  return beatLines(scene)
    .filter((line) => line.kind === 'moved' && line.target === pile)
    .map((line) => line.card);
}

/** A line since the last attack began to be told: the verdict is not known before its line. */
export function isTold({ lines }: Scene, ...kinds: string[]): boolean {
  return attackLines(lines).some((line) => kinds.includes(line.kind));
}

function attackLines(lines: Told[]): Told[] {
  return lines.slice(lines.map((line) => line.kind).lastIndexOf('aims') + 1);
}

/** RR-43 The view has an attack as shown from its first card on; it is announced when all of them lie there. */
export function isBeingLaid(scene: Scene): boolean {
  const lines = scene.lines.filter((line) => line.n <= scene.read);
  return scene.beat !== undefined && !isTold({ ...scene, lines }, 'attacked');
}

/** RR-36 Cards come from the stack, and no Action brings them. */
export function isRefill(scene: Scene): boolean {
  const { active, action } = scene.view;
  return (
    !action && beatLines(scene).some((line) => line.source === `stack ${active}` && line.target === `hand ${active}`)
  );
}

/** RR-57 How many of the cards that an attack takes have gone. */
export function takenNow(scene: Scene, attacker: number, target: number): number {
  if (isTold(scene, 'took')) return Infinity;
  const from = [`stack ${target}`, `hand ${target}`];
  return attackLines(scene.lines).filter((line) => from.includes(line.source) && line.target.endsWith(` ${attacker}`))
    .length;
}

/** Numbers of a robot before, and what rattles. */
export function robotBeat(
  scene: Scene,
  seat: number,
  now: { wounds: number; stack: number; hand: number },
  place: number,
): Pick<Robot, 'woundsWas' | 'stackWas' | 'handWas' | 'rattles' | 'whirrs' | 'topples' | 'acts' | 'performed'> {
  if (!scene.beat) return {};
  const lines = beatLines(scene);
  const own = lines.filter((line) => line.seat === seat);
  const wounds = sum(own, 'wounded') - sum(own, 'repaired');
  const [stack, hand] = [gained(lines, `stack ${seat}`), gained(lines, `hand ${seat}`)];
  return {
    woundsWas: wounds === 0 ? undefined : now.wounds - wounds,
    stackWas: stack === 0 ? undefined : now.stack - stack,
    handWas: hand === 0 ? undefined : now.hand - hand,
    rattles: own.flatMap((line): (Slot | 'torso')[] => rattling(line)),
    whirrs: own.some((line) => line.kind === 'gadget'),
    topples: lines.some((line) => line.source === `robot ${place} torso`),
    acts: scene.waiting === seat && own.length > 0,
    performed: true,
  };
}

function sum(lines: Told[], kind: string): number {
  return lines.filter((line) => line.kind === kind).reduce((all, line) => all + line.number, 0);
}

/** How many more cards a pile has than before these lines. */
function gained(lines: Told[], pile: string): number {
  const moved = lines.filter((line) => line.kind === 'moved');
  return moved.filter((line) => line.target === pile).length - moved.filter((line) => line.source === pile).length;
}

/** RR-53 What is hit trembles before it comes off. */
function rattling(line: Told): (Slot | 'torso')[] {
  if (line.kind === 'wounded') return ['torso'];
  if (line.kind !== 'located' && line.kind !== 'lost') return [];
  return [slotOf(KINDS[line.number] ?? '') ?? 'torso'];
}
