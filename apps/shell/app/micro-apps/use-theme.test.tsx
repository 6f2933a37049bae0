// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { useTheme } from './use-theme.ts';

function Theme() {
  return useTheme();
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

function renderTheme({ isSystemDark }: { isSystemDark: boolean }) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const query = Object.assign(new EventTarget(), { matches: isSystemDark });
  vi.stubGlobal('matchMedia', () => query);
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => root.render(createElement(Theme)));
  return { query, container, root };
}

test('follows the system while the page is open', () => {
  const { query, container, root } = renderTheme({ isSystemDark: false });
  expect(container.textContent).toBe('light');
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(container.textContent).toBe('dark');
  act(() => root.unmount());
});

test('follows the choice of the visitor, and the system again when the choice is taken back', async () => {
  const { container, root } = renderTheme({ isSystemDark: true });
  const { dataset } = document.documentElement;
  await act(async () => void (dataset.theme = 'day'));
  expect(container.textContent).toBe('light');
  await act(async () => void delete dataset.theme);
  expect(container.textContent).toBe('dark');
  act(() => root.unmount());
});

test('begins with a choice made earlier', () => {
  document.documentElement.dataset.theme = 'night';
  const { container, root } = renderTheme({ isSystemDark: false });
  expect(container.textContent).toBe('dark');
  act(() => root.unmount());
});

test('is light until the browser has said otherwise', () => {
  expect(renderToString(createElement(Theme))).toBe('light');
});
