import type { RoundhouseMonsterView, RoundhousePlaceView, RoundhouseTableView } from '../../wire.ts';
import { decimal, freshLines, nameOf, optionByKey, whyNotCard, whyNotKey } from '../../scene/common.ts';
import type { TableScene, Told } from '../../scene/scene.ts';
import { t } from '../../words/words.svelte.ts';
import { freeMarks, planHits, strengthAfter, type HitPlan } from './hits.ts';
import { FALLBACK_ICON, MONSTER_ICON } from './icons.ts';
import { typeSigns } from './items.ts';
import type { AttackType, Monster, RoundhouseModel } from './model.ts';
import { isBeat, monsterBeat, placeName } from './performing.ts';
import { dice, isAimedAt, rollAt } from './strike.ts';

type Scene = TableScene<RoundhouseTableView>;
type Stood = RoundhousePlaceView & { monster: RoundhouseMonsterView };

const NO_HITS: HitPlan = { laid: new Map(), left: 0, done: false };

/** The draft of hits, if hits are asked for. */
export function planOf(scene: Scene): HitPlan {
  return scene.ask?.name === 'AssignHit' ? planHits(scene.view, scene.draft.keys) : NO_HITS;
}

// The monsters

export function fieldOf(scene: Scene, plan: HitPlan): Pick<RoundhouseModel, 'circle' | 'middle'> {
  const all = scene.view.places.map((place) => (place.monster ? monster(scene, place as Stood, plan) : null));
  return { circle: all.slice(0, 8), middle: all.slice(8).filter((one) => one !== null) };
}

function monster(scene: Scene, stood: Stood, plan: HitPlan): Monster {
  const { place, monster: seen } = stood;
  const laid = plan.laid.get(place) ?? 0;
  const open = seen.track.length - seen.hits - laid;
  const track = seen.track.map((strength, mark) => ({
    strength,
    covered: mark >= seen.track.length - seen.hits,
    drafted: mark >= open && mark < seen.track.length - seen.hits,
  }));
  const strength = strengthAfter(seen, laid);
  return {
    place,
    name: seen.name,
    icon: MONSTER_ICON[seen.name] ?? FALLBACK_ICON,
    types: seen.types as AttackType[],
    points: seen.points,
    track,
    strength,
    dies: open === 0,
    ...reach(scene, stood, plan),
    roll: rollAt(scene, place),
    ...monsterBeat(scene, place, seen),
    changed: freshLines(scene).some((line) => isAbout(line, place)),
    text: t('roundhouse-monster-text', {
      track: seen.track.join('-'),
      covered: seen.hits + laid,
      strength,
      types: seen.types.map((type) => t(`roundhouse-${type}`)).join(', '),
    }),
    clauses: ['RK-25', 'RK-37'],
  };
}

/** A click lays a hit; where the draft lies and no more may lie, it takes one back. */
function reach(scene: Scene, { place, monster: seen }: Stood, plan: HitPlan): Pick<Monster, 'pick' | 'why'> {
  const { ask, draft } = scene;
  const key = `hit:${place}`;
  if (ask?.name !== 'AssignHit') return { why: whyNotCard(scene, seen.name) };
  if (optionByKey(ask, key) && !plan.done && freeMarks(seen) > (plan.laid.get(place) ?? 0))
    return { pick: `draft:add:${key}` };
  if (draft.keys.includes(key)) return { pick: `draft:unlay:${key}` };
  if (plan.done)
    return {
      why: {
        words: t(plan.laid.has(place) ? 'roundhouse-why-by-itself' : 'roundhouse-why-all-laid'),
        clauses: ['RK-24'],
      },
    };
  return { why: whyNotKey(ask, key) ?? whyNotCard(scene, seen.name) };
}

const PLACE_IN: Record<string, 'number' | 'other'> = { hit: 'number', arrived: 'number', struck: 'other' };

function isAbout(line: Told, place: string): boolean {
  const field = PLACE_IN[line.kind];
  return field !== undefined && placeName(line[field]) === place;
}

// Dice

