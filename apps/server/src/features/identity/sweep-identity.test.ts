import { expect, test } from 'vitest';

import { recordPlans } from '../../testing/record-plans.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
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

test('sessions that are over are deleted however many there are, by index', async () => {
  await using opened = await openTestDatabase();
  const database = recordPlans(opened);
  await using server = await createTestApp({ database });
  const { handle } = database;
  await registerBuyer(server);
  const session = await handle.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const over = Array.from({ length: 150 }, (_, number) => ({
    ...session,
    id: `over-${number}`,
    tokenHash: `over-${number}`,
    expiresAt: number % 2 ? session.expiresAt : 0,
    lastSeenAt: number % 2 ? 0 : session.lastSeenAt,
  }));
  await handle
    .insertInto('sessions')
    .values([...over, ...over.map(nextOf)])
    .execute();
  const plans = await database.plansOf(() => sweepIdentity({ ...server.deps, database }));
  const left = await handle.selectFrom('sessions').select('id').execute();
  expect(left).toEqual([{ id: session.id }]);
  const deletions = plans.filter(({ sql }) => sql.startsWith('delete from "sessions"'));
  // Two deletions for each of the two conditions: 150 sessions are more than one deletion takes.
  expect(deletions).toHaveLength(4);
  for (const { sql } of deletions) expect(sql).toMatch(/ limit \d+\)$/);
});

function nextOf<Row extends { id: string; tokenHash: string }>(row: Row): Row {
  return { ...row, id: `${row.id}-next`, tokenHash: `${row.tokenHash}-next` };
}

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
