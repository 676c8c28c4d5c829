import type { RampageCardView, RampageFightView, RampageTableView } from '../../wire.ts';
import { nameOf } from '../../scene/common.ts';
import type { TableScene } from '../../scene/scene.ts';
import { t } from '../../words/words.svelte.ts';
import { effectOf, kindWords, letterOf, lootOfPart } from './cards.ts';
import { COLOUR, type Fight, type Strength } from './model.ts';
import { isBeat, isTold, laidNow, takenNow } from './performing.ts';
import { robotOf } from './robots.ts';

type Scene = TableScene<RampageTableView>;
type Segment = Strength['segments'][number];

/** RR-44, RR-47 Attack against defence, part by part. */
export const INK = { parts: '#1F4E79', cards: '#8A3B12', texts: '#5B3A73', shields: '#1F6B3A' };

export function fightOf(scene: Scene): Fight | undefined {
  const { fight } = scene.view;
  if (!fight || scene.view.over) return undefined;
  const [attacker, defender] = [robotOf(scene.view, fight.attacker), robotOf(scene.view, fight.target)];
  if (!attacker || !defender) return undefined;
  return {
    attacker: attacker.torso,
    defender: defender.torso,
    attack: attackOf(scene, fight),
    defence: defenceOf(scene, fight),
    verdict: verdictOf(scene, fight),
    draws: drawsOf(scene, fight),
    opens: isBeat(scene, 'aims'),
    push: isBeat(scene, 'hit') ? 'defence' : isBeat(scene, 'missed') ? 'attack' : undefined,
    id: 1000 * scene.view.turn + fight.number,
  };
}

/** "▲R 3", and aloud "Broom Handle 3". */
export function cardSegment(letter: string, strength: number, name: string): Segment {
  const colour = letterOf(letter);
  const label = `${COLOUR[colour].sign}${colour} ${strength}`;
  return { label, value: strength, ink: INK.cards, says: `${name} ${strength}` };
}

export function sumSegment(value: number, ink: string, what: string): Segment[] {
  return value > 0 ? [{ label: `+${value}`, value, ink, says: `${what} ${value}` }] : [];
}

/** What somebody may lay yet, behind the curtain. */
const hidden = (): Segment => ({
  label: '?',
  value: 3,
  ink: INK.cards,
  says: t('rampage-segment-hidden'),
  pending: true,
});

/** A total before something was added to it. */
const before = (total: number, added: number): number | undefined => (added > 0 ? total - added : undefined);

/** "arms 3": its label says it all. */
export function ownSegment(label: string, value: number): Segment {
  return { label, value, ink: INK.parts, says: label };
}

const some = (words: string[]): string => words.filter(Boolean).join(' · ');

function drafted(scene: Scene, use: string): RampageCardView[] {
  return scene.view.hand.filter((card) => card.laid === use);
}

function attackOf(scene: Scene, fight: RampageFightView): Strength {
  const { view, seat } = scene;
  const mine = fight.attacker === seat;
  const strikes = fight.shown ? fight.strikes : mine ? drafted(scene, 'strike') : [];
  const boosts = fight.shown
    ? fight.boosts
    : [...(view.seats[fight.attacker]?.parked ?? []), ...(mine ? drafted(scene, 'boost') : [])];
  const sums = fight.attack;
  const cards =
    strikes.length > 0
      ? strikes.map((card) => cardSegment(card.letter, card.strength, card.name))
      : sumSegment(sums.strikes ?? 0, INK.cards, t('rampage-segment-strikes'));
  const closed: Segment[] = fight.shown || mine ? [] : [hidden()];
  const gadget = sums.accessory ? robotOf(view, fight.attacker)?.parts.accessory?.name : undefined;
  const [struck, boosted] = [laidNow(scene, 'strikes'), laidNow(scene, 'boosts')];
  const fresh = strikes.filter((card) => struck.includes(card.key)).reduce((all, card) => all + card.strength, 0);
  const more = boosted.reduce((all, key) => all + effectOf(scene.pack, key, 'boost'), 0);
  const added = isBeat(scene, 'attacked') ? (sums.accessory ?? 0) : 0;
  return {
    label: t(mine ? 'rampage-you-attack-with' : fight.shown ? 'rampage-attacks-with' : 'rampage-prepares', {
      name: nameOf(scene, fight.attacker),
    }),
    total: fight.attack_total,
    was: isBeat(scene, 'aims') ? 0 : before(fight.attack_total, fresh + more + added),
    segments: [
      { ...ownSegment(t('rampage-arms', { count: sums.arms ?? 0 }), sums.arms ?? 0), now: isBeat(scene, 'aims') },
      ...cards.map((one, place) => ({ ...one, now: struck.includes(strikes[place]?.key ?? '') })),
      ...sumSegment(sums.boosts ?? 0, INK.texts, t('rampage-segment-boosts')).map((one) => ({ ...one, now: more > 0 })),
      ...sumSegment(sums.accessory ?? 0, INK.texts, gadget ?? t('rampage-accessory')).map((one) => ({
        ...one,
        now: added > 0,
      })),
      ...closed,
    ],
    legend: some([
      armsWords(scene, fight.attacker),
      ...strikes.map((card) => card.name),
      gadget ?? '',
      ...boosts.map((card) => boostWords(scene, card)),
    ]),
  };
}

