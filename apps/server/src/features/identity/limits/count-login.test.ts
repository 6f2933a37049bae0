import type { AccountEventKind } from '@uid/contract/account';
import { expect, test } from 'vitest';

import type { Database } from '../../../database/database.ts';
import { identityProfiles } from '../settings.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { resetAttempts } from './count-attempt.ts';
import { countLogin, loginSubjects } from './count-login.ts';
import { isFamiliar } from './is-familiar.ts';

const accountId = 'account';
const home = '198.51.100.7';
const away = '203.0.113.9';
const target = { name: 'a@example.com', proof: 'password' } as const;
const never = { freeTries: 1000, minutes: [1] } as const;
const policy = {
  ...identityProfiles.default,
  addressLock: never,
  accountLock: { freeTries: 2, minutes: [15] },
} as const;

async function openAccount(): Promise<Database> {
  const database = await openTestDatabase();
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  const row = { id: accountId, email: target.name, passwordHash: '', passwordExpiresAt: null };
  await database.handle
    .insertInto('accounts')
    .values({ ...times, ...row })
    .execute();
  return database;
}

function happened({ handle }: Database, kind: AccountEventKind) {
  const event = { id: kind, accountId, kind, occurredAt: 1, address: home, agent: '' };
  return handle.insertInto('accountEvents').values(event).execute();
}

const kinds = [
  ['registered', true],
  ['logged-in', true],
  ['password-changed', true],
  ['password-set', true],
  ['password-reset', true],
  ['login-failed', false],
  ['password-change-failed', false],
] as const;

test.each(kinds)('after %j an account knows the network: %j', async (kind, isKnown) => {
  await using database = await openAccount();
  await happened(database, kind);
  const { handle } = database;
  expect(await isFamiliar(handle, accountId, home)).toBe(isKnown);
  expect(await isFamiliar(handle, accountId, away)).toBe(false);
  expect(await isFamiliar(handle, 'another', home)).toBe(false);
});

test('an account knows the whole network of an IPv6 address', async () => {
  await using database = await openAccount();
  const event = { id: '1', accountId, kind: 'logged-in', occurredAt: 1, agent: '' } as const;
  await database.handle
    .insertInto('accountEvents')
    .values({ ...event, address: '2001:db8:1:2::9' })
    .execute();
  expect(await isFamiliar(database.handle, accountId, '2001:db8:1:2:a::1')).toBe(true);
  expect(await isFamiliar(database.handle, accountId, '2001:db8:1:3::9')).toBe(false);
});

test('events of nobody make nothing familiar', async () => {
  await using database = await openAccount();
  const event = { id: '1', accountId: null, kind: 'logged-in', occurredAt: 1, agent: '' } as const;
  await database.handle
    .insertInto('accountEvents')
    .values({ ...event, address: home })
    .execute();
  expect(await isFamiliar(database.handle, undefined, home)).toBe(false);
});

test('what was locked while the clock was a day ahead is open once it is right', async () => {
  await using database = await openAccount();
  const day = 24 * 60 * 60_000;
  const attempt = { ...target, accountId, address: away, own: undefined, policy };
  const tryAt = (now: number) => countLogin(database.handle, { ...attempt, now });
  const now = 2 * day;
  await tryAt(now + day);
  await tryAt(now + day);
  await expect(tryAt(now + day)).rejects.toMatchObject({ error: 'ACCOUNT_LOCKED' });
  await tryAt(now);
  await expect(tryAt(now)).rejects.toMatchObject({ error: 'ACCOUNT_LOCKED' });
});

test.each([home, away])(
  'a success from %s forgives what was counted at home and away',
  async (from) => {
    await using database = await openAccount();
    const { handle } = database;
    await happened(database, 'logged-in');
    const fail = (address: string) =>
      countLogin(handle, { ...target, accountId, address, own: undefined, now: 0, policy });
    for (const address of [home, away]) {
      await fail(address);
      await fail(address);
      await expect(fail(address)).rejects.toMatchObject({ error: 'ACCOUNT_LOCKED' });
    }
    await resetAttempts(handle, loginSubjects(target, { address: from, own: undefined }));
    for (const address of [home, away]) await fail(address);
  },
);
