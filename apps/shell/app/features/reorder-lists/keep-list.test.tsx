// @vitest-environment happy-dom
import { saveReorderList } from '@uid/contract/reorder-lists';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { fakeAnswers } from '../orders/testing/fake-answers.ts';
import { press, showPage } from '../orders/testing/show-page.tsx';
import { KeepList } from './keep-list.tsx';

const { answer, refuse } = fakeAnswers();

const submit = (page: HTMLElement) => act(() => page.querySelector('form')?.requestSubmit());
const until = (is: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    is();
  });

test('a list whose name was refused can be kept under another, and then leads to itself', async () => {
  const page = showPage(<KeepList lines={[{ sku: 'A', quantity: 2 }]} />);
  page.querySelector('button')?.focus();
  press(page.querySelector('button'));
  expect(document.activeElement).toBe(page.querySelector('input'));
  refuse(saveReorderList, 'STATE_CONFLICT');
  submit(page);
  await until(() => expect(page.querySelector('[aria-invalid=true]')).not.toBeNull());
  expect(page.querySelector('[aria-busy]')).toBeNull();
  answer(saveReorderList, { id: 'list-1' });
  page.querySelector('input')?.focus();
  submit(page);
  await until(() => expect(page.querySelector('a')).not.toBeNull());
  expect(page.querySelector('form')).toBeNull();
  expect(document.activeElement).toBe(page.querySelector('a'));
});