/** "arms 3 + 2" */
function armsWords({ view }: Scene, seat: number): string {
  const parts = robotOf(view, seat)?.parts ?? {};
  const arms = [parts.left_arm, parts.right_arm].flatMap((arm) => (arm ? [arm.attack] : []));
  return arms.length === 0 ? t('rampage-no-arms') : t('rampage-arms-sum', { sum: arms.join(' + ') });
}

/** A Booster says what it does beyond its number. */
export function boostWords({ pack }: Pick<Scene, 'pack'>, card: Pick<RampageCardView, 'key' | 'name'>): string {
  for (const verb of ['loot', 'wound', 'aim']) {
    const count = effectOf(pack, card.key, verb);
    if (count) return `${card.name}: ${t(`rampage-adds-${verb}`, { count })}`;
  }
  return card.name;
}

function defenceOf(scene: Scene, fight: RampageFightView): Strength {
  const mine = fight.target === scene.seat;
  const guards = fight.compared ? fight.guards : mine ? drafted(scene, 'guard') : [];
  const answers = fight.compared ? fight.responses : mine ? drafted(scene, 'respond') : [];
  const sums = fight.defence;
  const cards =
    guards.length > 0
      ? guards.map((card) => cardSegment(card.letter, card.strength, card.name))
      : sumSegment(sums.guards ?? 0, INK.cards, t('rampage-segment-guards'));
  const drafting = mine && fight.shown && !fight.compared;
  const [guarded, answered] = [laidNow(scene, 'guards'), laidNow(scene, 'responses')];
  const fresh = guards.filter((card) => guarded.includes(card.key)).reduce((all, card) => all + card.strength, 0);
  const more = answered.reduce((all, key) => all + effectOf(scene.pack, key, 'shield'), 0);
  return {
    label: t(drafting ? 'rampage-your-draft' : mine ? 'rampage-you-defend-with' : 'rampage-defends-with', {
      name: nameOf(scene, fight.target),
    }),
    total: fight.defence_total,
    was: before(fight.defence_total, fresh + more),
    segments: [
      ownSegment(t('rampage-parts-sum', { count: sums.parts ?? 0 }), sums.parts ?? 0),
      ...cards.map((one, place) => ({ ...one, now: guarded.includes(guards[place]?.key ?? '') })),
      ...sumSegment(sums.responses ?? 0, INK.shields, t('rampage-segment-responses')).map((one) => ({
        ...one,
        now: more > 0,
      })),
      ...(fight.shown && !fight.compared && !mine && !scene.beat ? [hidden()] : []),
    ],
    legend: some([
      armourWords(scene, fight.target),
      ...guards.map((card) => card.name),
      ...answers.map((card) => card.name),
    ]),
  };
}

/** "torso 3, head 1, leg 1" */
function armourWords({ view }: Scene, seat: number): string {
  const robot = robotOf(view, seat);
  if (!robot) return '';
  const parts = Object.entries(robot.parts).flatMap(([kind, part]) =>
    part && part.defence > 0 ? [[kindWords(kind), part.defence] as const] : [],
  );
  const torso = robot.defence - parts.reduce((sum, [, defence]) => sum + defence, 0);
  return [[t('rampage-the-torso'), torso] as const, ...parts].map(([word, defence]) => `${word} ${defence}`).join(', ');
}

function drawsOf(scene: Scene, fight: RampageFightView): Fight['draws'] {
  const fresh = laidNow(scene, 'drawn');
  return fight.hits.map((card) => ({
    where: kindWords(card.location),
    card: card.name,
    now: fresh.includes(card.key),
  }));
}

// The verdict

type Verdict = Fight['verdict'];

function verdictOf(scene: Scene, fight: RampageFightView): Verdict {
  if (!fight.shown) return fight.attacker === scene.seat ? drafting(scene, fight) : preparing(scene, fight);
  if (fight.compared && !scene.beat) return compared(scene, fight);
  // What the cards come to is said when it is: not before the last of them lies there.
  if (fight.compared) return isTold(scene, 'hit', 'missed') ? compared(scene, fight) : against(fight);
  return fight.target === scene.seat ? defending(scene, fight) : awaited(scene, fight);
}

