import { once } from 'node:events';

import * as account from '@uid/contract/account';
import { accessTokenHeader } from '@uid/contract/constants';
import * as contract from '@uid/contract/identity';
import { createProofKey, proofHeader } from '@uid/contract/proof';
import { listTransferRefunds } from '@uid/contract/transfers';
import { describe, expect, test, vi } from 'vitest';

import { openRedis } from '../../../../http/limits/redis/open-redis.ts';
import { hasRedis, startRedis } from '../../../../http/limits/redis/testing/start-redis.ts';
import { ownKey, signInjected } from '../../../../testing/sign-request.ts';
import { openShop } from '../../../../testing/shop/test-shop.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import { grantRoles } from '../../staff/administration/grant-roles.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { enrolApp } from '../../testing/authenticator-app.ts';
import {
  goodPassword,
  newEmail,
  otherPassword,
  registerBuyer,
} from '../../testing/test-account.ts';
import { sweepProofs } from './used-proofs.ts';

const otherKey = await createProofKey();
const hour = 60 * 60_000;

interface Raw {
  method: 'GET' | 'POST';
  url: string;
  body?: string;
}

const reading: Raw = { method: 'GET', url: '/uid-boot/session' };
const writing: Raw = { method: 'POST', url: '/uid-boot/logout', body: '{}' };
const adding: Raw = {
  method: 'POST',
  url: '/api/cart/add',
  body: '{"language":"en","sku":"CARD-A","quantity":1}',
};

async function send({ app }: TestApp, { method, url, body }: Raw, headers: object) {
  const type = body !== undefined && { 'content-type': 'application/json' };
  const payload = body !== undefined && { payload: body };
  const answer = await app.inject({ method, url, ...payload, headers: { ...type, ...headers } });
  return { status: answer.statusCode, ...answer.json<{ code: number; result: Refusal }>() };
}

interface Refusal {
  error?: string;
  details?: unknown;
}

async function statusOf(server: TestApp, token: string, key: 'none' | typeof ownKey = ownKey) {
  return (await server.call(contract.currentSession, {}, { token, key })).status;
}

test('C12: a stolen token is worth nothing without the key, or with another one', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const stolen = await server.call(contract.currentSession, {}, { token, key: 'none' });
  expect([stolen.status, stolen.code, stolen.result.details]).toEqual([401, 401, undefined]);
  expect(await statusOf(server, token, otherKey)).toBe(401);
  expect(await statusOf(server, token)).toBe(200);
});

test('a proof opens one request, once', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  for (const raw of [reading, { ...adding, body: '{}' }]) {
    const headers = await signInjected(server.deps, { ...raw, token });
    expect((await send(server, raw, headers)).status).not.toBe(401);
    const again = await send(server, raw, headers);
    expect([again.status, again.code]).toEqual([401, 401]);
    expect(again.result.details).toEqual({ proof: 'repeated', now: server.clock.now });
  }
  expect(await statusOf(server, token)).toBe(200);
});

test('proofs of two keys may have the same id', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const other = await registerBuyer(server, { options: { key: otherKey } });
  const ids = vi.spyOn(crypto, 'randomUUID').mockReturnValue('1-2-3-4-0123456789');
  const one = await signInjected(server.deps, { ...reading, token });
  const two = await signInjected(server.deps, { ...reading, token: other.token }, otherKey);
  ids.mockRestore();
  expect((await send(server, reading, one)).status).toBe(200);
  expect((await send(server, reading, two)).status).toBe(200);
});

test.each<[string, Raw, Raw]>([
  ['another method', { ...adding, method: 'GET' }, adding],
  ['another path', { ...writing, url: '/uid-boot/modify-password' }, writing],
  ['another body', { ...adding, body: adding.body?.replace('1', '2') ?? '' }, adding],
  ['a body that was not signed', { method: 'POST', url: adding.url }, adding],
  [
    'another query',
    { ...reading, url: '/api/cart?language=en' },
    { ...reading, url: '/api/cart?language=zh' },
  ],
  [
    'a query that was not signed',
    { ...reading, url: '/api/cart' },
    { ...reading, url: '/api/cart?language=zh' },
  ],
])('a proof of %s is a 401, and nothing happens', async (_name, signed, sent) => {
  await using shop = await openShop();
  const { token } = await registerBuyer(shop);
  const headers = await signInjected(shop.deps, { ...signed, token });
  expect((await send(shop, sent, headers)).status).toBe(401);
  expect(await statusOf(shop, token)).toBe(200);
  const lines = await shop.deps.database.handle.selectFrom('cartLines').selectAll().execute();
  expect(lines).toEqual([]);
});

