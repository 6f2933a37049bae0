import { expect, test } from 'vitest';

import type { Database, Handle } from '../../../database/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createToken, hashToken, isToken } from '../sessions/session-token.ts';
import { isSteppedUp, stepUpEnd } from '../account/step-up-time.ts';
import { keyringOf } from '../secrets/keyring.ts';
import { seal } from '../secrets/seal.ts';
import { appCode, halfMinute } from '../testing/authenticator-app.ts';
import { issueTicket, takeTicketTry, redeemTicket } from './login-ticket.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { createRecoveryCodes, hashRecoveryCode, showRecoveryCode } from './recovery-code.ts';
import { putTotpSecret, replaceRecoveryCodes } from './repository.ts';
import { keptSecret } from './kept-secret.ts';
import { createTotpSecret, matchingStep, totpUri } from './totp.ts';

const minute = 60_000;
const now = Date.UTC(2026, 0, 5, 8, 0, 10);
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const keyring = keyringOf([Buffer.alloc(32, 1)]);
const at = { keyring, now };
const accountId = 'account';

/** A database with one account, whose password was never hashed. */
async function openAccount(): Promise<Database> {
  const database = await openTestDatabase();
  const times = { passwordVersion: 7, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  const row = { id: accountId, email: 'a@example.com', passwordHash: '', passwordExpiresAt: null };
  await database.handle
    .insertInto('accounts')
    .values({ ...times, ...row })
    .execute();
  return database;
}

function enable(handle: Handle): Promise<void> {
  const sealed = seal(secret, keptSecret(accountId), keyring);
  return putTotpSecret(handle, { accountId, secret: sealed, enabledAt: 1, lastStep: 0 });
}

test('a new secret has 160 bits, in letters an app accepts, and is never the same', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(createTotpSecret());
});

test('an app reads issuer, account, secret, digits and period from the address', () => {
  const uri = new URL(totpUri(secret, { issuer: 'Example AG', label: 'a@example.com' }));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Example AG:a@example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Example AG',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('the code of RFC 6238’s example is the code', () => {
  const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(matchingStep('287082', { secret: known, now: 59_000 })).toBe(1);
  expect(matchingStep('081804', { secret: known, now: 1_111_111_109_000 })).toBe(37_037_036);
});

