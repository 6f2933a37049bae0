// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { openApp } from '../testing/open-app.tsx';

afterEach(() => void vi.restoreAllMocks());

function roomFor(matches: boolean): void {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
}

test('draws the page’s own pattern where there is room', async () => {
  roomFor(true);
  openApp('/login');
  await vi.waitFor(() => expect(document.querySelector('svg[aria-hidden] g path')).not.toBeNull());
});

test('draws nothing where there is none', async () => {
  roomFor(false);
  const app = openApp('/login');
  await app.settle();
  expect(document.querySelector('svg g path')).toBeNull();
});
