import { setDisplayName } from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { eraseAccountById } from '../deletion/erase-account.ts';
import { findAccountByEmail, getLockedAccount } from '../repository.ts';
import { registerByNumber } from '../testing/number-account.ts';
import { goodPassword, newEmail, registerBuyer, requestCode } from '../testing/test-account.ts';

test('the name that was given at registration greets, until its owner changes it', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const input = { email, ...proof, password: goodPassword, displayName: ' 李娜 ' };
  const { result } = await server.call(contract.register, input);
  expect(result.user).toEqual({ email, displayName: '李娜' });
  const { token } = result;
  const changed = await server.call(setDisplayName, { displayName: 'Li Na' }, { token });
  expect(changed.result).toEqual({ user: { email, displayName: 'Li Na' } });
  const { result: session } = await server.call(contract.currentSession, {}, { token });
  expect(session.user).toEqual({ email, displayName: 'Li Na' });
  const gone = await server.call(setDisplayName, {}, { token });
  expect(gone.result).toEqual({ user: { email } });
});

test.each(['', ' ', 'x'.repeat(61), 'a\nb'])('%j is refused and changes nothing', async (name) => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const refused = await server.call(setDisplayName, { displayName: name }, { token });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.result.fields ?? {})).toEqual(['displayName']);
  const { result } = await server.call(contract.currentSession, {}, { token });
  expect(result.user).toEqual({ email });
});

test.each(['chief@example.com', 'chief＠example.com', '\u200b', '\u3164'])(
  'an account that goes by its name is not called %j, which staff would take for an address, or not see',
  async (displayName) => {
    await using server = await createTestApp();
    const { token, user } = await registerByNumber(server);
    const refused = await server.call(setDisplayName, { displayName }, { token });
    expect(refused.status).toBe(400);
    expect(refused.result.fields?.['displayName']).toContain('没有邮箱的账户');
    const { result } = await server.call(contract.currentSession, {}, { token });
    expect(result.user).toEqual(user);
    const named = await server.call(setDisplayName, { displayName: '李娜' }, { token });
    expect(named.result.user).toMatchObject({ displayName: '李娜' });
  },
);

test('nobody names another’s account', async () => {
  await using server = await createTestApp();
  expect((await server.call(setDisplayName, { displayName: 'Li Na' })).status).toBe(401);
});

// SQLite has one writer at a time, so nobody meets a change that is not committed yet.
test.runIf(process.env.TEST_DATABASE_URL !== undefined)(
  'whoever is named while their account goes reads that their session has ended',
  async () => {
    await using server = await createTestApp();
    const { database } = server.deps;
    const { email, token } = await registerBuyer(server);
    const { id } = (await findAccountByEmail(database.handle, email))!;
    const answer = await besideAChange(
      {
        database,
        async change(handle) {
          await getLockedAccount(handle, id);
          await eraseAccountById(handle, id, server.deps);
        },
      },
      () => server.call(setDisplayName, { displayName: 'Li Na' }, { token }),
    );
    expect([answer.status, answer.result.error]).toEqual([401, 'SESSION_INVALID']);
  },
);
