import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Prompt from '../src/ui/Prompt.svelte';
import type { PromptModel } from '../src/ui/model.ts';

const prompt: PromptModel = {
  question: 7,
  asked: true,
  who: 'Ada, cancel window',
  what: 'Cancel Bad Dubbing?',
  clock: { left: 9, total: 15 },
  options: [
    { key: 'pass', kind: 'pass', label: 'Pass', outcome: 'fails by 7' },
    { key: 'play', kind: 'main', label: 'Cloud the Mind', outcome: 'succeeds by 6' },
    {
      key: 'end',
      kind: 'whynot',
      label: 'End turn',
      outcome: 'why not?',
      why: { words: 'Not now.', clauses: ['KFS-53'] },
    },
  ],
};
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

it('takes an answer only after the guard, and names it by its key', async () => {
  const onchoose = vi.fn();
  render(Prompt, { prompt, onchoose });
  const main = screen.getByRole('button', { name: /Cloud the Mind/ });
  await fireEvent.click(main);
  expect(onchoose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  await fireEvent.click(main);
  expect(onchoose).toHaveBeenCalledWith('play');
});

it('tells the reason instead of answering for what is impossible', async () => {
  const onchoose = vi.fn();
  const onwhynot = vi.fn();
  render(Prompt, { prompt, onchoose, onwhynot });
  vi.advanceTimersByTime(300);
  await fireEvent.click(screen.getByRole('button', { name: /End turn/ }));
  expect(onchoose).not.toHaveBeenCalled();
  expect(onwhynot).toHaveBeenCalledWith('End turn', { words: 'Not now.', clauses: ['KFS-53'] });
});

it('speaks who, what, time and what passing means, once', () => {
  render(Prompt, { prompt });
  expect(screen.getByRole('alert').textContent).toBe(
    'Ada, cancel window. Cancel Bad Dubbing?. 9 seconds. Pass: fails by 7',
  );
});

it('shows the server’s clock, whatever else changes on the page', async () => {
  const clock = { left: 90, total: 90, at: performance.now() };
  const { rerender, container } = render(Prompt, { prompt: { ...prompt, clock } });
  const shown = (): string => container.querySelector('.ring')?.textContent?.trim() ?? '';
  expect(shown()).toBe('90');
  vi.advanceTimersByTime(22_000);
  await Promise.resolve();
  flushSync();
  expect(shown()).toBe('68');
  // A line of chat makes a new model of the same question.
  await rerender({ prompt: { ...prompt, clock: { ...clock } } });
  expect(shown()).toBe('68');
  // So does the server's warning: it brings the same clock with less on it.
  await rerender({ prompt: { ...prompt, clock: { left: 68, total: 90, at: performance.now() } } });
  expect(shown()).toBe('68');
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(shown()).toBe('8');
});

it('shows on its button that an answer waits, until something has come of it', async () => {
  const { rerender } = render(Prompt, { prompt });
  vi.advanceTimersByTime(300);
  const main = screen.getByRole('button', { name: /Cloud the Mind/ });
  await fireEvent.click(main);
  // What was said makes a new model of the same question.
  await rerender({ prompt: { ...prompt, sent: true } });
  expect(main.getAttribute('aria-busy')).toBe('true');
  // Refused, or a draft only: it can be pressed again.
  await rerender({ prompt: { ...prompt } });
  expect(main.getAttribute('aria-busy')).toBeNull();
  // Said by a second tap on the table: the bar's button is the one that waits.
  await rerender({ prompt: { ...prompt, chosen: 'play', sent: true } });
  expect(main.getAttribute('aria-busy')).toBe('true');
});
