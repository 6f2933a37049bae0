import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createAddressLimit } from './address-limit.ts';

const spent = { error: 'TOO_MANY_REQUESTS' };

test('an address has its points, and not one more', async () => {
  const limit = createAddressLimit(2);
  await limit.check('192.0.2.1');
  await limit.spend('192.0.2.1');
  await limit.check('192.0.2.1');
  await limit.spend('192.0.2.1');
  await expect(limit.check('192.0.2.1')).rejects.toMatchObject(spent);
  await expect(limit.spend('192.0.2.1')).rejects.toMatchObject(spent);
  await limit.check('192.0.2.2');
});

test('whoever owns a network of IPv6 has its points once, not with each of its addresses', async () => {
  const limit = createAddressLimit(1);
  await limit.spend('2001:db8:0:1::1');
  await expect(limit.check('2001:db8:0:1::2')).rejects.toMatchObject(spent);
  await expect(limit.spend('2001:db8:0:1:ffff::3')).rejects.toMatchObject(spent);
  await limit.spend('2001:db8:0:2::1');
});

test('a refusal says when to come back: within ten minutes', async () => {
  const limit = createAddressLimit(1);
  await limit.spend('192.0.2.1');
  const refusal = await limit.check('192.0.2.1').catch((cause: unknown) => cause);
  const { retryAfter } = (refusal as { extra: { retryAfter: number } }).extra;
  expect(retryAfter).toBeGreaterThan(590);
  expect(retryAfter).toBeLessThanOrEqual(600);
});

test('a count that fails is a failure, and no refusal', async () => {
  const away = new Error('away');
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(away);
  onTestFinished(() => consume.mockRestore());
  await expect(createAddressLimit(1).spend('192.0.2.1')).rejects.toBe(away);
});
