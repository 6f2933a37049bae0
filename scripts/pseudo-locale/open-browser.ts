import { beforeAll, afterAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/** Globals of which the server needs Node's own, although a browser's exist. */
const own = [
  'Request',
  'Response',
  'Headers',
  'fetch',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'FormData',
  'Blob',
  'File',
] as const;

/** Gives the tests of a file a simulated browser in the same process as the server. */
export function openBrowser(): void {
  let close: () => unknown = () => undefined;
  beforeAll(async () => {
    const kept = own.map((name) => [name, globalThis[name]] as const);
    const browser = await builtinEnvironments['happy-dom'].setup(globalThis, {});
    Object.assign(globalThis, Object.fromEntries(kept), { IS_REACT_ACT_ENVIRONMENT: true });
    close = () => browser.teardown(globalThis);
  });
  afterAll(() => close());
}
