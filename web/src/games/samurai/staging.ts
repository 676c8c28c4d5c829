import { momentOf, nameOf } from '../../scene/common.ts';
import type { CardView, Span } from '../../ui/model.ts';
import type { SamuraiAttackView, SamuraiPart, SamuraiPendingView, SamuraiStepView } from '../../wire.ts';
import { t } from '../../words/words.svelte.ts';
import { face, shortName, signed } from './faces.ts';
import type { AttackStage, Bar, BreakdownRow, Pending, Piece } from './model.ts';
import { rowOf, sign, type Scenery } from './movies.ts';

/** The attack: two bars on one scale, every card played a labelled step, and one verdict. */

const INKS: Record<string, string> = {
  Character: '#1B5A8C',
  Prop: '#1B3A5C',
  Sfx: '#5B3A7A',
  Location: '#1F6B5A',
  Creature: '#A3123F',
  Credits: '#5A4838',
};
const STEP_INK = '#7A2E8F';

export function stageOf(set: Scenery): AttackStage | undefined {
  const { attack, turn } = set.scene.view;
  if (!attack) return undefined;
  const kungFu = attack.kind !== 'creature';
  return {
    id: `${turn}:${attack.fighter.key}`,
    attacker: fighter(attack),
    kungFu,
    attack: attackBar(set, attack),
    defence: defenceBar(set, attack),
    steps: stepsOf(set, attack),
    verdict: verdict(set, attack),
    quote: attack.fighter.quote,
    moment: momentOf(set.scene)?.moment,
    open: set.scene.window && !set.scene.beat && attack.success === null,
    result: attack.success === null ? undefined : attack.success ? 'hit' : 'miss',
    victims: kungFu ? undefined : victims(set, attack),
  };
}

function fighter(attack: SamuraiAttackView): CardView {
  return { ...face(attack.fighter), strength: String(attack.base_attack), state: 'plain' };
}

// Bars

/** Changes so far: AS and DS before and after each step that counts. */
interface Change {
  step: SamuraiStepView;
  attack: number;
  defence: number;
}

function changes(attack: SamuraiAttackView): Change[] {
  let [before, defence] = [attack.base_attack, attack.base_defence];
  return attack.steps.map((step) => {
    const change = { step, attack: step.attack - before, defence: step.defence - defence };
    [before, defence] = [step.attack, step.defence];
    return change;
  });
}

/** What takes strength away shortens the bar from its end, and is seen there: 0 = 4 + 1 − 5. */
function lay(pieces: Piece[], piece: Piece): Piece[] {
  if (piece.value >= 0) return [...pieces, piece];
  let left = -piece.value;
  const rest = [...pieces]
    .reverse()
    .map((one) => {
      const cut = one.pending || one.lost ? 0 : Math.min(left, one.value);
      left -= cut;
      return { ...one, value: one.value - cut };
    })
    .reverse()
    .filter((one) => one.value > 0);
  return [...rest, { ...piece, value: -piece.value - left, lost: -piece.value }];
}

/** A card that is still to resolve only adds a dashed piece; what it would take away is said in words. */
function grow(pieces: Piece[], change: Change, value: number): Piece[] {
  const { step } = change;
  const pending = step.status === 'pending';
  if (value === 0 || (pending && value < 0)) return pieces;
  return lay(pieces, {
    name: `${sign(step.change, step.n)} ${shortName((step.other ?? step.card).name)}`.trim(),
    value,
    ink: STEP_INK,
    pending,
  });
}

/** What a strength was before the step that this beat tells; nothing if it is the same. */
function wasOf(set: Scenery, made: Change[], total: number, side: 'attack' | 'defence'): number | undefined {
  const { beat } = set.scene;
  if (!beat?.lines.some((line) => line.kind === 'stands' || line.kind === 'joined')) return undefined;
  const last = made.filter((one) => one.step.status === 'active').pop();
  const change = last?.[side] ?? 0;
  return change === 0 ? undefined : total - change;
}