/** "needs at least 7 if they guard nothing", while the draft is made. */
function drafting(scene: Scene, fight: RampageFightView): Verdict {
  const name = nameOf(scene, fight.target);
  const words = t('rampage-needs-unguarded', { name, needs: fight.needs });
  if (drafted(scene, 'strike').length === 0)
    return { big: t('rampage-big-strike'), words, other: t('rampage-strike-first') };
  const margin = fight.attack_total - fight.needs;
  if (margin < 0)
    return {
      big: t('rampage-big-short', { count: -margin }),
      tone: 'bad',
      words,
      other: scene.view.buzz_saws ? t('rampage-short-saws', { name, count: -margin }) : t('rampage-short'),
    };
  return {
    big: t('rampage-big-hits', { count: margin }),
    tone: 'good',
    words,
    other: t('rampage-hits-unguarded', { name, count: margin + lootOf(scene, fight) }),
  };
}

/** What Boosters and the accessory of your own draft would take on top. */
function lootOf(scene: Scene, { attacker }: RampageFightView): number {
  const boosters = [...(scene.view.seats[attacker]?.parked ?? []), ...drafted(scene, 'boost')];
  const gadget = scene.said.includes('accessory')
    ? lootOfPart(scene.pack, robotOf(scene.view, attacker)?.parts.accessory)
    : 0;
  return boosters.reduce((sum, card) => sum + effectOf(scene.pack, card.key, 'loot'), gadget);
}

function preparing(scene: Scene, fight: RampageFightView): Verdict {
  const you = fight.target === scene.seat;
  return {
    big: t('rampage-big-prepares'),
    words: t(you ? 'rampage-prepares-you' : 'rampage-prepares-words', {
      name: nameOf(scene, fight.attacker),
      other: nameOf(scene, fight.target),
    }),
    other: t('rampage-prepares-other'),
  };
}

function awaited(scene: Scene, fight: RampageFightView): Verdict {
  const name = nameOf(scene, fight.target);
  return {
    big: t('rampage-big-stands', { attack: fight.attack_total }),
    words: t('rampage-awaits', { name, defence: fight.defence_total }),
    other: promise(fight),
  };
}

function against(fight: RampageFightView): Verdict {
  return {
    big: t('rampage-big-against', { attack: fight.attack_total, defence: fight.defence_total }),
    words: '',
    other: promise(fight),
  };
}

/** What Boosters promise on top of a hit. */
function promise(fight: RampageFightView): string | undefined {
  const parts = [
    fight.loot && t('rampage-adds-loot', { count: fight.loot }),
    fight.wounds && t('rampage-adds-wound', { count: fight.wounds }),
    fight.aim && t('rampage-adds-aim', { count: fight.aim }),
  ].filter(Boolean);
  return parts.length > 0 ? t('rampage-if-hits', { what: parts.join(', ') }) : undefined;
}

/** RR-49, RR-57 What the defender's draft comes to, and what it would be without. */
function defending(scene: Scene, fight: RampageFightView): Verdict {
  const { margin, loot } = fight;
  const bare = fight.attack_total - (fight.defence.parts ?? 0);
  const hold = t('rampage-to-hold', { count: fight.attack_total + 1 });
  if (margin < 0) {
    const saws = scene.view.buzz_saws
      ? t('rampage-holds-saws', { name: nameOf(scene, fight.attacker), count: -margin })
      : t('rampage-holds');
    return { big: t('rampage-big-holds', { count: -margin }), tone: 'good', words: saws };
  }
  const words = [t('rampage-breaks'), lose(margin, loot)].join(' ');
  const nothing = bare > margin ? t('rampage-guarding-nothing', { sum: sum(bare, loot), count: bare + loot }) : '';
  return { big: t('rampage-big-hit', { count: margin }), tone: 'bad', words, other: some([nothing, hold]) };
}

function sum(margin: number, loot: number): string {
  return loot > 0 ? `${margin} + ${loot} = ${margin + loot}` : String(margin);
}

function lose(margin: number, loot: number): string {
  return margin + loot > 0
    ? t('rampage-you-lose', { sum: sum(margin, loot), count: margin + loot })
    : t('rampage-you-lose-none');
}

/** Compared and frozen: where it lands is being settled. */
function compared(scene: Scene, fight: RampageFightView): Verdict {
  const hits = fight.margin >= 0;
  const tone = toneOf(scene.seat, fight.attacker, fight.target, hits);
  // What is being drawn is not known before it lies there.
  const known = fight.hit && laidNow(scene, 'drawn').length === 0;
  const where = known ? t('rampage-lands', { part: kindWords(fight.hit) }) : t('rampage-landing');
  const left = fight.taking - takenNow(scene, fight.attacker, fight.target);
  const taking = left > 0 ? t('rampage-taking', { count: left }) : undefined;
  return hits
    ? { big: t('rampage-big-hit', { count: fight.margin }), tone, words: where, other: taking }
    : { big: t('rampage-big-missed'), tone, words: t('rampage-missed-by', { count: -fight.margin }), other: taking };
}

export function toneOf(seat: number, attacker: number, target: number, hits: boolean): Verdict['tone'] {
  if (seat < 0 || (seat !== attacker && seat !== target)) return undefined;
  return (seat === attacker) === hits ? 'good' : 'bad';
}
