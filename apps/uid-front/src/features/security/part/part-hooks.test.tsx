// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

interface LoadedProps {
  load: () => Promise<string>;
  version: number;
}

function Loaded({ load, version }: LoadedProps) {
  const { loaded, retry } = useLoaded(load, version);
  const said = loaded.status === 'ready' ? loaded.value : loaded.status;
  return (
    <button type="button" onClick={retry}>
      {loaded.status === 'ready' && loaded.failure
        ? `${said}, with ${loaded.failure.message}`
        : said}
    </button>
  );
}

function Action({ action }: { action: () => Promise<void> }) {
  const { run, failure } = useAction(action);
  return (
    <button type="button" onClick={run}>
      {failure?.message}
    </button>
  );
}

function open() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return {
    show: (element: ReactNode) => act(async () => root.render(element)),
    press: () => act(async () => container.querySelector('button')?.click()),
    text: () => container.textContent,
  };
}

const failure = new ClientError('no-response', 'None response! Please retry.');

test('what could not be loaded is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'known');
  load.mockRejectedValueOnce(failure);
  const page = open();
  await page.show(<Loaded load={load} version={0} />);
  expect(page.text()).toBe('failed');
  await page.press();
  expect(page.text()).toBe('known');
});

test('what can’t be loaded anew stays as it was, and can be asked for again', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'known');
  const page = open();
  await page.show(<Loaded load={load} version={0} />);
  load.mockRejectedValueOnce(failure);
  await page.show(<Loaded load={load} version={1} />);
  expect(page.text()).toBe('known, with None response! Please retry.');
  load.mockResolvedValueOnce('newer');
  await page.press();
  expect(page.text()).toBe('newer');
});

test('a failure that comes late says nothing beside a newer answer', async () => {
  const late = Promise.withResolvers<string>();
  const page = open();
  await page.show(<Loaded load={() => late.promise} version={0} />);
  await page.show(<Loaded load={async () => 'new'} version={1} />);
  await act(async () => late.reject(failure));
  expect(page.text()).toBe('new');
});

test('an answer that comes late takes no newer one’s place', async () => {
  const late = Promise.withResolvers<string>();
  const page = open();
  await page.show(<Loaded load={() => late.promise} version={0} />);
  await page.show(<Loaded load={async () => 'new'} version={1} />);
  await act(async () => late.resolve('old'));
  expect(page.text()).toBe('new');
});

test('what is under way is not begun again, and what failed can be', async () => {
  const under = Promise.withResolvers<void>();
  const action = vi.fn<() => Promise<void>>(() => under.promise);
  const page = open();
  await page.show(<Action action={action} />);
  await page.press();
  await page.press();
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => under.reject(failure));
  expect(page.text()).toBe(failure.message);
  await page.press();
  expect(action).toHaveBeenCalledTimes(2);
});
