import { login } from '@uid/contract/identity';
import { expect, test } from 'vitest';

import type { SessionCaller } from '../../../http/caller.ts';
import { AppError } from '../../../http/app-error.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { stepUp } from '../account/step-up.ts';
import { createIdentity } from '../identity.ts';
import type { Identity } from '../identity.ts';
import { changePassword } from '../password-change/change-password.ts';
import { resetPassword } from '../password-change/reset-password.ts';
import {
  accountIdOf,
  goodPassword,
  otherPassword,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';
import { visitor } from '../testing/visitor.ts';
import type { WaitingLine } from './waiting-line.ts';

/** A line that strangers have filled: it lets in only owners. */
const hashing: WaitingLine = {
  async run(work, { isFirst } = { isFirst: false }) {
    if (!isFirst) throw new AppError('BUSY', { retryAfter: 2 });
    return work();
  },
};

async function openStormed(server: TestApp) {
  const { email } = await registerBuyer(server);
  const session = {
    id: 'session',
    accountId: await accountIdOf(server, email),
    email,
    name: email,
    isPasswordExpired: false,
    factor: undefined,
    isSteppedUp: false,
    listStepUpMethods: async () => ['password' as const],
    key: undefined,
  };
  const caller: SessionCaller = { ...visitor, session };
  const identity: Identity = { ...createIdentity(server.deps), hashing };
  return { email, caller, identity };
}

test('whoever is logged in changes their password while strangers fill the line of hashes', async () => {
  await using server = await createTestApp();
  const { caller, identity, email } = await openStormed(server);
  const change = { currentPassword: goodPassword, newPassword: otherPassword };
  const { user } = await changePassword(identity, change, caller);
  expect(user).toEqual({ email });
});

test('whoever is logged in proves that it is them while strangers fill the line of hashes', async () => {
  await using server = await createTestApp();
  const { caller, identity } = await openStormed(server);
  const wrong = stepUp(identity, { password: otherPassword }, caller);
  await expect(wrong).rejects.toMatchObject({ error: 'CURRENT_PASSWORD_WRONG' });
});

test('tries of a session are counted before they enter the line', async () => {
  await using server = await createTestApp();
  const { caller, identity } = await openStormed(server);
  const tries = Array.from({ length: 50 }, () =>
    stepUp(identity, { password: otherPassword }, caller).catch((cause: AppError) => cause.error),
  );
  const errors = await Promise.all(tries);
  expect(errors.filter((each) => each === 'CURRENT_PASSWORD_WRONG')).toHaveLength(5);
  expect(errors.filter((each) => each === 'ACCOUNT_LOCKED')).toHaveLength(45);
});

test('C5: a mailed code sets a password while strangers fill the line of hashes', async () => {
  await using server = await createTestApp();
  const { email, identity } = await openStormed(server);
  const proof = await requestCode(server, 'password-reset', email);
  await resetPassword(identity, { email, ...proof, newPassword: otherPassword }, visitor);
  const { status } = await server.call(login, { email, password: otherPassword });
  expect(status).toBe(200);
});
