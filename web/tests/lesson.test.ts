import { afterEach, describe, expect, it } from 'vitest';
import { best } from '../src/pages/learn/side.ts';
import { wrongWords } from '../src/live/learned.ts';
import { laidAside, leading } from '../src/ui/lit.ts';
import { inSight } from '../src/ui/spots.ts';
import { promptOf } from '../src/scene/common.ts';
import type { LessonPage } from '../src/wire.ts';
import { scene } from './scene.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const CARD = { width: 340, height: 240 };
const FLOOR = 540;
const SEAT = box(10, 100, 200, 130);

describe('the card of a lesson', () => {
  const wide = window.innerWidth;
  afterEach(() => void (window.innerWidth = wide));

  it('hangs where it hides nothing that it points at', () => {
    window.innerWidth = 1280;
    expect(best([SEAT], CARD, FLOOR)).toEqual({ side: 'right', alone: false, foot: null });
    expect(best([box(700, 100, 200, 130)], CARD, FLOOR)).toEqual({ side: 'left', alone: false, foot: null });
  });

  it('lies at the foot of the table if both sides are lit above', () => {
    window.innerWidth = 1280;
    const place = best([SEAT, box(700, 100, 200, 130)], CARD, FLOOR);
    expect(place).toEqual({ side: 'right', alone: false, foot: window.innerHeight - FLOOR });
  });

  it('leaves the usher at home where they would stand in the light', () => {
    window.innerWidth = 1280;
    expect(best([box(540, 120, 60, 60)], CARD, FLOOR)).toEqual({ side: 'right', alone: true, foot: null });
  });
});

describe('the light of a lesson', () => {
  it('ends where a frame that scrolls ends', () => {
    const frame = document.createElement('div');
    frame.style.overflowY = 'auto';
    const lit = frame.appendChild(document.createElement('b'));
    document.body.append(frame);
    frame.getBoundingClientRect = () => new DOMRect(0, 100, 300, 200);
    lit.getBoundingClientRect = () => new DOMRect(20, 250, 50, 100);
    expect(inSight(lit, 6)).toEqual({ x: 14, y: 244, width: 62, height: 56 });
    lit.getBoundingClientRect = () => new DOMRect(20, 320, 50, 100);
    expect(inSight(lit, 6)).toBeNull();
    frame.remove();
  });
});

describe('the prompt of a lesson', () => {
  const asked = (asks: boolean, expects: string[]): string =>
    promptOf(scene('samurai', {}, { lesson: { asks, expects } as unknown as LessonPage }), []).what;

  it('says so while others could answer what was just done, and the page cannot be turned yet', () => {
    expect(asked(false, [])).toBe('Read on with Flick, the usher');
    expect(asked(true, ['play'])).toBe('Read on with Flick, the usher');
    expect(asked(true, [])).toBe('One moment: others could answer this now');
  });
});

describe('an answer that is put together', () => {
  const shown = (...picks: string[]): string[] => {
    document.body.innerHTML = picks.map((pick) => `<button data-pick="${pick}"></button>`).join('');
    return leading(['12,3', 'NE']).map((one) => one.dataset.pick ?? '');
  };
  afterEach(() => void (document.body.innerHTML = ''));

  it('is lit where it is begun, and where it is turned the right way', () => {
    expect(shown('12,3')).toEqual(['12,3']);
    expect(shown('draft:note:lie=12,3+NE')).toEqual(['draft:note:lie=12,3+NE']);
    expect(shown('draft:add:12,3')).toEqual(['draft:add:12,3']);
  });

  it('is not lit where it is turned away', () => {
    expect(shown('draft:note:lie=12,3+SW', 'pass', 'draft:lie')).toEqual([]);
  });
});

describe('answers that are said all at once', () => {
  afterEach(() => void (document.body.innerHTML = ''));

  it('are lit piece by piece: a vote where its yes is, until that is given', () => {
    const shown = (...picks: string[]): string[] => {
      document.body.innerHTML = picks.map((pick) => `<button data-pick="${pick}"></button>`).join('');
      return laidAside(['no:1', 'yes:2']).map((one) => one.dataset.pick ?? '');
    };
    expect(shown('draft:add:yes:1', 'draft:add:yes:2', 'draft:vote')).toEqual(['draft:add:yes:2']);
    expect(shown('draft:add:yes:1', 'draft:drop:yes:2', 'draft:vote')).toEqual([]);
  });
});

describe('a wrong try', () => {
  const page = { expects: ['play:a', 'on:A1'], wrong: { 'on:B1': 'Das ist drüben.' }, otherwise: 'Nicht jetzt.' };

  it('is told what is wrong with it in the language of the page', () => {
    expect(wrongWords(page as unknown as LessonPage, ['play:a', 'on:B1'])).toBe('Das ist drüben.');
    expect(wrongWords(page as unknown as LessonPage, ['play:b'])).toBe('Nicht jetzt.');
  });
});
