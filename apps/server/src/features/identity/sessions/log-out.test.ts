import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { activityOf, registerBuyer } from '../testing/test-account.ts';

test('a token is worth nothing after logging out', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const { status, result } = await server.call(contract.logout, {}, { token });
  expect([status, result]).toEqual([200, { ended: true }]);
  expect((await server.call(contract.currentSession, {}, { token })).code).toBe(401);
  expect((await server.call(contract.logout, {}, { token })).code).toBe(401);
  expect(await activityOf(server, email)).toEqual(['registered', 'logged-out']);
});

test('logging out without a session is a 401', async () => {
  await using server = await createTestApp();
  const { status, result } = await server.call(contract.logout, {});
  expect([status, result.error]).toEqual([401, 'SESSION_INVALID']);
});
