// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { followTheme, readTheme } from './follow-theme.ts';
import type { Theme } from './follow-theme.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset.theme;
});

function showSystem({ isDark }: { isDark: boolean }) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal('matchMedia', () => query);
  return query;
}

test('follows the system while the page is open', () => {
  const query = showSystem({ isDark: false });
  const told = vi.fn<(theme: Theme) => void>();
  const stop = followTheme(told);
  expect(readTheme()).toBe('light');
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(told).toHaveBeenLastCalledWith('dark');

  stop();
  query.dispatchEvent(new Event('change'));
  expect(told).toHaveBeenCalledTimes(1);
});

test('follows the choice of the visitor, and the system again when the choice is taken back', async () => {
  showSystem({ isDark: true });
  const told = vi.fn<(theme: Theme) => void>();
  const stop = followTheme(told);
  dataset.theme = 'day';
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('light'));
  delete dataset.theme;
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('dark'));
  stop();
});

test('begins with a choice made earlier', () => {
  showSystem({ isDark: false });
  dataset.theme = 'night';
  expect(readTheme()).toBe('dark');
});
