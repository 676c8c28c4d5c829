import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import ConfirmBox from '../src/ui/ConfirmBox.svelte';

it('shines on the way out, and not on the mistake', async () => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => {};
  const onchoose = vi.fn();
  const confirm = {
    title: 'Sure?',
    words: 'It does nothing.',
    yes: { key: 'confirm:yes', label: 'Play it', outcome: 'it is spent for nothing' },
    no: { key: 'confirm:no', label: 'Let me look again' },
  };
  render(ConfirmBox, { confirm, onchoose });
  const [yes, no] = [/Play it/, /Let me look again/].map((name) => screen.getByRole('button', { name, hidden: true }));
  expect([yes!.classList.contains('go'), no!.classList.contains('go')]).toEqual([false, true]);
  await vi.waitFor(async () => {
    await fireEvent.click(no!);
    expect(onchoose).toHaveBeenCalledWith('confirm:no');
  });
});
