import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import type { MicroAppLifecycles, MicroAppProps } from '@uid/micro-app/protocol';
import { Window } from 'happy-dom';

import type { MountingJob } from './mount-micro-app.ts';

const { lifecycles, basename, paths, query, facts, visitor } = workerData as MountingJob;

const window = new Window({ url: `http://site.test${basename}` });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) define(name, Reflect.get(window, name));
for (const name of [
  'navigator',
  'Event',
  'CustomEvent',
  'EventTarget',
  'location',
  'localStorage',
  'sessionStorage',
])
  define(name, Reflect.get(window, name));
define('window', window);
define('matchMedia', window.matchMedia.bind(window));
define('getComputedStyle', window.getComputedStyle.bind(window));
define('addEventListener', window.addEventListener.bind(window));
define('removeEventListener', window.removeEventListener.bind(window));
// The browser supports everything, and the server has not answered yet.
define('PublicKeyCredential', Object);
define('indexedDB', { open: () => new EventTarget() });
define('fetch', () => new Promise(() => undefined));
if (visitor) {
  for (const [key, value] of Object.entries(visitor.stored)) localStorage.setItem(key, value);
  // Without a database for keys no request is signed; the answers are given anyway.
  define('indexedDB', undefined);
  define('fetch', async (url: string) => {
    const answer = visitor.answers[new URL(url, location.href).pathname];
    return answer ? new Response(answer) : new Promise(() => undefined);
  });
}

// A part of the app waits for its style sheet, which never loads here, so its load event is dispatched.
new window.MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) setTimeout(() => node.dispatchEvent(new window.Event('load')));
}).observe(window.document.head, { childList: true });

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/**
 * Turns of the event loop without a change after which everything that follows at once, such as a page's second
 * part, is shown.
 */
const stillTurns = 20;

/** Counts turns instead of time, because a busy machine takes longer for the same turns. */
async function untilStill(container: { innerHTML: string }): Promise<void> {
  let before = '';
  for (let still = 0; still < stillTurns; still += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    if (container.innerHTML !== before) still = 0;
    before = container.innerHTML;
  }
}

const app = (await import(pathToFileURL(lifecycles).href)) as MicroAppLifecycles;
const shown = new Map<string, string>();
for (const path of paths) {
  window.happyDOM.setURL(`http://site.test${path}${query}`);
  const container = window.document.createElement('div');
  // A page of the site defines the design tokens.
  container.style.setProperty('--color-paper', '#fff');
  window.document.body.append(container);
  const props = {
    version: 1,
    name: basename.slice(1),
    container: container as unknown as HTMLElement,
    basename,
    language: 'zh',
    theme: 'light',
    signal: new AbortController().signal,
    navigate: () => undefined,
    facts,
  } satisfies MicroAppProps<{ facts: unknown }>;
  await app.mount(props);
  await untilStill(container);
  shown.set(path, container.innerHTML);
  await app.unmount(props);
  container.remove();
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
parentPort?.postMessage(shown);
