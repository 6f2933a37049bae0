import { afterEach, expect, test, vi } from 'vitest';

import { arePasskeysHere } from './passkeys-here.ts';

function stub(hostname: string, { hasPasskeys = true } = {}): void {
  vi.stubGlobal('location', { hostname });
  if (hasPasskeys) vi.stubGlobal('PublicKeyCredential', () => undefined);
}

afterEach(() => void vi.unstubAllGlobals());

test.each(['localhost', 'www.example.com'])('%s can own passkeys', (hostname) => {
  stub(hostname);
  expect(arePasskeysHere()).toBe(true);
});

test.each(['127.0.0.1', '[::1]'])('%s cannot', (hostname) => {
  stub(hostname);
  expect(arePasskeysHere()).toBe(false);
});

test('nor can a page whose browser has none, or shows none without encryption', () => {
  stub('www.example.com', { hasPasskeys: false });
  expect(arePasskeysHere()).toBe(false);
});
