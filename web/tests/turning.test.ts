import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { anchor } from '../src/ui/anchor.ts';
import FlightLayer from '../src/ui/FlightLayer.svelte';
import { flights } from '../src/ui/flights.svelte.ts';

it('shows the back of a card until it is turned, and never its face from behind', () => {
  const place = document.createElement('div');
  place.getBoundingClientRect = () => ({ left: 0, top: 0, width: 60, height: 85 }) as DOMRect;
  anchor(place, 'deck');
  anchor(place, 'hand');
  const animate = vi.spyOn(Element.prototype, 'animate');
  const { container } = render(FlightLayer, { game: 'kaiju' });
  const from = (): unknown => (animate.mock.lastCall?.[0] as Keyframe[])[0]?.transform;
  void flights.fly([{ id: 1, from: 'deck', to: 'hand', face: { name: 'Enrage' }, turns: true }]);
  flushSync();
  expect(container.querySelector('.flying .behind .back')).not.toBeNull();
  expect(from()).toContain('rotateY(180deg)');
  // A card that nobody may see has two equal sides: it is not turned.
  void flights.fly([{ id: 2, from: 'deck', to: 'hand', turns: true }]);
  flushSync();
  expect(container.querySelector('.flying .behind')).toBeNull();
  expect(from()).not.toContain('rotateY');
});
