import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Hand from '../src/ui/Hand.svelte';
import { arrow, digit, handLayout, reasonRoom } from '../src/ui/hand-layout.ts';

describe('the overlap rule', () => {
  it('leaves cards apart while they fit', () =>
    expect(handLayout(4, 600, 118, 10)).toEqual({ gap: 10, scrolls: false }));
  it('overlaps them when they do not', () => expect(handLayout(8, 600, 118, 10)).toEqual({ gap: -50, scrolls: false }));
  it('scrolls rather than show less than 44 px', () =>
    expect(handLayout(20, 400, 118, 10)).toEqual({ gap: -74, scrolls: true }));
});

describe('a reason beside the cards', () => {
  it('is as wide as what it lies on', () => expect(reasonRoom(222, 222, 156)).toBe(222));
  it('spreads over what is free, but not without end', () =>
    expect([reasonRoom(170, 240, 156), reasonRoom(170, 600, 156), reasonRoom(480, 600, 156)]).toEqual([240, 270, 480]));
  it('lies on the table where it could not be read, or would cover a card', () =>
    expect([reasonRoom(170, 170, 156), reasonRoom(0, -40, 156), reasonRoom(0, 400, 72)]).toEqual([0, 0, 0]));
});

describe('keys', () => {
  it('1 to 9 mean places', () =>
    expect([digit('1', 3), digit('3', 3), digit('4', 3), digit('0', 3), digit('Enter', 9)]).toEqual([
      0,
      2,
      null,
      null,
      null,
    ]));
  it('arrows go round', () =>
    expect([arrow('ArrowRight', 2, 3), arrow('ArrowLeft', 0, 3), arrow('End', 0, 3), arrow('x', 0, 3)]).toEqual([
      0,
      2,
      2,
      null,
    ]));
});

describe('a hand on the table', () => {
  const cards = ['Mostly Head', 'The Shuffle', 'Any Old Legs'].map((name, i) => ({
    id: String(i),
    name,
    state: 'legal' as const,
    pick: `play:${i}`,
  }));

  it('has one stop for the Tab key and moves by arrows', async () => {
    render(Hand, { cards });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
    buttons[0]!.focus();
    await fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[1]);
    await fireEvent.keyDown(buttons[1]!, { key: 'End' });
    expect(document.activeElement).toBe(buttons[2]);
  });

  it('gives the chosen card and says its state', async () => {
    const onchoose = vi.fn();
    render(Hand, { cards, onchoose });
    await fireEvent.click(screen.getByRole('button', { name: 'The Shuffle, can be chosen' }));
    expect(onchoose.mock.calls[0]![0]).toMatchObject({ pick: 'play:1' });
  });

  it('is said whole, whatever the little card has room for', () => {
    const one = {
      id: '7',
      name: 'Bad Dubbing',
      line: 'Halve the AS.',
      text: 'Halve the AS of the attack, rounded up.',
    };
    render(Hand, { cards: [{ ...one, ticket: 'Title word', delta: '+2' }] });
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(
      'Bad Dubbing, Title word, Halve the AS of the attack, rounded up., +2',
    );
  });
});