test('a code names its step, one to either side at most', () => {
  const step = Math.floor(now / halfMinute);
  const stepOf = (steps: number) =>
    matchingStep(appCode(secret, now + steps * halfMinute), { secret, now });
  expect([-2, -1, 0, 1, 2].map(stepOf)).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('recovery codes are ten, different, without letters that look alike, shown in fours', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
  expect(showRecoveryCode('ABCDEFGHJKLMNPQR')).toBe('ABCD-EFGH-JKLM-NPQR');
  expect(showRecoveryCode('ABC')).toBe('ABC');
  const letters = new Set(Array.from({ length: 40 }, createRecoveryCodes).flat().join(''));
  expect(letters.size).toBe(32);
});

test('a stored recovery code fits one account and tells nothing', () => {
  const code = 'ABCDEFGHJKLMNPQR';
  expect(hashRecoveryCode(code, 'a')).toBe(hashRecoveryCode(code, 'a'));
  expect(hashRecoveryCode(code, 'a')).not.toBe(hashRecoveryCode(code, 'b'));
  expect(hashRecoveryCode(code, 'a')).not.toBe(hashRecoveryCode('ABCDEFGHJKLMNPQS', 'a'));
  expect(hashRecoveryCode(code, 'a')).toMatch(/^[\w-]{43}$/);
});

test('a code proves once, and an older step not any more', async () => {
  await using database = await openAccount();
  const { handle } = database;
  await enable(handle);
  const prove = (moment: number) =>
    proveSecondFactor(handle, { accountId, code: appCode(secret, moment) }, at);
  await prove(now);
  await expect(prove(now)).rejects.toMatchObject({ error: 'SECOND_FACTOR_USED' });
  await expect(prove(now - halfMinute)).rejects.toMatchObject({ error: 'SECOND_FACTOR_USED' });
  await prove(now + halfMinute);
});

test('C8: after the clock was a day ahead codes of today prove, each once', async () => {
  await using database = await openAccount();
  const { handle } = database;
  await enable(handle);
  const prove = (moment: number) =>
    proveSecondFactor(handle, { accountId, code: appCode(secret, moment) }, { ...at, now: moment });
  await prove(now + 2_880 * halfMinute);
  await prove(now);
  await expect(prove(now)).rejects.toMatchObject({ error: 'SECOND_FACTOR_USED' });
  await prove(now + halfMinute);
  await expect(prove(now)).rejects.toMatchObject({ error: 'SECOND_FACTOR_USED' });
});

test('a wrong code, an empty one, and any code without an app prove nothing', async () => {
  await using database = await openAccount();
  const { handle } = database;
  const wrong = { error: 'SECOND_FACTOR_WRONG' };
  const code = appCode(secret, now);
  await expect(proveSecondFactor(handle, { accountId, code }, at)).rejects.toMatchObject(wrong);
  await enable(handle);
  const far = appCode(secret, now + 100 * halfMinute);
  for (const typed of [{ code: far }, { code: '' }, {}])
    await expect(proveSecondFactor(handle, { accountId, ...typed }, at)).rejects.toMatchObject(
      wrong,
    );
});

test('a recovery code proves once', async () => {
  await using database = await openAccount();
  const { handle } = database;
  const [first = '', second = ''] = createRecoveryCodes();
  await replaceRecoveryCodes(handle, accountId, [first]);
  const prove = (recoveryCode: string) =>
    proveSecondFactor(handle, { accountId, recoveryCode }, at);
  await prove(first);
  await expect(prove(first)).rejects.toMatchObject({ error: 'RECOVERY_CODE_USED' });
  await expect(prove(second)).rejects.toMatchObject({ error: 'SECOND_FACTOR_WRONG' });
  const rows = await handle.selectFrom('recoveryCodes').select('usedAt').execute();
  expect(rows).toEqual([{ usedAt: now }]);
});

test('only an account with an app gets a ticket; it offers recovery codes while there are any', async () => {
  await using database = await openAccount();
  const { handle } = database;
  const account = { id: accountId, passwordVersion: 7 };
  expect(await issueTicket(handle, account, now)).toBeUndefined();
  await enable(handle);
  expect((await issueTicket(handle, account, now))?.methods).toEqual(['totp']);
  await replaceRecoveryCodes(handle, accountId, createRecoveryCodes());
  const details = await issueTicket(handle, account, now);
  expect(details).toEqual({
    ticket: expect.stringMatching(/^[\w-]{43}$/),
    methods: ['totp', 'recovery-code'],
  });
});

test('a ticket has five tries in five minutes, and is used up once', async () => {
  await using database = await openAccount();
  const { handle } = database;
  await enable(handle);
  const issue = async () =>
    (await issueTicket(handle, { id: accountId, passwordVersion: 7 }, now))?.ticket ?? '';
  const ticket = await issue();
  const expiresAt = now + 5 * minute;
  const expected = { ticketHash: hashToken(ticket), accountId, passwordVersion: 7, expiresAt };
  for (let time = 0; time < 5; time += 1)
    expect(await takeTicketTry(handle, ticket, now + 5 * minute - 1)).toEqual(expected);
  expect(await takeTicketTry(handle, ticket, now)).toBeUndefined();
  const late = await issue();
  expect(await takeTicketTry(handle, late, now + 5 * minute)).toBeUndefined();
  expect(await takeTicketTry(handle, 'another', now)).toBeUndefined();
  expect(await redeemTicket(handle, expected)).toBe(true);
  expect(await redeemTicket(handle, expected)).toBe(false);
  expect(await takeTicketTry(handle, late, now)).toBeDefined();
});

test('C2: a token is 256 random bits, told from anything else, stored as a hash', () => {
  const token = createToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(token).not.toBe(createToken());
  expect(isToken(token)).toBe(true);
  for (const text of ['', token.slice(1), `${token}A`, ` ${token.slice(1)}`, `${token}\n`])
    expect(isToken(text)).toBe(false);
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('a proof opens dangerous operations for ten minutes, to the millisecond', () => {
  const session = { steppedUpAt: now };
  expect(stepUpEnd(session)).toBe(now + 10 * minute);
  expect(isSteppedUp(session, now + 10 * minute - 1)).toBe(true);
  expect(isSteppedUp(session, now + 10 * minute)).toBe(false);
});
