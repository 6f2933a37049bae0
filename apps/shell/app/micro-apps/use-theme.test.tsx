// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { useTheme } from './use-theme.ts';

function Theme() {
  return useTheme();
}

afterEach(() => void vi.unstubAllGlobals());

test('follows the system while the page is open', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => root.render(createElement(Theme)));
  expect(container.textContent).toBe('light');
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(container.textContent).toBe('dark');
  act(() => root.unmount());
});

test('is light until the browser has said otherwise', () => {
  expect(renderToString(createElement(Theme))).toBe('light');
});
