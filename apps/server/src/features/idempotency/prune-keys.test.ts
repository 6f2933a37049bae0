import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { claimKey, findAnswer, keyLifetime } from './claim-key.ts';
import { pruneKeys } from './prune-keys.ts';

test('a key is forgotten after its lifetime, and not a millisecond before', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const claim = { accountId: 'a', operation: 'o', key: 'k', body: {}, answer: {} };
  await claimKey(handle, { ...claim, now: server.clock.now });
  const keys = () => handle.selectFrom('idempotencyKeys').select('key').execute();
  server.clock.now += keyLifetime - 1;
  await pruneKeys(server.deps);
  expect(await keys()).toHaveLength(1);
  server.clock.now += 1;
  await pruneKeys(server.deps);
  expect(await keys()).toEqual([]);
});

test('a key whose lifetime is over answers nothing, also before it is forgotten', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const { now } = server.deps;
  const asked = { accountId: 'a', operation: 'o', key: 'k', body: {} };
  await claimKey(handle, { ...asked, answer: 'done', now: now() });
  server.clock.now += keyLifetime - 1;
  expect(await findAnswer(handle, { ...asked, now: now() })).toBe('done');
  server.clock.now += 1;
  expect(await findAnswer(handle, { ...asked, now: now() })).toBeUndefined();
});