function attackBar(set: Scenery, attack: SamuraiAttackView): Bar {
  const first: Piece = {
    name: shortName(attack.fighter.name),
    value: Math.max(0, attack.base_attack),
    ink: INKS.Creature ?? '',
  };
  const made = changes(attack);
  const who = nameOf(set.scene, attack.attacker);
  const label = t('samurai-as-long');
  return {
    label,
    who,
    total: attack.attack,
    was: wasOf(set, made, attack.attack, 'attack'),
    pieces: made.reduce((pieces, change) => grow(pieces, change, change.attack), [first]),
    opened: {
      label: t('samurai-as-of', { name: who }),
      total: attack.attack,
      rows: [
        attackerRow(attack),
        ...made.filter((one) => one.step.tag !== 'MDS' && one.step.tag !== 'DS').map((one) => stepRow(set, one.step)),
      ],
      notes: [t('samurai-traits', { traits: attack.traits.join(', ') || '–' })],
    },
  };
}

function attackerRow({ fighter, base_attack }: SamuraiAttackView): BreakdownRow {
  const change = base_attack - fighter.strength;
  return {
    source: fighter.name,
    printed: String(fighter.strength),
    change: change === 0 ? '' : signed(change),
    reason: fighter.text,
  };
}

function stepRow(set: Scenery, step: SamuraiStepView): BreakdownRow {
  const state = step.status === 'active' ? '' : `, ${t(`samurai-step-${step.status}`)}`;
  return {
    source: step.card.name,
    printed: '',
    change: step.change === 'joins' ? signed(step.other?.strength ?? 0) : sign(step.change, step.n),
    reason: `${nameOf(set.scene, step.seat)}${state}`,
  };
}

function defenceBar(set: Scenery, attack: SamuraiAttackView): Bar {
  const made = changes(attack);
  const whole = [...attack.defence_parts]
    .sort((a, b) => Number(a.counts < 0) - Number(b.counts < 0))
    .reduce((pieces, part) => lay(pieces, pieceOf(part)), [] as Piece[])
    .filter((piece) => piece.value > 0 || piece.lost);
  const who = nameOf(set.scene, attack.target);
  const label = t('samurai-ds-long');
  const rows = [
    ...attack.defence_parts.map((part) => rowOf(set, part)),
    ...made.filter((one) => one.step.tag === 'MDS' || one.step.tag === 'DS').map((one) => stepRow(set, one.step)),
  ];
  return {
    label,
    who,
    total: attack.defence,
    was: wasOf(set, made, attack.defence, 'defence'),
    pieces: made.reduce((pieces, change) => grow(pieces, change, change.defence), whole),
    opened: { label: t('samurai-ds-of', { name: who }), total: attack.defence, rows, notes: [] },
  };
}

function pieceOf(part: SamuraiPart): Piece {
  return { name: shortName(part.card.name), value: part.counts, ink: INKS[part.card.type] ?? '#1B3A5C' };
}

// Steps in words

function stepsOf(set: Scenery, attack: SamuraiAttackView): AttackStage['steps'] {
  const first = { id: 'fighter', words: `${attack.base_attack} ${attack.fighter.name}` };
  return [
    first,
    ...changes(attack)
      .filter(counts)
      .map((change, place) => ({
        id: `${place}:${change.step.card.key}`,
        words: stepWords(set, change),
        pending: change.step.status === 'pending',
        cancelled: change.step.status === 'cancelled' || change.step.status === 'lapsed',
      })),
  ];
}

/** A card with several conditional changes is told by the one that counts; a cancelled one by its first. */
function counts(one: Change, place: number, all: Change[]): boolean {
  const changes = (change: Change): boolean => change.attack !== 0 || change.defence !== 0 || change.step.tag === 'TRT';
  return (
    changes(one) ||
    !all.some(
      (other, at) => at !== place && other.step.card.key === one.step.card.key && (changes(other) || at < place),
    )
  );
}

