import { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import { expect, test, vi } from 'vitest';

import { retryWhileInFlight } from './retry-while-in-flight.ts';

function refusal(error: ErrorName) {
  return new ClientError('business', error, { result: { error, requestId: 'r' } });
}

const wait = () => Promise.resolve();

test('asks again while the same order is in flight, then yields its answer', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refusal('REQUEST_IN_FLIGHT'))
    .mockRejectedValueOnce(refusal('REQUEST_IN_FLIGHT'))
    .mockResolvedValue('N1');
  await expect(retryWhileInFlight(send, wait)).resolves.toBe('N1');
  expect(send).toHaveBeenCalledTimes(3);
});

test('any other refusal is not repeated', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(refusal('CHECKOUT_CHANGED'));
  await expect(retryWhileInFlight(send, wait)).rejects.toThrow('CHECKOUT_CHANGED');
  expect(send).toHaveBeenCalledTimes(1);
});

test('gives up in the end and says so', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(refusal('REQUEST_IN_FLIGHT'));
  await expect(retryWhileInFlight(send, wait)).rejects.toThrow('REQUEST_IN_FLIGHT');
  expect(send).toHaveBeenCalledTimes(5);
});
