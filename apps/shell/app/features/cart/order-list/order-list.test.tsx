// @vitest-environment happy-dom
import { checkOrderList } from '@uid/contract/order-list';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { fakeAnswers } from '../../orders/testing/fake-answers.ts';
import { showPage } from '../../orders/testing/show-page.tsx';
import { OrderList } from './order-list.tsx';

const { answer } = fakeAnswers();

function open(): HTMLElement {
  return showPage(<OrderList formAnswer={{ text: 'A-1 2' }} onAdded={() => undefined} />);
}

test('while a list is checked it can’t be changed; then the focus is on the answer', async () => {
  const page = open();
  const box = page.querySelector('textarea')!;
  answer(checkOrderList, { lines: [], goodsFen: 0 });
  act(() => page.querySelector('form')?.requestSubmit());
  expect(box.readOnly).toBe(true);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(box.readOnly).toBe(false);
  });
  expect(document.activeElement).toBe(page.querySelector('[aria-live]'));
});

test('while a list is checked no file can be read in its place', async () => {
  const page = open();
  const chooser = page.querySelector<HTMLInputElement>('[type=file]')!;
  answer(checkOrderList, { lines: [], goodsFen: 0 });
  act(() => page.querySelector('form')?.requestSubmit());
  expect(chooser.disabled).toBe(true);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(chooser.disabled).toBe(false);
  });
});

test('the same file can be chosen again', async () => {
  const page = open();
  const chooser = page.querySelector<HTMLInputElement>('[type=file]')!;
  const file = new File(['B-2 3'], 'list.csv');
  Object.defineProperty(chooser, 'files', { value: [file] });
  const chosen = vi.spyOn(chooser, 'value', 'set');
  await act(async () => chooser.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(page.querySelector('textarea')?.value).toBe('B-2 3'));
  // A browser fires no change event if the same file is chosen again, unless the field was emptied.
  expect(chosen).toHaveBeenCalledWith('');
});
