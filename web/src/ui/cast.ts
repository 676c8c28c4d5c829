/**
 * The faces of the B-movie cast that plays the bots, put together from a few drawings: ink outlines and flat inks.
 * Names and levels are the server's (`match/cast.py`); a face is found by the name in small letters.
 */
interface Shape {
  d: string;
  fill: 'skin' | 'hair' | 'cloth' | 'ink' | 'paper' | 'none';
}

export interface Drawn {
  disc: string;
  skin: string;
  hair: string;
  cloth: string;
  shapes: Shape[];
}

const SKINS = ['#f6dcb9', '#e2b184', '#a8744c', '#7d5236', '#b9d58c', '#cfe0e6'];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const HEADS: Record<string, string> = {
  round: 'M32 14c12 0 18 9 18 20s-7 20-18 20-18-9-18-20 6-20 18-20z',
  square: 'M16 16h32v25c0 8-6 14-16 14s-16-6-16-14z',
  long: 'M32 12c10 0 15 8 15 20 0 14-7 25-15 25s-15-11-15-25c0-12 5-20 15-20z',
  egg: 'M32 9c15 0 20 10 18 21-2 12-10 26-18 26S16 42 14 30C12 19 17 9 32 9z',
};

const SHAPES: Record<string, Shape[]> = {
  shoulders: [{ d: 'M8 66c1-10 9-13 17-14h14c8 1 16 4 17 14z', fill: 'cloth' }],
  collar: [{ d: 'M22 52l10 9 10-9 5 5-9 9H26l-9-9z', fill: 'paper' }],
  cape: [{ d: 'M6 66c0-14 4-22 12-26l4 12h20l4-12c8 4 12 12 12 26z', fill: 'cloth' }],
  beehive: [{ d: 'M13 33C9 12 21 1 32 1s23 11 19 32c-3-8-10-11-19-11s-16 3-19 11z', fill: 'hair' }],
  bob: [
    {
      d: 'M12 47c-3-25 4-37 20-37s23 12 20 37c-5 0-7-2-7-6 0-10-3-17-13-19-10 2-13 9-13 19 0 4-2 6-7 6z',
      fill: 'hair',
    },
  ],
  quiff: [{ d: 'M15 27c-1-13 8-19 20-19 9 0 15 4 15 10-5-1-9-1-13 1-8 3-16 3-22 8z', fill: 'hair' }],
  crew: [{ d: 'M15 24c0-10 7-16 17-16s17 6 17 16c-4-4-10-5-17-5s-13 1-17 5z', fill: 'hair' }],
  wild: [
    {
      d: 'M12 35C4 29 5 18 12 16c0-7 6-11 11-8q9-9 18 0c6-3 11 2 11 8q9 9 0 19c-1-7-4-12-8-14q-12 4-24 0-5 2-8 14z',
      fill: 'hair',
    },
  ],
  widow: [{ d: 'M13 37C7 14 17 5 32 5s25 9 19 32c-2-9-5-14-10-16l-9 6-9-6c-5 2-8 7-10 16z', fill: 'hair' }],
  bun: [
    { d: circle(32, 7, 7), fill: 'hair' },
    { d: 'M14 32c-1-13 7-20 18-20s19 7 18 20c-4-7-9-10-18-10s-14 3-18 10z', fill: 'hair' },
  ],
  curls: [14, 23, 32, 41, 50].map((x, i) => ({
    d: circle(x, [24, 15, 12, 15, 24][i] ?? 12, 7),
    fill: 'hair' as const,
  })),
  waves: [
    {
      d: 'M11 54C4 38 8 9 32 9s29 29 21 45c-6 1-9-2-8-8 1-8 0-17-8-22-8 6-16 5-18 12-1 6 1 12 0 18-1 4-5 2-8 0z',
      fill: 'hair',
    },
  ],
  cap: [
    { d: 'M17 20c0-9 7-13 15-13s15 4 15 13l6 4H11z', fill: 'cloth' },
    { d: 'M17 20h30', fill: 'none' },
  ],
  flatcap: [{ d: 'M11 23C13 12 21 7 33 7c11 0 18 5 19 12 4 1 7 4 8 7-14-4-34-5-49-3z', fill: 'cloth' }],
  straw: [
    { d: 'M4 22c9 5 47 5 56 0-4-2-9-3-12-3-1-9-7-12-16-12s-15 3-16 12c-3 0-8 1-12 3z', fill: 'cloth' },
    { d: 'M16 19c9 3 23 3 32 0', fill: 'none' },
  ],
  cowboy: [
    {
      d: 'M2 19c4 7 15 8 30 8s26-1 30-8c-5 2-10 2-13 1 0-9-4-15-8-15-4 0-6 2-9 2s-5-2-9-2c-4 0-8 6-8 15-3 1-8 1-13-1z',
      fill: 'cloth',
    },
  ],
  nurse: [
    { d: 'M17 20l3-13h24l3 13c-9-4-21-4-30 0z', fill: 'paper' },
    { d: 'M32 9v7m-4-3h8', fill: 'none' },
  ],
  crown: [{ d: 'M15 22L11 5l11 8 10-11 10 11 11-8-4 17c-10-3-24-3-34 0z', fill: 'cloth' }],
  dome: [
    { d: 'M10 40C6 14 16 3 32 3s26 11 22 37', fill: 'none' },
    {
      d: 'M17 24c-3-9 4-14 9-11 4-5 11-4 13 0 7-2 11 5 8 11-3 4-27 4-30 0zm9-10c-2 4 2 5 0 10m12-11c-2 4 3 6 0 11',
      fill: 'hair',
    },
  ],
  antennae: [
    { d: 'M24 14C22 6 18 3 14 4m26 10c2-8 6-11 10-10', fill: 'none' },
    { d: `${circle(13, 4, 3)}${circle(51, 4, 3)}`, fill: 'hair' },
  ],
  stitches: [{ d: 'M20 20l10 4m-8-6l-1 6m5-4l-1 6M40 47l8-2m-5-2l1 5', fill: 'none' }],
  bolts: [{ d: 'M10 40h6v6h-6zM48 40h6v6h-6z', fill: 'paper' }],
  band: [{ d: 'M14 25c11-4 25-4 36 0v5c-11-4-25-4-36 0z', fill: 'cloth' }],
  dots: [{ d: `${circle(25, 34, 2.4)}${circle(39, 34, 2.4)}`, fill: 'ink' }],
  wide: [
    { d: `${circle(24.5, 34, 5.5)}${circle(39.5, 34, 5.5)}`, fill: 'paper' },
    { d: `${circle(25, 35, 2)}${circle(39, 35, 2)}`, fill: 'ink' },
  ],
  lids: [
    { d: 'M19 33c3-4 9-4 11 0-2 5-9 5-11 0zm15 0c2-4 8-4 11 0-2 5-9 5-11 0z', fill: 'paper' },
    { d: 'M19 33h11m4 0h11', fill: 'none' },
    { d: `${circle(25, 34.5, 1.8)}${circle(40, 34.5, 1.8)}`, fill: 'ink' },
  ],
  lashes: [
    { d: 'M19 34c3-5 9-5 11 0m-11 0l-3-2m18 2c2-5 8-5 11 0m0 0l3-2', fill: 'none' },
    { d: `${circle(25, 34, 2)}${circle(39, 34, 2)}`, fill: 'ink' },
  ],
  glare: [
    { d: 'M18 29l12 4m16-4l-12 4', fill: 'none' },
    { d: `${circle(25, 36, 2.2)}${circle(39, 36, 2.2)}`, fill: 'ink' },
  ],
  specs: [
    { d: `${circle(24, 34, 6)}${circle(40, 34, 6)}`, fill: 'paper' },
    { d: 'M30 34h4', fill: 'none' },
    { d: `${circle(24, 34, 2)}${circle(40, 34, 2)}`, fill: 'ink' },
  ],
  goggles: [
    { d: 'M14 28h36v12H36l-4-4-4 4H14z', fill: 'cloth' },
    { d: `${circle(24, 34, 4)}${circle(40, 34, 4)}`, fill: 'paper' },
  ],
  shades: [{ d: 'M15 30h34l-2 9H35l-3-5-3 5H17z', fill: 'ink' }],
  patch: [
    { d: 'M18 27l28-4M19 30h11v8H20z', fill: 'ink' },
    { d: circle(39, 34, 2.4), fill: 'ink' },
  ],
  monocle: [
    { d: 'M18 30c4-3 8-3 11 0', fill: 'none' },
    { d: circle(24, 34, 2), fill: 'ink' },
    { d: circle(40, 34, 6.5), fill: 'paper' },
    { d: 'M46 37v12', fill: 'none' },
    { d: circle(40, 34, 2), fill: 'ink' },
  ],
  alien: [{ d: 'M15 31c8-3 14 2 14 10-8 1-14-3-14-10zm34 0c-8-3-14 2-14 10 8 1 14-3 14-10z', fill: 'ink' }],
  smile: [{ d: 'M25 45q7 6 14 0', fill: 'none' }],
  shout: [{ d: 'M27 44c2-2 8-2 10 0 1 8-11 8-10 0z', fill: 'ink' }],
  grin: [{ d: 'M22 42h20c-1 7-5 9-10 9s-9-2-10-9zm4 4h12', fill: 'paper' }],
  flat: [{ d: 'M26 46h12', fill: 'none' }],
  smirk: [{ d: 'M25 46q10 2 14-4', fill: 'none' }],
  fangs: [
    { d: 'M23 43q9 5 18 0', fill: 'none' },
    { d: 'M26 44.5l2 5 2-4zm8 1l2 4 2-5z', fill: 'paper' },
  ],
  lips: [{ d: 'M25 45c4-4 5-2 7-1 2-1 3-3 7 1-4 5-10 5-14 0z', fill: 'cloth' }],
  tash: [{ d: 'M20 44c5-5 9-3 12-1 3-2 7-4 12 1-5 2-9 2-12 0-3 2-7 2-12 0z', fill: 'hair' }],
  beard: [{ d: 'M15 38c1 14 7 22 17 22s16-8 17-22c-4 5-9 5-17 5s-13 0-17-5z', fill: 'hair' }],
  mandibles: [{ d: 'M27 46l-4 7 6-3zm10 0l4 7-6-3z', fill: 'paper' }],
};

