// @vitest-environment happy-dom
import { listNotices, markNoticesRead } from '@uid/contract/notices';
import type { Notice } from '@uid/contract/notices';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeAnswers } from '../testing/fake-answers.ts';
import { press, showPage } from '../testing/show-page.tsx';
import { NoticeList } from './notice-list.tsx';

const { answer, askedOf } = fakeAnswers();
const noticeOf = (id: string, isRead: boolean): Notice => ({
  id,
  kind: 'order-paid',
  no: '260105WBWAW74151DQD3',
  at: 1,
  isRead,
  title: `Notice ${id}`,
  text: 'Your order is paid.',
});

beforeEach(() => {
  const notices = [noticeOf('a', false), noticeOf('b', true), noticeOf('c', false)];
  answer(listNotices, { notices, unread: 2 });
});

async function open(): Promise<HTMLElement> {
  const page = showPage(<NoticeList />, '/en/order?view=notices');
  await until(() => expect(page.textContent).toContain('2 unread'));
  return page;
}

const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });
const row = (page: HTMLElement, id: string) => page.querySelector(`#notice-${id}`);
/** Returns the ids of the notices that are called unread. */
const unread = (page: HTMLElement) =>
  ['a', 'b', 'c'].filter((id) =>
    row(page, id)?.querySelector('h2')?.textContent.includes('Unread'),
  );

test('what was read stays read while another notice is marked', async () => {
  const page = await open();
  expect(unread(page)).toEqual(['a', 'c']);
  answer(markNoticesRead, { unread: 1 });
  press(row(page, 'a')?.querySelector('button'));
  await until(() => expect(page.textContent).toContain('1 unread'));
  expect(askedOf(markNoticesRead)[0]?.body).toEqual({ language: 'en', ids: ['a'] });
  expect(unread(page)).toEqual(['c']);
});

test('of two that are marked at once neither is unread again', async () => {
  const page = await open();
  answer(markNoticesRead, { unread: 0 });
  const buttons = ['a', 'c'].map((id) => row(page, id)?.querySelector('button'));
  act(() => buttons.forEach((button) => button?.click()));
  await until(() => expect(page.textContent).toContain('None unread'));
  await until(() => expect(row(page, 'c')?.querySelector('button')).toBeNull());
  expect(unread(page)).toEqual([]);
});
