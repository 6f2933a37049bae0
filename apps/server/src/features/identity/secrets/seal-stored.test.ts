import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { appCode, registerWithApp, requestTicket } from '../testing/authenticator-app.ts';
import { keyringOf, openKeyring } from './keyring.ts';
import { KeyMissing, sealStoredSecrets } from './seal-stored.ts';

async function storedSecrets({ deps }: TestApp): Promise<string[]> {
  const rows = await deps.database.handle.selectFrom('totpSecrets').select('secret').execute();
  return rows.map(({ secret }) => secret);
}

/** An account with an authenticator app. */
type App = Awaited<ReturnType<typeof registerWithApp>>;

async function logIn(server: TestApp, { email, secret }: App): Promise<number> {
  const { ticket } = await requestTicket(server, email);
  const code = appCode(secret, server.clock.now);
  return (await server.call(contract.loginSecondFactor, { ticket, code })).status;
}

test('no table holds a secret that an app could read', async () => {
  await using server = await createTestApp();
  const { secret } = await registerWithApp(server);
  const [stored = ''] = await storedSecrets(server);
  expect(stored).toMatch(/^1\.[0-9a-f]{8}\./);
  expect(stored).not.toContain(secret);
});

test('secrets from before are sealed at the start, and log in as ever', async () => {
  await using server = await createTestApp();
  const { database, config } = server.deps;
  const owners = [await registerWithApp(server), await registerWithApp(server)];
  for (const { email, secret } of owners)
    await database.handle
      .updateTable('totpSecrets')
      .set({ secret })
      .where('accountId', '=', (where) =>
        where.selectFrom('accounts').select('id').where('email', '=', email),
      )
      .execute();
  const keyring = openKeyring(config);
  await Promise.all([1, 2].map(() => sealStoredSecrets(database, keyring)));
  for (const stored of await storedSecrets(server)) expect(stored).toMatch(/^1\./);
  for (const owner of owners) expect(await logIn(server, owner)).toBe(200);
});

test('more than a batch is sealed whole', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const ids = Array.from({ length: 250 }, (_, index) => `account-${index}`);
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  const account = { ...times, passwordHash: '', passwordExpiresAt: null };
  const accounts = ids.map((id) => ({ ...account, id, email: `${id}@example.com` }));
  await handle.insertInto('accounts').values(accounts).execute();
  const secrets = ids.map((accountId) => ({
    accountId,
    secret: 'JBSWY3DP',
    enabledAt: 1,
    lastStep: 0,
  }));
  await handle.insertInto('totpSecrets').values(secrets).execute();
  await sealStoredSecrets(server.deps.database, openKeyring(server.deps.config));
  const stored = await storedSecrets(server);
  expect(stored.filter((each) => each.startsWith('1.'))).toHaveLength(250);
});

test('after a change of keys everything is under the new one, and the old one can go', async () => {
  const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const keys = (...each: Buffer[]) => each.map((key) => key.toString('base64')).join();
  await using before = await createTestApp({ environment: { SECRET_KEYS: keys(older) } });
  const { database } = before.deps;
  const owner = await registerWithApp(before);
  await sealStoredSecrets(database, keyringOf([newer, older]));
  const environment = { SECRET_KEYS: keys(newer) };
  await using after = await createTestApp({ environment, database });
  after.clock.now = before.clock.now;
  await sealStoredSecrets(database, keyringOf([newer]));
  expect(await logIn(after, owner)).toBe(200);
});

test('without the key nothing is changed, and the server says what is missing', async () => {
  await using server = await createTestApp();
  await registerWithApp(server);
  const before = await storedSecrets(server);
  const sealing = sealStoredSecrets(server.deps.database, keyringOf([Buffer.alloc(32, 9)]));
  await expect(sealing).rejects.toThrow(KeyMissing);
  await expect(sealing).rejects.toThrow('Put the key back');
  expect(await storedSecrets(server)).toEqual(before);
});
