import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { newEmail, otherPassword, requestCode, wrongCode } from '../testing/test-account.ts';
import { checkCode, useCode } from './check-code.ts';
import { hashCode } from './mailed-code.ts';

test('a code that two requests have proven is used by one of them', async () => {
  await using server = await createTestApp();
  const { database, now } = server.deps;
  const key = { email: newEmail(), purpose: 'registration' } as const;
  const code = await requestCode(server, 'registration', key.email);
  const proven = [
    await checkCode(database.handle, { ...key, code }, now()),
    await checkCode(database.handle, { ...key, code }, now()),
  ];
  const uses = await Promise.allSettled(
    proven.map((each) => database.transact((handle) => useCode(handle, each))),
  );
  const refused = uses.filter((use) => use.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ error: 'CODE_INVALID' }]);
});

test('what is stored of a code fits no other purpose and no other address', () => {
  const email = 'buyer@example.com';
  const hashes = [
    hashCode('123456', { email, purpose: 'registration' }),
    hashCode('123456', { email, purpose: 'password-reset' }),
    hashCode('123456', { email: 'other@example.com', purpose: 'registration' }),
  ];
  expect(new Set(hashes).size).toBe(3);
});

test('one address tries so many codes, whatever the mailbox', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '3' } });
  const email = newEmail();
  const code = await requestCode(server, 'password-reset', email);
  const attempt = (address: string) => {
    const input = { email, code: wrongCode(code), newPassword: otherPassword };
    return server.call(contract.resetPassword, input, { address });
  };
  for (let time = 0; time < 3; time += 1) await attempt('192.0.2.1');
  expect((await attempt('192.0.2.1')).status).toBe(429);
  expect((await attempt('192.0.2.2')).status).toBe(403);
});