test('a proof of another host, or for another token of the same key, is a 401', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const other = await registerBuyer(server);
  const elsewhere = await signInjected(server.deps, { ...reading, token, host: 'evil.example' });
  expect((await send(server, reading, elsewhere)).status).toBe(401);
  const headers = await signInjected(server.deps, { ...reading, token: other.token });
  const mixed = { ...headers, [accessTokenHeader]: token };
  expect((await send(server, reading, mixed)).status).toBe(401);
});

test.each([61_000, -12_000])(
  'a proof signed %i ms ago is a 401 that says what time it is',
  async (age) => {
    await using server = await createTestApp();
    const { token } = await registerBuyer(server);
    const headers = await signInjected(server.deps, { ...reading, token });
    server.clock.now += age;
    const { status, result } = await send(server, reading, headers);
    expect([status, result.details]).toEqual([401, { proof: 'time', now: server.clock.now }]);
    expect(await statusOf(server, token)).toBe(200);
  },
);

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;

test.each<[string, (proof: string) => string]>([
  ['nothing', () => ''],
  ['no JWT', () => 'a.b.c'],
  ['two proofs', (proof) => `${proof}, ${proof}`],
  ['a signature of zeros', (proof) => `${proof.slice(0, -86)}${'A'.repeat(86)}`],
  ['no signature', (proof) => proof.slice(0, -86)],
  ['no algorithm', (proof) => withHeader(proof, { alg: 'none' })],
  ['a shared secret', (proof) => withHeader(proof, { alg: 'HS256' })],
  ['another kind of JWT', (proof) => withHeader(proof, { typ: 'JWT' })],
  ['a header of more', (proof) => withHeader(proof, { kid: '../../key' })],
  ['a private key', (proof) => withHeader(proof, { jwk: { ...ownKey.jwk, d: 'A'.repeat(43) } })],
  [
    'a key that is no point',
    (proof) => withHeader(proof, { jwk: { ...ownKey.jwk, x: 'A'.repeat(43) } }),
  ],
  ['a longer proof than there is', (proof) => withHeader(proof, { padding: 'a'.repeat(3_000) })],
])('%s is no proof', async (_name, change) => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const headers = await signInjected(server.deps, { ...reading, token });
  const changed = { ...headers, [proofHeader]: change(headers[proofHeader] ?? '') };
  const { status, result } = await send(server, reading, changed);
  expect([status, result.error]).toEqual([401, 'SESSION_INVALID']);
  expect((await send(server, reading, headers)).status).toBe(200);
});

function withHeader(proof: string, change: object): string {
  const [header, ...rest] = proof.split('.');
  return [encode({ ...decode(header), ...change }), ...rest].join('.');
}

test('a login with a proof that is none opens nothing', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const body = JSON.stringify({ email, password: goodPassword });
  const raw: Raw = { method: 'POST', url: contract.login.path, body };
  const headers = await signInjected(server.deps, { ...raw, body: '{}' });
  const { status, result } = await send(server, raw, headers);
  expect([status, result.error]).toEqual([403, 'PROOF_REFUSED']);
  server.clock.now += hour;
  const late = await send(server, raw, await signInjected({ ...server.deps, now: () => 0 }, raw));
  expect(late.result).toMatchObject({
    error: 'PROOF_REFUSED',
    details: { proof: 'time', now: server.clock.now },
  });
});

test('whatever changes the token, the session stays with its key', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const change = { currentPassword: goodPassword, newPassword: otherPassword };
  const { result } = await server.call(contract.modifyPassword, change, { token });
  expect(await statusOf(server, result.token, 'none')).toBe(401);
  expect(await statusOf(server, result.token, otherKey)).toBe(401);
  const { token: enrolled } = await enrolApp(server, result.token);
  expect(await statusOf(server, enrolled, 'none')).toBe(401);
  expect(await statusOf(server, enrolled)).toBe(200);
});

test('a login that carries somebody’s token, but has not their key, does not end their session', async () => {
  await using server = await createTestApp();
  const owner = await registerBuyer(server);
  const thief = await registerBuyer(server, { options: { token: owner.token, key: otherKey } });
  expect(await statusOf(server, thief.token, otherKey)).toBe(200);
  expect(await statusOf(server, owner.token)).toBe(200);
  const next = await registerBuyer(server, { options: { token: owner.token } });
  expect([await statusOf(server, owner.token), await statusOf(server, next.token)]).toEqual([
    401, 200,
  ]);
});

test('without a key there is a session for an hour, however busy', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server, { options: { key: 'none' } });
  for (let quarter = 1; quarter < 4; quarter += 1) {
    server.clock.now += hour / 4;
    expect(await statusOf(server, token, 'none')).toBe(200);
  }
  server.clock.now += hour / 4;
  expect(await statusOf(server, token, 'none')).toBe(401);
});

