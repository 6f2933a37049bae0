import type { LoginWays } from '@uid/contract/login-ways';
import { createBrowserStorage } from '@uid/contract/storage';
import type { StoredValues } from '@uid/contract/storage';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

import { App } from '../app.tsx';
import type { AppProps } from '../app.tsx';
import { loadAllPages } from '../pages.ts';
import { createFakeServer } from '@uid/forms/testing/fake-server';
import type { FakeServer } from '@uid/forms/testing/fake-server';
import { readerOf, settled } from '@uid/forms/testing/reader';
import type { Reader } from '@uid/forms/testing/reader';

export interface OpenOptions {
  stored?: Partial<StoredValues>;
  language?: string;
  basename?: string;
  /** What the host's page knows; by default, that there are no other ways to log in. */
  facts?: LoginWays | undefined;
  /** Whether the browser stores a key. */
  hasKey?: boolean;
  /** Sets what the server answers from the very beginning. */
  script?: (server: FakeServer) => void;
}

export interface OpenedApp extends Reader {
  server: FakeServer;
  storage: ReturnType<typeof createBrowserStorage>;
  /** The addresses that the application has left for. */
  left: string[];
  titles: string[];
  /** Makes the host pass other props. */
  update: (props: Partial<AppProps>) => void;
  /** Waits for the answers to all requests. */
  settle: () => Promise<void>;
  close: () => void;
}

// Pages that arrive late have tests of their own (lazy-page.test.tsx).
await loadAllPages();

/**
 * Opens the application as a visitor finds it at an address below its basename, with a server whose answers tests
 * script.
 */
export function openApp(path: string, options: OpenOptions = {}): OpenedApp {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { stored = {}, language = 'zh', basename = '/uid-front', hasKey = true, script } = options;
  const facts = 'facts' in options ? options.facts : { hasMobile: false };
  history.replaceState(null, '', basename + path);
  const storage = createBrowserStorage(localStorage);
  if (stored.token) storage.set('token', stored.token);
  if (stored.user) storage.set('user', stored.user);
  if (stored.expireTime) storage.set('expireTime', stored.expireTime);
  if (stored.cartCount) storage.set('cartCount', stored.cartCount);
  const server = createFakeServer();
  script?.(server);
  const left: string[] = [];
  const titles: string[] = [];
  const leaving = new AbortController();
  let props: AppProps = {
    basename,
    language,
    navigate: (to) => void left.push(to),
    onTitle: (title) => void titles.push(title),
    signal: leaving.signal,
    ...(facts && { facts }),
    fetch: server.fetch,
    signer: { sign: async () => undefined, hasKey: async () => hasKey },
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = () => act(() => root.render(createElement(App, props)));
  render();
  const close = () => {
    leaving.abort();
    act(() => root.unmount());
    container.remove();
  };
  onTestFinished(() => {
    close();
    localStorage.clear();
  });
  const update = (changed: Partial<AppProps>) => {
    props = { ...props, ...changed };
    render();
  };
  const settle = () => act(settled);
  return { ...readerOf(container), server, storage, left, titles, update, settle, close };
}