function stepWords(set: Scenery, { step }: Change): string {
  const amount = step.change === 'joins' ? signed(step.other?.strength ?? 0) : sign(step.change, step.n);
  const what = step.tag === 'MDS' || step.tag === 'DS' ? `DS ${amount}` : step.tag === 'TRT' ? '' : amount;
  const state = step.status === 'active' ? '' : `: ${t(`samurai-step-${step.status}`)}`;
  return `${what} ${(step.other ?? step.card).name}, ${nameOf(set.scene, step.seat)}${state}`.trim();
}

// The verdict

function ending(attack: number, defence: number, kungFu: boolean): string {
  const by = Math.abs(attack - defence);
  if (attack >= defence) return t(kungFu ? 'samurai-kicks-by' : 'samurai-succeeds-by', { by });
  return t(kungFu ? 'samurai-loses-by' : 'samurai-fails-by', { by });
}

/** The card that is looked at has just come to something: there is no more if. */
function isSettled({ scene }: Scenery): boolean {
  return !!scene.beat?.lines.some((line) => ['stands', 'joined', 'cancelled'].includes(line.kind));
}

function verdict(set: Scenery, attack: SamuraiAttackView): Span[] {
  const kungFu = attack.kind !== 'creature';
  const now = attack.always
    ? t(attack.succeeding ? 'samurai-always' : 'samurai-cannot')
    : ending(attack.attack, attack.defence, kungFu);
  if (attack.success !== null) {
    const victim = attack.marked && !kungFu ? [` ${t('samurai-victim-is', { card: attack.marked.name })}`] : [];
    return [
      { b: t(attack.success ? 'samurai-verdict-hit' : 'samurai-verdict-miss') },
      ` ${t('samurai-against', { attack: attack.attack, defence: attack.defence })}`,
      ...victim,
    ];
  }
  const pending = set.scene.view.pending.at(-1);
  if (!pending || isSettled(set)) return [`${t('samurai-now')} `, { b: now }];
  // A card that cancels another changes no strength itself: what waits then is told of the other one.
  const own = attack.steps.some((step) => step.status === 'pending' && step.card.key === pending.card.key);
  const changes = attack.pending_attack !== attack.attack || attack.pending_defence !== attack.defence;
  const then =
    own && changes
      ? [
          `${t('samurai-against', { attack: attack.pending_attack, defence: attack.pending_defence })} `,
          { b: ending(attack.pending_attack, attack.pending_defence, kungFu) },
        ]
      : [pending.card.text];
  return [`${t('samurai-now')} `, { b: now }, ` ${t('samurai-if-stands', { card: pending.card.name })} `, ...then];
}

function victims(set: Scenery, attack: SamuraiAttackView): string {
  const cast = set.scene.view.movies.find((movie) => movie.seat === attack.target)?.cast ?? [];
  const said = cast.map((role) => {
    const whole = [role.part, ...role.under].reduce((sum, part) => sum + part.counts, 0);
    return role.under.length
      ? t('samurai-victim-with', {
          card: role.part.card.name,
          ds: whole,
          held: role.under.map((part) => shortName(part.card.name)).join(', '),
        })
      : `${role.part.card.name} ${whole}`;
  });
  return t('samurai-victims', { cards: said.join(', ') });
}

// Cards that have been announced

export function pendingOf(set: Scenery): Pending[] {
  return set.scene.view.pending.map((one) => {
    const who = nameOf(set.scene, one.seat);
    return {
      card: { ...face(one.card), state: 'plain' },
      who,
      quote: one.card.quote,
      short: t('samurai-pending-by', { name: who }),
      aim: aimOf(set, one),
    };
  });
}

function aimOf(set: Scenery, one: SamuraiPendingView): string | undefined {
  if (one.target) return t('samurai-aimed', { card: one.target.name });
  return one.movie >= 0 ? t('samurai-aimed-movie', { name: nameOf(set.scene, one.movie) }) : undefined;
}
