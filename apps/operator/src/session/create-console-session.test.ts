// @vitest-environment happy-dom
import { notificationDuration } from '@uid/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createConsoleSession } from './create-console-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function setUp() {
  const container = document.body.appendChild(document.createElement('div'));
  const session = createConsoleSession({
    container,
    language: 'en',
    version: 1,
    name: 'operator',
    signal: new AbortController().signal,
    basename: '/operator',
    theme: 'light',
    navigate: () => undefined,
  });
  return { ...session, said: () => container.querySelector('[aria-live] p')?.textContent };
}

test('a notice to staff stands longer than one to visitors, and then goes', () => {
  const { notify, said } = setUp();
  notify('Published');
  vi.advanceTimersByTime(2 * notificationDuration);
  expect(said()).toBe('Published');
  vi.advanceTimersByTime(60_000);
  expect(said()).toBeUndefined();
});

test('why something was not done stands until the person goes on', () => {
  const { warn, endWarnings, said } = setUp();
  warn('Somebody was first');
  vi.advanceTimersByTime(3_600_000);
  expect(said()).toBe('Somebody was first');
  endWarnings();
  expect(said()).toBeUndefined();
});
