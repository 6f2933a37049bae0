// @vitest-environment happy-dom
import { cancelOrder } from '@uid/contract/orders';
import type { Order } from '@uid/contract/orders';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { fakeAnswers } from '../testing/fake-answers.ts';
import { showPage } from '../testing/show-page.tsx';
import { CancelOrder } from './cancel-order.tsx';

const { answer, refuse, askedOf } = fakeAnswers();

function open() {
  const onCancelled = vi.fn<(order: Order) => void>();
  const onRefused = vi.fn<() => void>();
  const page = showPage(<CancelOrder no="UID1" {...{ onCancelled, onRefused }} />);
  const press = async (name: string) => {
    const buttons = [...page.querySelectorAll('button')];
    await act(async () => buttons.findLast(({ textContent }) => textContent === name)?.click());
  };
  const isOpen = () => page.querySelector('dialog')?.open;
  return { page, press, isOpen, onCancelled, onRefused };
}

/** Confirms, and waits until the button can be pressed again: then the result is there. */
async function confirm({ page, press }: Pick<ReturnType<typeof open>, 'page' | 'press'>) {
  await press('Cancel the order');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.querySelector('[aria-busy]')).toBeNull();
  });
}

test('the reason that was chosen is sent, and the order as it is then goes to the page', async () => {
  const dialog = open();
  await dialog.press('Cancel order');
  expect(document.activeElement).toBe(dialog.page.querySelector('[value=changed-mind]'));
  await act(async () => dialog.page.querySelector<HTMLElement>('[value=other]')?.click());
  answer(cancelOrder, { no: 'UID1', state: 'cancelled' });
  await confirm(dialog);
  expect(askedOf(cancelOrder)).toMatchObject([{ body: { no: 'UID1', reason: 'other' } }]);
  expect(dialog.onCancelled).toHaveBeenCalledWith({ no: 'UID1', state: 'cancelled' });
  expect(dialog.isOpen()).toBe(false);
  expect(dialog.onRefused).not.toHaveBeenCalled();
});

test('why it was refused stands in the dialog until it is opened again, and the order is read anew', async () => {
  const dialog = open();
  await dialog.press('Cancel order');
  refuse(cancelOrder, 'STATE_CONFLICT');
  await confirm(dialog);
  expect(dialog.page.querySelector('[role=alert]')?.textContent).toContain('was not cancelled');
  expect(dialog.onRefused).toHaveBeenCalledTimes(1);
  expect(dialog.onCancelled).not.toHaveBeenCalled();
  expect(dialog.isOpen()).toBe(true);
  await dialog.press('Cancel order');
  expect(dialog.page.querySelector('[role=alert]')).toBeNull();
});

test('closed while it is on its way, it opens again to say why it was refused', async () => {
  const dialog = open();
  await dialog.press('Cancel order');
  refuse(cancelOrder, 'STATE_CONFLICT');
  const buttons = [...dialog.page.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent === 'Cancel the order')?.click());
  act(() => dialog.page.querySelector('dialog')?.close());
  expect(dialog.isOpen()).toBe(false);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(dialog.page.querySelector('[aria-busy]')).toBeNull();
  });
  expect(dialog.isOpen()).toBe(true);
  expect(dialog.page.querySelector('[role=alert]')?.textContent).toContain('was not cancelled');
});

test('pressed again after a lost answer it is the same cancellation', async () => {
  const dialog = open();
  await dialog.press('Cancel order');
  await confirm(dialog);
  await confirm(dialog);
  const [lost, again] = askedOf(cancelOrder);
  expect(lost?.key).toBeTruthy();
  expect(again?.key).toBe(lost?.key);
});

test('while it is on its way the button rests', async () => {
  const dialog = open();
  await dialog.press('Cancel order');
  refuse(cancelOrder, 'STATE_CONFLICT');
  const buttons = [...dialog.page.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent === 'Cancel the order')?.click());
  expect(dialog.page.querySelector('[aria-busy]')?.textContent).toBe('Cancel the order');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(dialog.page.querySelector('[aria-busy]')).toBeNull();
  });
});
