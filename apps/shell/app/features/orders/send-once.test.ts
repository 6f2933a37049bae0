// @vitest-environment happy-dom
import { cancelOrder } from '@uid/contract/orders';
import { afterEach, expect, test, vi } from 'vitest';

import { sendOnce } from './send-once.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('after a lost answer it is the same request, after an answer another one', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, message: 'OK', result: {}, success: true });
  });
  const options = { skipErrorHandler: true };
  const input = { language: 'en', no: '2601050000000000', reason: 'other' } as const;
  const send = () => sendOnce('cancellation', cancelOrder, { input, options });
  await expect(send()).rejects.toThrow('None response');
  await send();
  await send();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
