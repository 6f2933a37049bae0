// @vitest-environment happy-dom
import { notificationDuration } from '@uid/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createConsoleSession } from './create-console-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a notice to staff stands longer than one to visitors, and then goes', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const { notify } = createConsoleSession({
    container,
    language: 'en',
    version: 1,
    name: 'operator',
    signal: new AbortController().signal,
    basename: '/operator',
    theme: 'light',
    navigate: () => undefined,
  });
  const said = () => container.querySelector('[aria-live] p')?.textContent;
  notify('Published');
  vi.advanceTimersByTime(2 * notificationDuration);
  expect(said()).toBe('Published');
  vi.advanceTimersByTime(60_000);
  expect(said()).toBeUndefined();
});
