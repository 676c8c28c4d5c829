import type { BoardNumber } from '../../scene/scene.ts';
import type { KaijuSiegeView } from '../../wire.ts';

/** What is left of each building, and of the Kaiju. */
export function numbers(view: KaijuSiegeView): BoardNumber[] {
  const houses = view.buildings.map(({ id, strength, damage }): BoardNumber => ({
    at: { kind: 'place', key: id },
    sign: '⌂',
    value: strength - damage,
  }));
  return [...houses, { at: { kind: 'field', key: 'kaiju-deck' }, sign: '▮', value: view.kaiju_deck }];
}
