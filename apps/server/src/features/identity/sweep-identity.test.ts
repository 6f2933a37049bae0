import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { newEmail, registerBuyer, requestCode } from './testing/test-account.ts';
import { sweepIdentity } from './sweep-identity.ts';

const day = 24 * 60 * 60_000;

test('what is over is deleted, what lives stays', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const count = async () => ({
    sessions: (await handle.selectFrom('sessions').select('id').execute()).length,
    codes: (await handle.selectFrom('mailedCodes').select('email').execute()).length,
    events: (await handle.selectFrom('accountEvents').select('id').execute()).length,
  });
  await registerBuyer(server);
  await requestCode(server, 'registration', newEmail());
  await sweepIdentity(server.deps);
  expect(await count()).toEqual({ sessions: 1, codes: 1, events: 1 });
  server.clock.now += 61 * 60_000;
  await registerBuyer(server);
  await sweepIdentity(server.deps);
  expect(await count()).toEqual({ sessions: 1, codes: 0, events: 2 });
});

test('what happened to an account is kept for six full months, whichever they are, and no longer', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const countEvents = async () =>
    (await handle.selectFrom('accountEvents').select('id').execute()).length;
  for (let month = 0; month < 12; month += 1) {
    const then = Date.UTC(2026, month, 1);
    server.clock.now = then;
    await registerBuyer(server);
    server.clock.now = Date.UTC(2026, month + 6, 1) - 1;
    await sweepIdentity(server.deps);
    expect([month, await countEvents()]).toEqual([month, 1]);
    server.clock.now = then + 184 * day;
    await sweepIdentity(server.deps);
    expect([month, await countEvents()]).toEqual([month, 0]);
  }
});
