import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { initialOf } from '../src/scene/common.ts';
import Chat from '../src/ui/Chat.svelte';

const MARYAM = '\u2068مريم 3\u2069';

it('takes the first letter that is seen', () => {
  expect([MARYAM, 'ada', '🦆 Duck', '', '\u2068\u2069'].map(initialOf)).toEqual(['م', 'A', '🦆', '·', '·']);
});

it('keeps a name and what was said apart, whichever way they are read', () => {
  const { container } = render(Chat, { lines: [{ id: '1', who: MARYAM, words: 'مرحبا 2', mine: false }] });
  expect([...container.querySelectorAll('bdi')].map((one) => one.textContent)).toEqual([MARYAM, 'مرحبا 2']);
  expect(screen.getByRole('listitem').textContent).toContain(MARYAM);
});
