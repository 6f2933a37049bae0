import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';

import * as contract from '@uid/contract/identity';
import { describe, expect, test, vi } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { newEmail, otherPassword } from '../../../features/identity/testing/test-account.ts';
import { createAddressLimit } from '../address-limit.ts';
import { openRedis, logRedisState } from './open-redis.ts';
import { hasRedis, startRedis } from './testing/start-redis.ts';

const spent = { error: 'TOO_MANY_REQUESTS' };

/** Milliseconds, for tests of common counts: a busy machine may be slower than visitors are made to wait. */
const long = 60_000;

function open(url: string, timeout?: number) {
  const redis = openRedis(url, timeout);
  return { redis, [Symbol.dispose]: () => redis.disconnect() };
}

async function fail(server: TestApp): Promise<number> {
  const login = { email: newEmail(), password: otherPassword };
  return (await server.call(contract.login, login, { address: '203.0.113.1' })).status;
}

describe.runIf(hasRedis)('with Redis', () => {
  test('several processes count the tries of an address together', async () => {
    await using server = await startRedis();
    using one = open(server.url, long);
    using other = open(server.url, long);
    await Promise.all([once(one.redis, 'ready'), once(other.redis, 'ready')]);
    await using database = await openTestDatabase();
    const environment = { ATTEMPTS_PER_ADDRESS: '3' };
    await using first = await createTestApp({ database, environment, redis: one.redis });
    await using second = await createTestApp({ database, environment, redis: other.redis });
    expect([await fail(first), await fail(second), await fail(first)]).toEqual([403, 403, 403]);
    expect([await fail(second), await fail(first)]).toEqual([429, 429]);
  });

  test('of many tries at the same moment no more pass than there are points', async () => {
    await using server = await startRedis();
    using one = open(server.url, long);
    using other = open(server.url, long);
    await Promise.all([once(one.redis, 'ready'), once(other.redis, 'ready')]);
    const limits = [one, other].map(({ redis }) => createAddressLimit(5, { name: 'test', redis }));
    const tries = limits.flatMap((limit) =>
      Array.from({ length: 20 }, () => limit.spend('192.0.2.1')),
    );
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('counts of different kinds, and addresses, do not mix, and end by themselves', async () => {
    await using server = await startRedis();
    using one = open(server.url, long);
    await once(one.redis, 'ready');
    const first = createAddressLimit(1, { name: 'first', redis: one.redis });
    const second = createAddressLimit(1, { name: 'second', redis: one.redis });
    await first.spend('192.0.2.1');
    await first.spend('192.0.2.2');
    await second.spend('192.0.2.1');
    await expect(first.check('192.0.2.1')).rejects.toMatchObject(spent);
    const keys = await one.redis.keys('*');
    expect(keys).toHaveLength(3);
    expect(keys.join()).not.toContain('192.0.2');
    for (const key of keys) expect(await one.redis.ttl(key)).toBeGreaterThan(590);
  });

  test('D7: Redis away: the limit goes on in the process, and together again when it is back', async () => {
    const server = await startRedis();
    const told: string[] = [];
    const log = { warn: () => void told.push('away'), info: () => void told.push('back') };
    using one = open(server.url, long);
    logRedisState(one.redis, log);
    await once(one.redis, 'ready');
    const limit = createAddressLimit(2, { name: 'test', redis: one.redis });
    await limit.spend('192.0.2.1');
    await server[Symbol.asyncDispose]();
    await limit.spend('192.0.2.1');
    await limit.spend('192.0.2.1');
    await expect(limit.spend('192.0.2.1')).rejects.toMatchObject(spent);
    await using again = await startRedis(server.port);
    await vi.waitFor(() => expect(told).toEqual(['away', 'back']), { timeout: 10_000 });
    using other = open(again.url, long);
    await once(other.redis, 'ready');
    const elsewhere = createAddressLimit(2, { name: 'test', redis: other.redis });
    await limit.spend('192.0.2.1');
    await elsewhere.spend('192.0.2.1');
    await expect(limit.check('192.0.2.1')).rejects.toMatchObject(spent);
  });

  test('D7: a Redis that hangs in the middle is not waited for either', async () => {
    await using server = await startRedis();
    using one = open(server.url);
    await once(one.redis, 'ready');
    const limit = createAddressLimit(1, { name: 'test', redis: one.redis });
    server.hang();
    await limit.check('192.0.2.1');
    await limit.spend('192.0.2.1');
    await expect(limit.check('192.0.2.1')).rejects.toMatchObject(spent);
  });
});

test('D7: a Redis that was never there holds up neither login nor limit', async () => {
  using away = open('redis://127.0.0.1:1');
  const environment = { ATTEMPTS_PER_ADDRESS: '2' };
  await using server = await createTestApp({ environment, redis: away.redis });
  expect([await fail(server), await fail(server), await fail(server)]).toEqual([403, 403, 429]);
});

test('D7: a Redis that takes and never answers is not waited for', async () => {
  const sockets = new Set<Socket>();
  const hung = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(hung, 'listening');
  using away = open(`redis://127.0.0.1:${(hung.address() as AddressInfo).port}`);
  await once(hung, 'connection');
  const limit = createAddressLimit(1, { name: 'test', redis: away.redis });
  await limit.spend('192.0.2.1');
  await expect(limit.spend('192.0.2.1')).rejects.toMatchObject(spent);
  for (const socket of sockets) socket.destroy();
  hung.close();
});
