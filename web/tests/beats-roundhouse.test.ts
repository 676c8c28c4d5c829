import { describe, expect, it } from 'vitest';
import * as adapter from '../src/games/roundhouse/adapt.ts';
import type { RoundhouseModel } from '../src/games/roundhouse/model.ts';
import { told, type TableScene } from '../src/scene/scene.ts';
import type { Line, RoundhouseTableView } from '../src/wire.ts';
import { moment as realMoment } from './moment.ts';

type Scene = TableScene<RoundhouseTableView>;

const moment = (name: string): Scene => realMoment('roundhouse', 'roundhouse-kick', name, 3);

describe('dice on the table', () => {
  const hit = moment('hit');
  const kicker = hit.view.dice?.kicker ?? -1;

  it('say whose they are', () => {
    expect(adapter.adapt({ ...hit, seat: kicker }).dice?.title).toBe('Your kick');
    expect(adapter.adapt({ ...hit, ask: null, waiting: kicker, seat: (kicker + 1) % 4 }).dice?.title).toBe('Cy’s kick');
  });

  it('are gone when somebody else is asked to kick, and with the phase', () => {
    const next = (kicker + 1) % 4;
    expect(adapter.adapt({ ...hit, ask: null, waiting: next }).dice).toBeUndefined();
    const asked = { ...hit.ask, name: 'Kick', seat: next } as Scene['ask'];
    expect(adapter.adapt({ ...hit, ask: asked, seat: next, waiting: next }).dice).toBeUndefined();
    const later = { ...hit, ask: null, waiting: null, view: { ...hit.view, phase: 'first-aid' } };
    expect(adapter.adapt(later).dice).toBeUndefined();
  });

  it('of the monsters do not lie over the next draw', () => {
    const block = moment('block');
    expect(adapter.adapt(block).strike).toBeDefined();
    const next = { ...block, view: { ...block.view, phase: 'draw-card' } };
    expect(adapter.adapt(next).strike).toBeUndefined();
    expect(adapter.adapt(next).kickers.some((one) => one.incoming)).toBe(false);
  });
});

describe('a number that changed', () => {
  it('says by how much, as long as it is news', () => {
    const now = moment('hit');
    const lines = [
      ...now.lines.map((line) => ({ ...line })),
      told({ n: 300, kind: 'wounded', seat: 2, number: 4, other: 11, text: 'Cy loses 4.' }),
      told({ n: 301, kind: 'healed', seat: 2, number: 2, other: 13, text: 'Cy heals 2.' }),
    ];
    const fresh = adapter.adapt({ ...now, lines, read: 299 });
    expect(fresh.kickers.find((one) => one.seat === 2)?.delta).toBe('−2');
    expect(fresh.kickers.find((one) => one.seat === 1)?.delta).toBeUndefined();
    expect(adapter.adapt({ ...now, lines, read: 301 }).kickers.every((one) => !one.delta)).toBe(true);
  });
});

describe('a beat', () => {
  /** The moment at which these lines are performed; the view is as the last of them left it. */
  function performed(name: string, lines: Line[], view: Partial<RoundhouseTableView> = {}): RoundhouseModel {
    const now = moment(name);
    const fresh = lines.map(told);
    const beat = { lines: fresh, cues: [], ms: 300, left: 1, step: false };
    const all = [...now.lines, ...fresh];
    const seat = fresh.find((line) => line.seat >= 0)?.seat ?? null;
    return adapter.adapt({
      ...now,
      ask: null,
      waiting: seat,
      view: { ...now.view, ...view },
      lines: all,
      read: (fresh[0]?.n ?? 1) - 1,
      beat,
    });
  }

  it('shakes the dice before anything tells what they show', () => {
    const model = performed('hit', [{ n: 301, kind: 'kicked', seat: 2, number: 5, word: 'Rake of Regret', text: 'x' }]);
    expect(model.cup).toMatchObject({ title: 'Your kick', count: 5 });
    expect(model.dice).toBeUndefined();
    expect(model.prompt.what).not.toMatch(/to place/);
  });

  it('lays a boot on a monster, and counts its strength from what to what', () => {
    const line = { n: 301, kind: 'hit', seat: 2, number: 2, other: 1, word: 'Pterodactyl with a Grudge', text: 'x' };
    const { view } = moment('hit');
    const places = view.places.map((place) =>
      place.place === 'L3' && place.monster ? { ...place, monster: { ...place.monster, hits: 2, strength: 1 } } : place,
    );
    const struck = performed('hit', [line], { places }).circle[2];
    expect(struck).toMatchObject({ beat: 'stomped', was: 2, strength: 1 });
  });

  it('shows the dice of a kick no more when somebody holds back', () => {
    const { seat } = moment('hit');
    const next = performed('hit', [{ n: 301, kind: 'held', seat: (seat + 1) % 4, text: 'x' }]);
    expect(next.dice).toBeUndefined();
    expect(performed('hit', [{ n: 301, kind: 'healed', seat, number: 2, other: 9, text: 'x' }]).dice).toBeDefined();
  });

  it('lights whose doing it is, not who starts the round or is struck', () => {
    const lit = (...lines: Line[]) =>
      performed('hit', lines)
        .kickers.filter((one) => one.acts)
        .map((one) => one.seat);
    expect(lit({ n: 301, kind: 'phase', seat: 1, number: 4, text: 'COUNTERATTACK' })).toEqual([]);
    expect(lit({ n: 301, kind: 'wounded', seat: 1, number: 3, other: 14, text: 'x' })).toEqual([]);
    expect(lit({ n: 301, kind: 'kicked', seat: 1, number: 2, text: 'x' })).toEqual([1]);
  });

  it('counts life from what to what, for all at once', () => {
    const model = performed('hit', [
      { n: 301, kind: 'wounded', seat: 1, number: 3, other: 14, text: 'x' },
      { n: 302, kind: 'wounded', seat: 2, number: 1, other: 11, text: 'x' },
    ]);
    const life = (seat: number) => model.kickers.find((one) => one.seat === seat);
    expect([life(1)?.lifeWas, life(1)?.life, life(2)?.lifeWas, life(2)?.life]).toEqual([17, 14, 12, 11]);
    expect(life(0)?.lifeWas).toBeUndefined();
  });

  it('puts a plaster on those alone that had a hit', () => {
    const hit = { n: 301, kind: 'hit', seat: 2, number: 5, other: 1, word: 'Two-Headed Rooster', text: 'x' };
    const now = moment('hit');
    const lines = [...now.lines, told(hit)];
    const patched = told({ n: 302, kind: 'patched', number: 1, text: 'x' });
    const beat = { lines: [patched], cues: [], ms: 300, left: 0, step: false };
    const model = adapter.adapt({ ...now, ask: null, lines: [...lines, patched], read: 301, beat });
    expect(model.circle.map((one) => one?.beat)).toEqual(
      now.view.places.slice(0, 8).map(({ place }) => (place === 'L6' ? 'patched' : undefined)),
    );
  });

  it('turns the middle to its targets', () => {
    const model = performed('block-middle', [{ n: 301, kind: 'aaaaargh', number: 0b1, text: 'x' }]);
    expect(model.beam?.to).toEqual(['seat:0']);
    expect(model.beam?.from.every((place) => place.startsWith('place:M'))).toBe(true);
  });

  it('is told in the order of the journal, with the losses of one attack together', () => {
    const now = moment('hit');
    const lines = [
      { n: 1, kind: 'phase', number: 4, text: 'COUNTERATTACK' },
      { n: 2, kind: 'struck', number: 1, other: 0, faces: [5, 1], text: 'x' },
      { n: 3, kind: 'wounded', seat: 0, number: 1, other: 14, text: 'x' },
      { n: 4, kind: 'wounded', seat: 1, number: 1, other: 13, text: 'x' },
    ].map(told);
    const cues = lines.map((line) => adapter.fly(line, now, lines));
    expect(cues.map((cue) => cue?.joins ?? false)).toEqual([false, false, false, true]);
    expect(cues[0]?.ms).toBe(0);
    expect(cues[1]?.at).toBe('place:L1');
  });
});

