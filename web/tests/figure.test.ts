import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import Figure from '../src/games/npzr/Figure.svelte';
import { CHARACTERS, EMPTY, NECK, POSITIONS, WAIST, type Position } from '../src/games/npzr/parts.ts';

const drawing = (character: string, position: string): string =>
  readFileSync(join(import.meta.dirname, `../src/games/npzr/art/${cap(character)}${cap(position)}.svelte`), 'utf8');
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** x of the outline strokes that run over the lower edge (y 163) or the upper edge (y -3) of a part. */
function crossings(svg: string, edge: 'top' | 'bottom'): number[] {
  const outlines = [...svg.matchAll(/class="np-o" d="([^"]+)"/g)].map((match) => match[1]!);
  const found = new Set<number>();
  for (const path of outlines) {
    for (const piece of path.split(/(?=M)/)) {
      const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(piece);
      if (start && Number(start[2]) === (edge === 'top' ? -3 : 163)) found.add(Number(start[1]));
      const end = edge === 'top' ? /V-3Z?$/.test(piece.trim()) : /V163Z?$/.test(piece.trim());
      const before = [...piece.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].at(-1);
      if (end && before) found.add(Number(before[1]));
    }
  }
  return [...found].sort((a, b) => a - b);
}

describe('seams', () => {
  it.each(CHARACTERS)('%s meets the neck and the waist where all others do', (character) => {
    expect(crossings(drawing(character, 'head'), 'bottom')).toEqual([...NECK]);
    expect(crossings(drawing(character, 'torso'), 'top')).toEqual([...NECK]);
    expect(crossings(drawing(character, 'torso'), 'bottom')).toEqual([...WAIST]);
    expect(crossings(drawing(character, 'legs'), 'top')).toEqual([...WAIST]);
  });

  it('the dashed outline of a missing part starts at the same points', () => {
    for (const x of NECK) expect(EMPTY.torso).toContain(`M${x} -1V8`);
    expect(EMPTY.head.startsWith('M96 163') && EMPTY.head.includes('144 152V161')).toBe(true);
    expect(EMPTY.legs.startsWith('M80 -1') && EMPTY.legs.includes('160 8V-1')).toBe(true);
  });
});

describe('a figure', () => {
  it('is drawn legs first and head last, each part in its third', () => {
    const { container } = render(Figure, {
      label: 'mixed',
      tops: { head: { character: 'robot' }, torso: { character: 'pirate' }, legs: { character: 'ninja', wild: true } },
    });
    const parts = [...container.querySelectorAll<SVGElement>('svg [data-position]')];
    expect(parts.map((part) => part.dataset.position)).toEqual(['legs', 'torso', 'head']);
    expect(parts.map((part) => part.getAttribute('transform'))).toEqual([
      'translate(0 320)',
      'translate(0 160)',
      'translate(0 0)',
    ]);
    expect(parts[0]!.classList.contains('npzr-wild')).toBe(true);
  });

  it('gives every part a pattern of its own', () => {
    const tops = Object.fromEntries(POSITIONS.map((position) => [position, { character: 'zombie' }])) as Record<
      Position,
      { character: 'zombie' }
    >;
    const { container } = render(Figure, { label: 'zombie', tops });
    render(Figure, { label: 'another zombie', tops });
    const patterns = [...document.querySelectorAll('pattern')].map((pattern) => pattern.id);
    expect(new Set(patterns).size).toBe(6);
    for (const use of container.querySelectorAll('.np-p'))
      expect(patterns).toContain(/url\(#(.+)\)/.exec(use.getAttribute('fill') ?? '')?.[1]);
  });
});
