// @vitest-environment happy-dom
import { createBrowserStorage } from '@uid/contract/storage';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showPage } from '../features/orders/testing/show-page.tsx';
import { SessionGate } from './session-gate.tsx';

const storage = createBrowserStorage(localStorage);
const replace = vi.fn<typeof location.replace>();

beforeEach(() => {
  storage.set('token', 'abc');
  storage.set('user', { email: 'li@example.com' });
  replace.mockReset();
  vi.spyOn(location, 'replace').mockImplementation(replace);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Shows the owner of the session at the time when the component was mounted. */
function Loaded() {
  const [email] = useState(storage.get('user')?.email);
  return <p>{email}</p>;
}

const show = () => showPage(<SessionGate waiting="Loading">{<Loaded />}</SessionGate>, '/en/order');

/**
 * Simulates the browser's back button, which leads to a page in the back/forward cache that received no events
 * meanwhile.
 */
const bringBack = () =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

test('a page that the browser brings back from its memory shows nothing of a session that has ended', () => {
  const page = show();
  expect(page.textContent).toBe('li@example.com');
  storage.clear();
  bringBack();
  expect(page.textContent).toBe('Loading');
  expect(replace).toHaveBeenCalledWith(expect.stringContaining('/uid-front/login?'));
});

test('nor of somebody else than who has logged in meanwhile', () => {
  const page = show();
  storage.set('token', 'def');
  storage.set('user', { email: 'wang@example.com' });
  bringBack();
  expect(page.textContent).toBe('wang@example.com');
  expect(replace).not.toHaveBeenCalled();
});

test('it stays as it was for whoever was there, also with another token', () => {
  const page = show();
  const paragraph = page.querySelector('p');
  storage.set('token', 'def');
  bringBack();
  expect(page.querySelector('p')).toBe(paragraph);
});