describe('hits that fall', () => {
  /** One melee, one magic, one melee+air: Bo stops the one that flies, Di the magic. */
  const block = moment('block');
  const hits = (model: RoundhouseModel, seat: number) =>
    model.kickers.find((one) => one.seat === seat)?.incoming?.hits ?? [];

  it('are struck out by what their shield can stop', () => {
    const model = adapter.adapt(block);
    expect(hits(model, 1).map((hit) => hit.types.join())).toEqual(['melee', 'magic', 'melee,air']);
    expect([0, 1, 3].map((seat) => hits(model, seat).map((hit) => hit.stopped))).toEqual([
      [false, false, false],
      [false, false, true],
      [false, true, false],
    ]);
  });

  it('are told as they are where the story is not known', () => {
    const model = adapter.adapt({ ...block, lines: [] });
    expect(hits(model, 3).filter((hit) => hit.stopped)).toHaveLength(1);
  });

  it('crack in the beat in which a shield drinks them', () => {
    const last = block.lines.at(-1);
    if (!last) throw new Error('no line');
    const beat = { lines: [last], cues: [], ms: 300, left: 0, step: false };
    const model = adapter.adapt({ ...block, ask: null, read: last.n - 1, beat });
    expect([hits(model, 1), hits(model, 3)].map((all) => all.filter((hit) => hit.cracks).length)).toEqual([1, 0]);
  });
});

describe('AAAAARGH!', () => {
  it('goes for whom it was declared, whatever their shields have lost since', () => {
    const now = moment('block-middle');
    const players = now.view.players.map((player) => ({ ...player, aaaaargh: player.seat !== 0 }));
    const model = adapter.adapt({ ...now, view: { ...now.view, players } });
    expect(model.kickers.map((one) => [one.seat, one.aaaaargh])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ]);
    expect(model.goal?.threat).toMatch(/^AAAAARGH/);
    const other = adapter.adapt({ ...now, seat: 2, view: { ...now.view, players } });
    expect(other.goal?.threat).not.toMatch(/^AAAAARGH/);
    expect(other.forecast.map((row) => row.words).join()).not.toContain('Flying Carpet Python');
  });
});

describe('what is to come', () => {
  it('is nothing when nobody is left', () => {
    expect(adapter.adapt(moment('over')).forecast).toEqual([{ words: 'nothing', dice: '' }]);
  });

  it('names as many as there is room for, and counts the others', () => {
    const now = moment('hit');
    const named = (...names: string[]) => {
      const places = now.view.places.map((place, at) => ({
        ...place,
        monster: names[at] ? { name: names[at], types: ['air'], track: [1], hits: 0, strength: 1, points: 1 } : null,
      }));
      return adapter.adapt({ ...now, ask: null, view: { ...now.view, places } }).forecast[0]?.words;
    };
    expect(named('Werepoodle', 'Shambling Extra')).toBe('▲ A Werepoodle, Shambling Extra');
    expect(named('Pterodactyl with a Grudge', 'Vampire Crop Duster')).toBe('▲ A Pterodactyl with a Grudge +1');
    expect(named('Bat', 'Owl', 'Moth')).toBe('▲ A Bat +2');
  });
});