/** The kicker's dice: as many hits are marked as laid as have found their place. */
export function kickDice(scene: Scene, plan: HitPlan): RoundhouseModel['dice'] {
  const rolled = scene.view.dice;
  if (rolled?.of !== 'kick' || cupOf(scene) || !isKicking(scene, rolled.kicker)) return undefined;
  const drafted = [...plan.laid.values()].reduce((sum, one) => sum + one, 0);
  const open = Math.max(0, scene.view.to_place - drafted);
  let laid = rolled.hits - open;
  const told = scene.lines.reduce((last, line) => (line.kind === 'rolled' ? line.n : last), 0);
  return {
    id: `${scene.view.round}.${rolled.faces.join('')}.${told}`,
    title: kickOf(scene, rolled.kicker),
    dice: dice(rolled.faces).map((die) => ({ ...die, laid: die.hit && laid-- > 0 })),
    sum: String(rolled.hits),
    words: t(open > 0 ? 'roundhouse-hits-open' : 'roundhouse-hits', { hits: rolled.hits, open }),
    rolling: isBeat(scene, 'rolled'),
  };
}

function kickOf(scene: Scene, kicker: number): string {
  return kicker === scene.seat ? t('roundhouse-your-kick') : t('roundhouse-kick-of', { name: nameOf(scene, kicker) });
}

/** Their dice lie there until somebody else is asked, or acts, or the phase is over. */
function isKicking(scene: Scene, kicker: number): boolean {
  const { view, ask, waiting, beat } = scene;
  const asked = ask?.seat ?? waiting;
  const theirs = beat ? !isBeat(scene, 'held') : asked === null || asked === kicker;
  return view.phase === 'kick' && ask?.name !== 'Kick' && theirs;
}

/** From the moment a kick is declared to its roll the dice are in the cup. */
export function cupOf(scene: Scene): RoundhouseModel['cup'] {
  if (!scene.beat || scene.view.phase !== 'kick') return undefined;
  const last = [...scene.lines].reverse().find((line) => line.kind === 'kicked' || line.kind === 'rolled');
  if (last?.kind !== 'kicked') return undefined;
  return {
    title: kickOf(scene, last.seat),
    count: last.number,
    words: t('roundhouse-cup', { dice: last.number, card: last.word || 'none' }),
  };
}

// What is to come

/** Dice coming at this viewer if nothing changes but the draft, by types; the middle only if it would come here. */
export function forecastOf(scene: Scene, plan: HitPlan): Pick<RoundhouseModel, 'forecast' | 'forecastNote'> {
  const me = scene.view.players.find((player) => player.seat === scene.seat);
  const left = !scene.view.over && me?.alive !== false;
  const coming = scene.view.places.filter(
    (place): place is Stood => left && place.monster !== null && (!place.middle || !me || isAimedAt(scene, me.seat)),
  );
  const bands = new Map<string, { dice: number; names: Set<string> }>();
  let total = 0;
  for (const { place, monster: seen } of coming) {
    const strength = strengthAfter(seen, plan.laid.get(place) ?? 0);
    if (strength === 0) continue;
    const band = bands.get(seen.types.join()) ?? { dice: 0, names: new Set() };
    bands.set(seen.types.join(), { dice: band.dice + strength, names: band.names.add(seen.name) });
    total += strength;
  }
  const rows = [...bands]
    .sort(([a], [b]) => a.split(',').length - b.split(',').length)
    .map(([types, band]) => ({
      words: `${typeSigns(types.split(','))} ${bandNames([...band.names])}`,
      dice: t('roundhouse-forecast-dice', { count: band.dice }),
    }));
  const open = me
    ? [...bands.keys()].filter((types) => !me.shields.some((shield) => types.split(',').includes(shield.type)))
    : [];
  const sum = {
    words: t('roundhouse-forecast-hits', { hits: decimal(total / 3) }),
    dice: t('roundhouse-forecast-dice', { count: total }),
  };
  return {
    forecast: total > 0 ? [...rows, sum] : [{ words: t('roundhouse-forecast-none'), dice: '' }],
    forecastNote: me?.alive && open.length > 0 ? openWords(open, me.shields.length) : undefined,
  };
}

/** As many letters as there is room for. */
const ROOM = 28;

function bandNames(names: string[]): string {
  return names.length > 2 || names.join(', ').length > ROOM
    ? t('roundhouse-forecast-more', { name: names[0] ?? '', more: names.length - 1 })
    : names.join(', ');
}

function openWords(open: string[], shields: number): string {
  return shields === 0
    ? t('roundhouse-forecast-bare')
    : t('roundhouse-forecast-open', { types: open.map((types) => typeSigns(types.split(','))).join(', ') });
}
