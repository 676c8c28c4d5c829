import type { Component } from 'svelte';
import NinjaHead from './art/NinjaHead.svelte';
import NinjaLegs from './art/NinjaLegs.svelte';
import NinjaTorso from './art/NinjaTorso.svelte';
import PirateHead from './art/PirateHead.svelte';
import PirateLegs from './art/PirateLegs.svelte';
import PirateTorso from './art/PirateTorso.svelte';
import RobotHead from './art/RobotHead.svelte';
import RobotLegs from './art/RobotLegs.svelte';
import RobotTorso from './art/RobotTorso.svelte';
import ZombieHead from './art/ZombieHead.svelte';
import ZombieLegs from './art/ZombieLegs.svelte';
import ZombieTorso from './art/ZombieTorso.svelte';

export type Character = 'ninja' | 'pirate' | 'zombie' | 'robot';
export type Position = 'head' | 'torso' | 'legs';
export const CHARACTERS: readonly Character[] = ['ninja', 'pirate', 'zombie', 'robot'];
export const POSITIONS: readonly Position[] = ['head', 'torso', 'legs'];

export const LETTER: Record<Character, string> = { ninja: 'N', pirate: 'P', zombie: 'Z', robot: 'R' };
/** Field behind the art of a card. */
export const TINT: Record<Character, string> = {
  ninja: '#CBD3E6',
  pirate: '#F3CFB8',
  zombie: '#DCE7C6',
  robot: '#CFE0E2',
};
export const WILD_TINT = '#EBDDF2';

export const PART: Record<Character, Record<Position, Component<{ pattern: string }>>> = {
  ninja: { head: NinjaHead, torso: NinjaTorso, legs: NinjaLegs },
  pirate: { head: PirateHead, torso: PirateTorso, legs: PirateLegs },
  zombie: { head: ZombieHead, torso: ZombieTorso, legs: ZombieLegs },
  robot: { head: RobotHead, torso: RobotTorso, legs: RobotLegs },
};

/** Dashed outline of what is missing, crossing the seams at the same points as every part. */
export const EMPTY: Record<Position, string> = {
  head: 'M96 163V152C78 144 66 122 66 92C66 50 88 22 120 22S174 50 174 92C174 122 162 144 144 152V161',
  torso: 'M96 -1V8C94 16 86 20 76 23C70 56 80 100 80 140V161M144 -1V8C146 16 154 20 164 23C170 56 160 100 160 140V161',
  legs: 'M80 -1V8C80 40 70 80 66 150H104L120 58L136 150H174C170 80 160 40 160 8V-1',
};

/** Where outlines cross a seam: neck between head and torso, waist between torso and legs. */
export const NECK = [96, 144] as const;
export const WAIST = [80, 160] as const;

/** Where each position lies in a whole figure of 240 x 480. */
export const TOP: Record<Position, number> = { head: 0, torso: 160, legs: 320 };
/** Legs first, head last: a fill that bleeds over a seam is covered by its upper neighbour. */
export const DRAW_ORDER: readonly Position[] = ['legs', 'torso', 'head'];
