import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { goodPassword, registerBuyer } from './testing/test-account.ts';

test('the right password starts a session', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const { status, result } = await server.call(contract.login, { email, password: goodPassword });
  expect(status).toBe(200);
  expect(result).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email } });
  const session = await server.call(contract.currentSession, {}, { token: result.token });
  expect(session.result).toEqual({ user: { email } });
});
