import { describe, expect, it } from 'vitest';
import { fitting } from '../src/house.ts';
import { ruleOptions } from '../src/live/options.ts';
import type { GameInfo } from '../src/wire.ts';

const info = { options: { properties: { kaiju: { type: 'integer', default: 0 } } } } as unknown as GameInfo;

describe('who is the Kaiju', () => {
  const [option] = ruleOptions('kaiju', info);

  it('can be any chair of the table, or the lot', () => {
    const at = (seats: number) => fitting(option!, seats).values.map((value) => value.words);
    expect(at(3)).toEqual(['Chair 1', 'Chair 2', 'Chair 3', 'Drawn by lot']);
    expect(at(5)).toEqual(['Chair 1', 'Chair 2', 'Chair 3', 'Chair 4', 'Chair 5', 'Drawn by lot']);
  });

  it('is another chair when the chosen one is taken away', () => {
    expect(fitting({ ...option!, value: '4' }, 5).value).toBe('4');
    expect(fitting({ ...option!, value: '4' }, 4).value).toBe('0');
  });
});