test('without a key a session is never longer than with one', async () => {
  await using server = await createTestApp({ environment: { SESSION_HOURS: '0.5' } });
  const { token } = await registerBuyer(server, { options: { key: 'none' } });
  server.clock.now += hour / 4;
  expect(await statusOf(server, token, 'none')).toBe(200);
  server.clock.now += hour / 4;
  expect(await statusOf(server, token, 'none')).toBe(401);
});

test('staff need a key to log in', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  await registerBuyer(server, { email });
  await server.deps.database.transact((handle) =>
    grantRoles(handle, { email, roles: ['shop'], by: 'command' }, server.deps),
  );
  const credentials = { email, password: goodPassword };
  const refused = await server.call(contract.login, credentials, { key: 'none' });
  expect([refused.status, refused.result.error]).toEqual([403, 'KEY_REQUIRED']);
  expect((await server.call(contract.login, credentials)).status).toBe(200);
});

test('a session without a key has no rights of staff, whoever its account becomes', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server, { options: { key: 'none' } });
  const enrolled = await enrolApp(server, token, { key: 'none' });
  const { handle } = server.deps.database;
  const { id } = await handle.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await makeStaff(server, id);
  const options = { token: enrolled.token, key: 'none' } as const;
  const { status } = await server.call(account.listSessions, {}, options);
  const { status: staff } = await server.call(listTransferRefunds, { language: 'en' }, options);
  expect([status, staff]).toEqual([200, 404]);
});

test('a proof of a write is used up for every process, also without Redis', async () => {
  await using database = await openTestDatabase();
  await using one = await openShop({ database });
  await using other = await createTestApp({ database });
  const { token } = await registerBuyer(one);
  const headers = await signInjected(one.deps, { ...adding, token });
  expect((await send(one, adding, headers)).status).toBe(200);
  const { status, result } = await send(other, adding, headers);
  expect([status, result.details]).toMatchObject([401, { proof: 'repeated' }]);
  expect(await piecesOf(one)).toEqual([1]);
  one.clock.now += 2 * 60_000;
  await sweepProofs(one.deps);
  expect(await database.handle.selectFrom('usedProofs').selectAll().execute()).toEqual([]);
});

test('a used proof is remembered for as long as it could be taken, also by a process that begins later', async () => {
  await using database = await openTestDatabase();
  await using one = await openShop({ database });
  const { token } = await registerBuyer(one);
  // Signed by a clock that is as far ahead as it may be.
  const ahead = { ...one.deps, now: () => one.clock.now + 10_000 };
  const headers = await signInjected(ahead, { ...adding, token });
  expect((await send(one, adding, headers)).status).toBe(200);
  one.clock.now += 70_000;
  await sweepProofs(one.deps);
  await using later = await createTestApp({ database });
  later.clock.now = one.clock.now;
  const { status, result } = await send(later, adding, headers);
  expect([status, result.details]).toMatchObject([401, { proof: 'repeated' }]);
  expect(await piecesOf(one)).toEqual([1]);
});

test('a proof that two processes get at the same moment is used up by one of them', async () => {
  await using database = await openTestDatabase();
  await using one = await openShop({ database });
  await using other = await createTestApp({ database });
  const { token } = await registerBuyer(one);
  const headers = await signInjected(one.deps, { ...adding, token });
  const answers = await Promise.all([one, other].map((each) => send(each, adding, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  expect(await piecesOf(one)).toEqual([1]);
});

async function piecesOf({ deps }: TestApp): Promise<number[]> {
  const lines = await deps.database.handle.selectFrom('cartLines').select('quantity').execute();
  return lines.map(({ quantity }) => quantity);
}

describe.runIf(hasRedis)('with Redis', () => {
  test('a proof is used up for every process, also of a read, and where Redis hangs of a write', async () => {
    await using redisServer = await startRedis();
    const [first, second] = [openRedis(redisServer.url), openRedis(redisServer.url)];
    await Promise.all([once(first, 'ready'), once(second, 'ready')]);
    await using database = await openTestDatabase();
    await using one = await openShop({ database, redis: first });
    await using other = await createTestApp({ database, redis: second });
    const { token } = await registerBuyer(one);
    for (const raw of [reading, adding]) {
      const headers = await signInjected(one.deps, { ...raw, token });
      expect((await send(one, raw, headers)).status).toBe(200);
      expect((await send(other, raw, headers)).result.details).toMatchObject({ proof: 'repeated' });
    }
    expect(await database.handle.selectFrom('usedProofs').selectAll().execute()).toEqual([]);
    redisServer.hang();
    const headers = await signInjected(one.deps, { ...adding, token });
    expect((await send(one, adding, headers)).status).toBe(200);
    expect((await send(other, adding, headers)).status).toBe(401);
    expect(await piecesOf(one)).toEqual([2]);
    for (const redis of [first, second]) redis.disconnect();
  });
});
