// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { openApp } from '../testing/open-app.tsx';

afterEach(() => void vi.restoreAllMocks());

/** Mocks a window with or without room for a drawing; the returned function changes that. */
function roomFor(matches: boolean): (matches: boolean) => void {
  const list = Object.assign(new EventTarget(), { matches });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  return (now) => {
    list.matches = now;
    list.dispatchEvent(new Event('change'));
  };
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

test('draws it once a narrow window is made wide', async () => {
  const setRoom = roomFor(false);
  const app = openApp('/login');
  await app.settle();
  setRoom(true);
  await vi.waitFor(() => expect(document.querySelector('svg[aria-hidden] g path')).not.toBeNull());
});
