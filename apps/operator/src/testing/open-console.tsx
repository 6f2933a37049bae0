import { notifyManager } from '@tanstack/react-query';
import { createBrowserStorage } from '@uid/contract/storage';
import { permissions, permissionsOf } from '@uid/contract/permissions';
import type { StaffRole } from '@uid/contract/staff-roles';
import { listSavedViews } from '@uid/contract/saved-views';
import { whoAmI } from '@uid/contract/staff';
import { createFakeServer, success } from '@uid/forms/testing/fake-server';
import type { FakeServer } from '@uid/forms/testing/fake-server';
import { readerOf, settled } from '@uid/forms/testing/reader';
import type { Reader } from '@uid/forms/testing/reader';
import type { MicroAppProps } from '@uid/micro-app/protocol';
import { act } from 'react';
import { onTestFinished, vi } from 'vitest';

import * as lifecycles from '../main.tsx';
import type { OwnProps } from '../own-props.ts';
import type { Who } from '../staff/who.ts';
import { screens } from '../screens.ts';

export interface OpenedTestConsole extends Reader {
  server: FakeServer;
  container: HTMLElement;
  titles: string[];
  /** The addresses outside of the console to which it navigated. */
  left: string[];
  /** The address that is open, with its query. */
  address: () => string;
  /** Waits until the page says this. */
  shows: (text: string) => Promise<void>;
  close: () => void;
}

interface OpenOptions {
  language?: 'zh' | 'en';
  who?: Partial<Who>;
  /** Sets what the server answers from the very beginning. */
  script?: (server: FakeServer) => void;
}

// By default a timer notifies of answers, which would be after everything that a test has waited for.
notifyManager.setScheduler(queueMicrotask);
// Other tests cover files that load late; here all files are loaded beforehand.
await Promise.all(screens.map(({ load }) => load()));
await import('@uid/forms/step-up-dialog');
await import('../views/saved-views.tsx');

/** Returns a member of staff with these roles, or with all permissions. */
export function staffWith(...roles: StaffRole[]): Who {
  return {
    id: 'staff-1',
    email: 'staff@example.com',
    state: 'active',
    roles,
    permissions: roles.length > 0 ? [...permissionsOf(roles)] : permissions,
    factor: 'totp',
    twoPersons: 'on',
  };
}

/** Opens the console at an address as a member of staff, with a fake server that the test scripts. */
export async function openTestConsole(
  path: string,
  options: OpenOptions = {},
): Promise<OpenedTestConsole> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { language = 'en', who, script } = options;
  const basename = language === 'en' ? '/en/operator' : '/operator';
  history.replaceState(null, '', basename + path);
  createBrowserStorage(localStorage).set('token', 'token-1');
  createBrowserStorage(localStorage).set('user', { email: 'staff@example.com' });
  const server = createFakeServer();
  server.on(whoAmI, success({ ...staffWith(), ...who }));
  server.on(listSavedViews, success({ views: [] }));
  script?.(server);
  const titles: string[] = [];
  const left: string[] = [];
  const leaving = new AbortController();
  const container = document.body.appendChild(document.createElement('div'));
  const props: MicroAppProps<OwnProps> = {
    version: 1,
    name: 'operator',
    container,
    basename,
    language,
    theme: 'light',
    signal: leaving.signal,
    navigate: (to) => void left.push(to),
    onTitle: (title) => void titles.push(title),
    fetch: (...call) => server.fetch(...call),
    signer: { sign: async () => undefined, hasKey: async () => true },
  };
  await act(async () => {
    await lifecycles.mount(props);
    await settled();
  });
  const close = () => {
    leaving.abort();
    act(() => lifecycles.unmount(props));
    container.remove();
  };
  onTestFinished(() => {
    close();
    localStorage.clear();
    sessionStorage.clear();
  });
  const reader = readerOf(container);
  const shows = (text: string) =>
    vi.waitFor(async () => {
      await act(settled);
      if (!reader.text().includes(text)) throw new Error(`No "${text}" in: ${reader.text()}`);
    });
  const address = () => location.pathname.slice(basename.length) + location.search;
  return { ...reader, server, container, titles, left, address, shows, close };
}