/** disc, skin, hair, cloth, head, then what is laid over it, in order */
type Row = [string, number, string, string, string, string];

const CAST: Record<string, Row> = {
  mabel: ['#d9b27c', 0, '#a3231b', '#1e5f66', 'round', 'shoulders HEAD beehive specs smile'],
  gus: ['#a83224', 1, '#24456b', '#24456b', 'round', 'shoulders HEAD cap dots grin'],
  dot: ['#e5a823', 2, '#231b16', '#a3123f', 'round', 'shoulders HEAD curls wide shout'],
  wally: ['#9cb46b', 0, '#8a3b12', '#e0a100', 'long', 'shoulders HEAD straw dots tash'],
  olive: ['#6b2a5e', 3, '#231b16', '#3a661e', 'long', 'shoulders collar HEAD bun specs flat'],
  pip: ['#1f4e79', 0, '#e2761b', '#8a3b12', 'round', 'shoulders HEAD flatcap wide grin'],
  vera: ['#d98c8c', 2, '#231b16', '#fff8e8', 'round', 'shoulders HEAD bob nurse dots smile'],
  hank: ['#1f4e79', 1, '#231b16', '#e0a100', 'square', 'shoulders HEAD crew goggles smirk'],
  trudy: ['#3a661e', 0, '#a3231b', '#24456b', 'round', 'shoulders collar HEAD waves lids smirk'],
  chip: ['#e5a823', 0, '#8a3b12', '#fff8e8', 'square', 'shoulders HEAD quiff dots grin'],
  ines: ['#a3231b', 2, '#231b16', '#24456b', 'long', 'shoulders HEAD waves band glare smile'],
  boris: ['#6f7f80', 1, '#4a3b32', '#3a661e', 'square', 'shoulders HEAD beard crew lids'],
  rex: ['#a3123f', 1, '#231b16', '#1b3a5c', 'square', 'shoulders collar HEAD quiff lids grin'],
  gloria: ['#1b3a5c', 0, '#e8b021', '#a3123f', 'long', 'shoulders HEAD waves lashes lips'],
  duke: ['#d9b27c', 1, '#8a3b12', '#8a3b12', 'square', 'shoulders HEAD cowboy glare tash'],
  mona: ['#231b16', 3, '#6b2a5e', '#a3231b', 'long', 'shoulders HEAD bob shades lips'],
  ivan: ['#1e5f66', 0, '#e7e3da', '#fff8e8', 'long', 'shoulders collar HEAD wild monocle smirk'],
  lola: ['#e2761b', 2, '#231b16', '#6b2a5e', 'round', 'shoulders HEAD bun band lashes grin'],
  krull: ['#3a661e', 5, '#231b16', '#6b2a5e', 'egg', 'cape HEAD goggles fangs'],
  zelda: ['#6b2a5e', 5, '#231b16', '#a3123f', 'long', 'cape HEAD widow lashes fangs'],
  otto: ['#1f4e79', 4, '#d98ca4', '#6f7f80', 'square', 'shoulders HEAD dome wide flat'],
  xenia: ['#a3231b', 4, '#e8b021', '#e8b021', 'egg', 'cape HEAD crown lids smirk'],
  mantis: ['#e0a100', 4, '#a3231b', '#3a661e', 'egg', 'shoulders HEAD antennae alien mandibles'],
  igor: ['#4a3708', 4, '#231b16', '#231b16', 'square', 'shoulders bolts HEAD crew patch stitches flat'],
};

export function inCast(avatar: string | undefined): boolean {
  return avatar !== undefined && avatar in CAST;
}

export function drawn(avatar: string): Drawn | null {
  const row = CAST[avatar];
  if (!row) return null;
  const [disc, skin, hair, cloth, head, laid] = row;
  const shapes = laid
    .split(' ')
    .flatMap((part) => (part === 'HEAD' ? [{ d: HEADS[head] ?? '', fill: 'skin' as const }] : (SHAPES[part] ?? [])));
  return { disc, skin: SKINS[skin] ?? '#f6dcb9', hair, cloth, shapes };
}

export const FACES: readonly string[] = Object.keys(CAST);
