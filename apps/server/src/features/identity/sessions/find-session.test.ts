import { getSecurity, startTotp } from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { countStatements } from '../testing/count-statements.ts';
import { registerBuyer } from '../testing/test-account.ts';
import { unsigned } from '../testing/visitor.ts';
import { createFindSession } from './find-session.ts';
import { createKnownKeys } from './proofs/read-proof.ts';
import { createToken } from './session-token.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

async function isAlive(server: TestApp, token: string): Promise<boolean> {
  return (await server.call(contract.currentSession, {}, { token })).status === 200;
}

test('a session ends after thirty minutes without a request', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  server.clock.now += 29 * minute;
  expect(await isAlive(server, token)).toBe(true);
  server.clock.now += 29 * minute;
  expect(await isAlive(server, token)).toBe(true);
  server.clock.now += 30 * minute;
  expect(await isAlive(server, token)).toBe(false);
});

test('C2: a session ends after twelve hours, however busy it was', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  for (let quarter = 1; quarter < 48; quarter += 1) {
    server.clock.now += 15 * minute;
    expect(await isAlive(server, token)).toBe(true);
  }
  server.clock.now += 15 * minute;
  expect(await isAlive(server, token)).toBe(false);
});

test('a proof that was given while the clock was ahead opens nothing once it has been set right', async () => {
  await using server = await createTestApp();
  server.clock.now += day;
  const { token } = await registerBuyer(server);
  expect((await server.call(startTotp, {}, { token })).status).toBe(200);
  server.clock.now -= day;
  const refused = await server.call(startTotp, {}, { token });
  expect(refused.result.error).toBe('STEP_UP_REQUIRED');
  const { result } = await server.call(getSecurity, {}, { token });
  expect(result.steppedUpUntil).toBeUndefined();
});

test.each([
  ['another token', createToken()],
  ['no token at all', 'x'],
  ['a wild one', `' or 1=1 --`],
])('%s is a 401', async (_name, token) => {
  await using server = await createTestApp();
  await registerBuyer(server);
  const { status, code } = await server.call(contract.currentSession, {}, { token });
  expect([status, code]).toEqual([401, 401]);
});

test('a request costs one statement, and one more at most once a minute', async () => {
  await using opened = await openTestDatabase();
  const { database, statements } = countStatements(opened);
  await using server = await createTestApp({ database });
  const { token } = await registerBuyer(server, { options: { key: 'none' } });
  const findSession = createFindSession(server.deps, createKnownKeys());
  const cost = async () => {
    statements.length = 0;
    await findSession(token, unsigned);
    return statements.length;
  };
  expect(await cost()).toBe(1);
  server.clock.now += minute;
  expect(await cost()).toBe(2);
  expect(await cost()).toBe(1);
});
