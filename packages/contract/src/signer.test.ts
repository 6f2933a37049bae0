import { expect, onTestFinished, test, vi } from 'vitest';

import { createSigner } from './signer.ts';

/** The parts of a browser's IndexedDB that the signer uses. */
function openStore() {
  const kept = new Map<string, unknown>();
  const answer = (result: unknown) => {
    const request = Object.assign(new EventTarget(), { result });
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request;
  };
  const store = {
    get: (name: string) => answer(kept.get(name)),
    add: (key: unknown, name: string) => answer(kept.set(name, key)),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => answer(database) });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
}

const request = { method: 'POST', url: 'http://site/uid-boot/login', now: 1_000 };

test('a guest’s request is not signed, and makes no key; one that may begin a session does both', async () => {
  const kept = openStore();
  const signer = createSigner();
  expect([await signer.sign(request, false), kept.size]).toEqual([undefined, 0]);
  expect(await signer.sign(request, true)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(kept.size).toBe(1);
});

test('where the browser keeps no key, nothing is signed', async () => {
  const signer = createSigner();
  expect(await signer.sign({ ...request, token: 'a token' }, true)).toBeUndefined();
  expect(await signer.hasKey()).toBe(false);
});
