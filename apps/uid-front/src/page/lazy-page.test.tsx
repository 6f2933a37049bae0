// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { SessionContext } from '../session/session-context.ts';
import type { Session } from '../session/session-context.ts';
import { createMemory } from '../session/memory.ts';
import { LazyPage } from './lazy-page.tsx';
import { pageSource } from './page-source.ts';
import type { PageSource } from './page-source.ts';

async function show(source: PageSource): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.body.appendChild(document.createElement('div'));
  const address = { read: () => '/register' };
  const session = { language: 'zh', address, memory: createMemory() } as unknown as Session;
  const page = createElement(LazyPage, { source });
  const root = createRoot(container);
  await act(async () => root.render(createElement(SessionContext, { value: session }, page)));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}

test('waits for a page that is on its way, then shows it', async () => {
  let arrive: (page: () => string) => void = () => undefined;
  const load = new Promise<() => string>((resolve) => void (arrive = resolve));
  const container = await show(pageSource(() => load));
  expect(container.textContent).toBe('正在载入…');
  await act(async () => arrive(() => 'here'));
  expect(container.textContent).toBe('here');
});

test('shows a page that came before at once', async () => {
  const source = pageSource(async () => () => 'here');
  await source.load();
  expect((await show(source)).textContent).toBe('here');
});

test('says that a page did not arrive, and reloads when asked', async () => {
  const container = await show(pageSource(() => Promise.reject(new Error('missing'))));
  expect(container.querySelector('h1')?.textContent).toBe('这一页没能载入');
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  act(() => container.querySelector('button')?.click());
  expect(reload).toHaveBeenCalledTimes(1);
});
