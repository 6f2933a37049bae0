import { expect, test } from 'vitest';

import { createRequestsInFlight } from './requests-in-flight.ts';

test('a request that failed can be sent again', async () => {
  const requests = createRequestsInFlight();
  const find = async () => undefined;
  const fail = () => Promise.reject(new Error('away'));
  await expect(requests.run('one', fail, find)).rejects.toThrow('away');
  expect(await requests.run('one', async () => 'done', find)).toBe('done');
});
