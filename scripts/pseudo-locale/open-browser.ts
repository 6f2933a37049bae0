import { beforeAll, afterAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/** What the server needs as Node has it, though a browser is there. */
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

/** Gives the tests of a file a browser beside the server, which answers in the same process. */
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
