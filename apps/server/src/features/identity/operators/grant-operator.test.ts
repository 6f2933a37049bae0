import { expect, test } from 'vitest';
import type { Language } from '@uid/contract/language';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { latestMail, newEmail, registerBuyer } from '../testing/test-account.ts';
import { grantOperator } from './grant-operator.ts';
import { invitationTime } from './invitation.ts';

const day = 24 * 60 * 60_000;

async function roleOf({ deps }: TestApp, email: string): Promise<string> {
  const account = await deps.database.handle
    .selectFrom('accounts')
    .select('role')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return account.role;
}

function grant({ deps }: TestApp, email: string, language: Language = 'en') {
  return grantOperator(deps, { email, language });
}

test('an invited address that registers is an operator’s', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  expect(await grant(server, email)).toBe('invited');
  expect((await latestMail(server, email))?.subject).toContain('invitation');
  server.clock.now += 6 * day;
  await registerBuyer(server, { email });
  expect(await roleOf(server, email)).toBe('operator');
});

test('an invitation that is over makes nobody an operator', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  await grant(server, email);
  server.clock.now += invitationTime;
  await registerBuyer(server, { email });
  expect(await roleOf(server, email)).toBe('buyer');
});

test('an invitation fits its own address alone', async () => {
  await using server = await createTestApp();
  await grant(server, newEmail());
  const { email } = await registerBuyer(server);
  expect(await roleOf(server, email)).toBe('buyer');
});

test('an invitation holds no code: whoever registers proves the address in their own browser', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  await grant(server, email);
  expect((await latestMail(server, email))?.text).not.toMatch(/\d{6}|#/);
});
