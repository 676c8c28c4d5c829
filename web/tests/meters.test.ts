import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import * as rampage from '../src/games/rampage/adapt.ts';
import FightStage from '../src/games/rampage/FightStage.svelte';
import * as samurai from '../src/games/samurai/adapt.ts';
import Reckoning from '../src/games/samurai/Reckoning.svelte';
import type { TableScene } from '../src/scene/scene.ts';
import { moment, namesOf, readScene } from './moment.ts';

/** "3 3": a part that is nothing but numbers. */
const NAMELESS = /(?:: |, )[\d\s+−-]+(?=,|\.)/;

function spoken(): string[] {
  return screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label') ?? '');
}

describe('every part of a bar has a name for ears', () => {
  const pack = readScene('rampage-pack');
  const fight = (name: string) =>
    rampage.adapt(moment('rampage', 'robot-rampage', name, 9999, { pack }) as TableScene<never>).fight;
  it.each(namesOf('rampage').filter(fight))('in a fight of robots: %s', (name) => {
    render(FightStage, { fight: fight(name)! });
    for (const words of spoken().filter((label) => /\d/.test(label))) expect(words).not.toMatch(NAMELESS);
  });

  const stage = (name: string) =>
    samurai.adapt(moment('samurai', 'kung-fu-samurai', name, 3) as TableScene<never>).stage;
  it.each(namesOf('samurai').filter(stage))('in a fight of films: %s', (name) => {
    render(Reckoning, { stage: stage(name)!, speaks: true });
    for (const words of spoken()) expect(words).not.toMatch(NAMELESS);
  });
});
