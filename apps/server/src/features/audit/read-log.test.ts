import type { ApprovalKindName } from '@uid/contract/approvals';
import {
  checkAuditLog,
  exportAuditLines,
  exportAuditTable,
  getAuditCheck,
  getAuditKey,
  getAuditState,
  listAuditEntries,
} from '@uid/contract/audit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { day, minute } from '../../job.ts';
import { recordPlans } from '../../testing/record-plans.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, createTick } from '../../testing/shop/test-shop.ts';
import { signInjected } from '../../testing/sign-request.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openDispatch, paidOrder, send } from '../shipments/testing/dispatch.ts';
import { getAccount } from '../identity/repository.ts';
import { readPublicKey } from './audit-key.ts';
import { checkLog } from './check-log.ts';
import { listNewestEntries, readAllEntries } from './read-entries.ts';
import { recordAct } from './record-act.ts';
import { deleteDetailsFrom } from './repository.ts';
import { isSignedBy, readHeads } from './signed-head.ts';

const actions = ['ship-order', 'decide-refund'] as const;

/** Appends entries a second apart, alternating between two actors and two actions. */
async function append({ deps, clock }: TestApp, count: number): Promise<void> {
  await deps.database.transact(async (handle) => {
    for (let each = 0; each < count; each += 1) {
      clock.now += 1000;
      const subject = { kind: 'order', id: `order-${each}` };
      const note = { subject, after: { each }, reason: `=1+1, "${each}"` };
      const by = { actor: `account-${each % 2}`, roles: ['shop'], address: '192.0.2.1' };
      const action = actions[each % 2]!;
      await recordAct(handle, { action, by, note }, deps);
    }
  });
}

async function openLog(count: number) {
  const server = await createTestApp();
  const start = server.clock.now;
  await append(server, count);
  return { server, start, auditor: await buildStaff(server, ['auditor']) };
}

/** Changes an entry, as somebody can who may drop the triggers. */
async function changeEntry({ deps: { database } }: TestApp, seq: number): Promise<void> {
  const on = sql.raw(database.engine === 'postgres' ? ' on "auditEntries"' : '');
  await sql`drop trigger "auditEntriesUnchanged"${on}`.execute(database.handle);
  await database.handle
    .updateTable('auditEntries')
    .set({ actor: 'b' })
    .where('seq', '=', seq)
    .execute();
}

async function download({ app, deps }: TestApp, path: string, token: string): Promise<string> {
  const headers = await signInjected(deps, { method: 'GET', url: path, token });
  const answer = await app.inject({ url: path, headers });
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return answer.body;
}

test('the log is read a page at a time, the newest first, and reading it is in it', async () => {
  const { server, auditor } = await openLog(45);
  await using _ = server;
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const { result } = await server.call(listAuditEntries, { after }, auditor);
    seen.push(...result.entries.map(({ seq }) => seq));
    after = result.next;
  } while (after !== undefined);
  expect(seen.toSorted((one, other) => one - other)).toEqual(
    [...new Set(seen)].toSorted((one, other) => one - other),
  );
  expect(seen.filter((seq) => seq <= 45)).toHaveLength(45);
  expect(seen[0]).toBe(45);
  const own = await server.call(listAuditEntries, { action: 'list-audit-entries' }, auditor);
  expect(own.result.entries[0]).toMatchObject({
    actor: auditor.accountId,
    roles: ['auditor'],
    details: { address: '127.0.0.1' },
  });
});

test('it is found by time, actor, action and subject', async () => {
  const { server, start, auditor } = await openLog(10);
  await using _ = server;
  const find = async (filter: object) => {
    const { result } = await server.call(listAuditEntries, filter, auditor);
    return result.entries.map(({ seq }) => seq);
  };
  const times = { from: `${start + 3000}`, until: `${start + 6000}` };
  expect(await find(times)).toEqual([5, 4, 3]);
  expect(await find({ ...times, actor: 'account-1' })).toEqual([4]);
  expect(await find({ action: 'decide-refund', until: times.until })).toEqual([4, 2]);
  expect(await find({ subject: 'order-6' })).toEqual([7]);
  expect(await find({ subject: 'nothing' })).toEqual([]);
  expect(await find({ seq: '4' })).toEqual([4]);
});

test('who acted is told by address, and both they and orders are found by what people know', async () => {
  const { server, auditor } = await openLog(1);
  await using _ = server;
  const { accountId: id } = auditor;
  const email = (await getAccount(server.deps.database.handle, id)).email!;
  await server.call(listAuditEntries, {}, auditor);
  for (const filter of [{ actor: email.toUpperCase() }, { actor: id }]) {
    const { result } = await server.call(listAuditEntries, filter, auditor);
    expect(result.entries.at(-1)).toMatchObject({ actor: id, actorEmail: email });
  }
  const about = await server.call(listAuditEntries, { subject: email }, auditor);
  expect(about.result.entries).toEqual([]);
  const { result } = await server.call(listAuditEntries, { actor: id }, auditor);
  expect(JSON.stringify(result.entries.map(({ details }) => details))).not.toContain(email);
});

test('the log keeps no address that somebody looked for in vain: its person may have been erased', async () => {
  const { server, auditor } = await openLog(1);
  await using _ = server;
  const [actor, subject] = ['Erased@example.com', 'gone@example.com'];
  const { result } = await server.call(listAuditEntries, { actor, subject }, auditor);
  expect(result.entries).toEqual([]);
  const noted = server.deps.database.handle.selectFrom('auditDetails').select('after');
  const kept = JSON.stringify(await noted.execute());
  expect(kept).toContain('g＊＊@example.com');
  expect(kept.toLowerCase()).not.toMatch(/erased@|gone@/);
});

test('an auditor reads and exports no detail of a person, and support with the same right does', async () => {
  const { server, auditor } = await openLog(0);
  await using _ = server;
  const both = await buildStaff(server, ['auditor', 'support']);
  const note = {
    before: { recipient: '王小明' },
    after: { phone: '13800138000', state: 'paid' },
    reason: 'wang@example.com asked',
  };
  await server.deps.database.transact(async (handle) => {
    const by = { actor: 'command', roles: [] };
    await recordAct(handle, { action: 'correct-address', by, note }, server.deps);
  });
  const filter = { action: 'correct-address' } as const;
  const readAs = async (reader: typeof auditor) => {
    const { result } = await server.call(listAuditEntries, filter, reader);
    const query = `?action=${filter.action}`;
    const table = await download(server, exportAuditTable.path + query, reader.token);
    const lines = await download(server, exportAuditLines.path + query, reader.token);
    return [JSON.stringify(result.entries), table, lines];
  };
  for (const said of await readAs(auditor)) {
    expect(said).toContain('paid');
    expect(said).not.toMatch(/王小明|13800138000|wang@/);
  }
  for (const said of await readAs(both)) {
    expect(said).toMatch(/王小明/);
    expect(said).toMatch(/13800138000/);
    expect(said).toMatch(/wang@example\.com/);
  }
});

test('its state says up to where it is whole, when all of it was checked, and which head left', async () => {
  const { server, auditor } = await openLog(3);
  await using _ = server;
  const { handle } = server.deps.database;
  const read = async () => (await server.call(getAuditState, {}, auditor)).result;
  expect(await read()).toEqual({ wholeTo: 3, newest: 3 });
  const rounds = [...server.rounds.money, ...server.rounds.upkeep];
  const tick = createTick(server, rounds);
  await tick();
  const { now: checkedAt } = server.clock;
  const walk = { at: checkedAt, seq: 3 };
  const signed = { seq: 3, at: checkedAt };
  expect(await read()).toMatchObject({ wholeTo: 3, newest: 3, walk, signed });
  await append(server, 2);
  expect(await read()).toMatchObject({ wholeTo: 5, newest: 5, walk });
  await changeEntry(server, 2);
  server.clock.now += day + minute;
  await tick();
  const { lastError } = await handle
    .selectFrom('jobs')
    .select('lastError')
    .where('name', '=', 'check-audit-log')
    .executeTakeFirstOrThrow();
  expect(lastError).toContain('not whole at entry 2');
  expect(await read()).toMatchObject({ wholeTo: 1, fault: { seq: 2, kind: 'changed' } });
});

test('an auditor has all of it checked at once, which finds what was changed since the last walk', async () => {
  const { server, auditor } = await openLog(3);
  await using _ = server;
  const { handle } = server.deps.database;
  const state = async () => (await server.call(getAuditState, {}, auditor)).result;
  const check = async () => (await server.call(getAuditCheck, {}, auditor)).result;
  const tick = createTick(server, server.rounds.upkeep);
  expect(await check()).toEqual({ state: 'due' });
  await tick();
  expect(await check()).toEqual({ state: 'idle' });
  await changeEntry(server, 2);
  const { seq, at } = (await state()).walk ?? {};
  expect([seq, at, (await state()).fault]).toEqual([3, server.clock.now, undefined]);
  server.clock.now += minute;
  const asked = await server.call(checkAuditLog, {}, auditor);
  expect([asked.status, asked.result.dueAt]).toEqual([200, server.clock.now]);
  expect(await check()).toEqual({ state: 'due' });
  await tick();
  expect(await check()).toEqual({ state: 'idle', failedAt: server.clock.now });
  expect(await state()).toMatchObject({ wholeTo: 1, fault: { seq: 2, kind: 'changed' } });
  const entry = await handle
    .selectFrom('auditEntries')
    .select(['action', 'subjectKind', 'subjectId'])
    .where('action', '=', 'check-audit-log')
    .executeTakeFirst();
  expect(entry).toMatchObject({ subjectKind: 'job', subjectId: 'check-audit-log' });
});

test('a walk that runs is said to, and is not begun a second time', async () => {
  const { server, auditor } = await openLog(1);
  await using _ = server;
  const ending = Promise.withResolvers<void>();
  const job = { name: 'check-audit-log', every: day, run: () => ending.promise } as const;
  const running = createTick(server, [job])();
  const check = async () => (await server.call(getAuditCheck, {}, auditor)).result;
  await expect.poll(check).toEqual({ state: 'running', startedAt: server.clock.now });
  const refused = await server.call(checkAuditLog, {}, auditor);
  expect([refused.status, refused.result.error]).toEqual([409, 'JOB_RUNNING']);
  server.clock.now += 1000;
  ending.resolve();
  await running;
  expect(await check()).toEqual({ state: 'idle' });
});

test('a walk that was cut short leaves what the one before it knew', async () => {
  const { server, auditor } = await openLog(3);
  await using _ = server;
  await checkLog(server.deps, () => false);
  const at = server.clock.now;
  server.clock.now += minute;
  await checkLog(server.deps, () => true);
  const { result } = await server.call(getAuditState, {}, auditor);
  expect(result).toMatchObject({ wholeTo: 3, walk: { at, seq: 3 } });
});

test('what a walk found just before it was cut short is kept', async () => {
  const { server, auditor } = await openLog(3);
  await using _ = server;
  await changeEntry(server, 2);
  let asked = 0;
  const walk = checkLog(server.deps, () => (asked += 1) > 1);
  await expect(walk).rejects.toThrow('not whole at entry 2');
  const { result } = await server.call(getAuditState, {}, auditor);
  expect(result).toMatchObject({ walk: { seq: 1 }, fault: { seq: 2, kind: 'changed' } });
});

test('a head whose signature is not ours is found by the walk, and told until the next', async () => {
  const { server, auditor } = await openLog(3);
  await using _ = server;
  const { handle } = server.deps.database;
  await createTick(server, [...server.rounds.money, ...server.rounds.upkeep])();
  const heads = await handle.selectFrom('signedHeads').selectAll().execute();
  expect(heads).toHaveLength(1);
  const [{ signature }] = heads as [(typeof heads)[0]];
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  await handle.updateTable('signedHeads').set({ signature: other }).execute();
  await expect(checkLog(server.deps, () => false)).rejects.toThrow('not whole at entry 3');
  const { result } = await server.call(getAuditState, {}, auditor);
  expect(result).toMatchObject({ wholeTo: 2, fault: { seq: 3, kind: 'false-head' } });
});

test('what was cut off or written anew since the last walk is named where it begins', async () => {
  const { server, auditor } = await openLog(5);
  await using _ = server;
  const { handle } = server.deps.database;
  const read = async () => (await server.call(getAuditState, {}, auditor)).result;
  await createTick(server, [...server.rounds.money, ...server.rounds.upkeep])();
  expect(await read()).toMatchObject({ wholeTo: 5 });
  const isPostgres = server.deps.database.engine === 'postgres';
  const trigger = isPostgres ? '"auditEntriesUnchanged" on "auditEntries"' : '"auditEntriesKept"';
  await sql`drop trigger ${sql.raw(trigger)}`.execute(handle);
  await handle.deleteFrom('auditEntries').where('seq', '>', 3).execute();
  expect(await read()).toMatchObject({ wholeTo: 3, fault: { seq: 4, kind: 'end' } });
  // The end is cut off with care, so that new entries follow the entry that is now the last.
  await handle.deleteFrom('signedHeads').execute();
  await handle.deleteFrom('auditDetails').where('seq', '>', 3).execute();
  const last = handle.selectFrom('auditEntries').where('seq', '=', 3);
  const { hash } = await last.select('hash').executeTakeFirstOrThrow();
  await handle.updateTable('auditHead').set({ seq: 3, hash }).execute();
  expect(await read()).toMatchObject({ wholeTo: 3, fault: { seq: 4, kind: 'end' } });
  await append(server, 2);
  expect(await read()).toMatchObject({ fault: { seq: 5, kind: 'rewritten' } });
  await append(server, 1);
  expect(await read()).toMatchObject({ fault: { seq: 5, kind: 'rewritten' } });
});

test('a head is signed after 100 entries and every day, by mail too, with the published key', async () => {
  await using server = await createTestApp({ environment: { AUDIT_MAIL: 'board@example.com' } });
  const { handle } = server.deps.database;
  const tick = createTick(server, server.rounds.money);
  const signed = async () =>
    (await handle.selectFrom('signedHeads').select('seq').orderBy('seq').execute()).map(
      ({ seq }) => seq,
    );
  const pass = async (time: number) => {
    server.clock.now += time;
    await tick();
  };
  await pass(minute);
  expect(await signed()).toEqual([]);
  await append(server, 1);
  await pass(minute);
  expect(await signed()).toEqual([1]);
  await append(server, 99);
  await pass(minute);
  expect(await signed()).toEqual([1]);
  await append(server, 1);
  await pass(minute);
  expect(await signed()).toEqual([1, 101]);
  await append(server, 1);
  await pass(minute);
  expect(await signed()).toEqual([1, 101]);
  await pass(day);
  expect(await signed()).toEqual([1, 101, 102]);
  await pass(day);
  expect(await signed()).toEqual([1, 101, 102]);
  const mails = await handle.selectFrom('mails').selectAll().orderBy('id').execute();
  const heads = mails.flatMap(({ text }) => readHeads(text));
  expect(heads.map(({ seq }) => seq)).toEqual([1, 101, 102]);
  const { body } = await server.app.inject(getAuditKey.path);
  const key = readPublicKey(body);
  expect(heads.filter((head) => !isSignedBy(head, key))).toEqual([]);
});

test('after the clock was a month ahead a head is signed within a day as ever', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const tick = createTick(server, server.rounds.money);
  const signed = async () =>
    (await handle.selectFrom('signedHeads').select('seq').orderBy('seq').execute()).map(
      ({ seq }) => seq,
    );
  await append(server, 1);
  server.clock.now += 30 * day;
  await tick();
  server.clock.now -= 30 * day;
  await append(server, 1);
  await tick();
  server.clock.now += day;
  await tick();
  expect(await signed()).toEqual([1, 2]);
});

test('it is exported as a table and as lines, and the export is in it', async () => {
  const { server, auditor } = await openLog(3);
  await using _ = server;
  const table = await download(server, exportAuditTable.path, auditor.token);
  const rows = table.split('\r\n');
  expect(rows[0]).toMatch(/^\u{FEFF}seq,at,actor,/u);
  // The cell is quoted, and a spreadsheet can't read it as a formula.
  expect(rows[1]).toContain(`{""each"":0}`);
  expect(rows[1]).toContain(`"'=1+1, ""0"""`);
  expect(rows).toHaveLength(5);
  const url = `${exportAuditLines.path}?actor=account-0`;
  const lines = (await download(server, url, auditor.token)).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { seq: 1, subjectId: 'order-0', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { seq: 3 },
  ]);
  const action = 'export-audit-entries';
  const { result } = await server.call(listAuditEntries, { action }, auditor);
  expect(result.entries.map(({ seq }) => seq)).toEqual([5, 4]);
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'a reason that begins with %s is no formula in the exported table',
  async (sign) => {
    const { server, auditor } = await openLog(0);
    await using _ = server;
    const note = { reason: `${sign}cmd` };
    await server.deps.database.transact((handle) =>
      recordAct(handle, { action: 'ship-order', by: { actor: 'a', roles: [] }, note }, server.deps),
    );
    const table = await download(server, exportAuditTable.path, auditor.token);
    expect(table).toContain(`,'${sign}cmd,`);
  },
);

test('all entries of a long log are exported, each once', async () => {
  const { server, auditor } = await openLog(1_005);
  await using _ = server;
  const lines = (await download(server, exportAuditLines.path, auditor.token)).trim().split('\n');
  const numbers = lines.map((line) => (JSON.parse(line) as { seq: number }).seq);
  expect(numbers).toEqual(Array.from({ length: 1_005 }, (_each, at) => at + 1));
});

test('who may read the log may not export it, and nobody else finds either', async () => {
  await using server = await createTestApp();
  const administrator = await buildStaff(server, ['administrator']);
  const shop = await buildStaff(server, ['shop']);
  expect((await server.call(listAuditEntries, {}, administrator)).status).toBe(200);
  expect((await server.call(listAuditEntries, {}, shop)).status).toBe(404);
  const signed = { method: 'GET', url: exportAuditTable.path, token: administrator.token };
  const headers = await signInjected(server.deps, signed);
  const answer = await server.app.inject({ url: exportAuditTable.path, headers });
  expect(answer.statusCode).toBe(404);
});

// PostgreSQL's plans don't name limits.
test.skipIf(process.env.TEST_DATABASE_URL)('every filter is found by an index', async () => {
  await using opened = await openTestDatabase();
  const database = recordPlans(opened);
  await using server = await createTestApp({ database });
  await append(server, 300);
  const auditor = await buildStaff(server, ['auditor']);
  for (const [filter, key] of [
    [{ after: '1-1' }, '(at,seq)<(?,?)'],
    [{ from: '1' }, 'at>?'],
    [{ actor: 'account-1' }, 'actor=?'],
    [{ action: 'ship-order' }, 'action=?'],
    [{ subject: 'order-1' }, 'subjectId=?'],
    [{ seq: '1' }, 'seq=?'],
  ] as const) {
    const plans = await database.plansOf(async () => {
      await server.call(listAuditEntries, filter, auditor);
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(steps).toContain(`(${key})`);
    expect(steps).not.toMatch(/SCAN auditEntries(?! USING)|TEMP B-TREE/);
  }
  // The subjects are an item and its two variants.
  const subjects = ['item', 'SKU-0', 'SKU-1'];
  const page = { before: undefined, limit: 11, isMasked: false };
  const plans = await database.plansOf(() =>
    listNewestEntries(database.handle, { subjects }, page),
  );
  expect(plans.map(({ steps }) => steps).join()).not.toContain('TEMP B-TREE');
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a page of a long log is a walk along an index on PostgreSQL, whatever it is filtered by',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await addEntries(database.handle, 100_000);
    const page = { limit: 11, isMasked: false };
    const before = { at: 50_000, seq: 50_000 };
    const plans = await database.plansOf(async () => {
      for (const filter of [{}, { action: 'ship-order' }, { actor: 'staff-7' }] as const) {
        await listNewestEntries(database.handle, filter, { ...page, before: undefined });
        await listNewestEntries(database.handle, filter, { ...page, before });
      }
      await readAllEntries(database.handle, {}, 100_000).next();
      await deleteDetailsFrom(database.handle, 1);
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(plans).toHaveLength(8);
    expect(steps).not.toMatch(/Gather|Seq Scan|Sort/);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'the newest entries of an item with many old ones are found without a walk through the log on PostgreSQL',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await addEntries(database.handle, 100_000);
    const hash = '0'.repeat(64);
    await sql`insert into "auditEntries" (seq, at, actor, roles, action, "subjectId", "detailsHash", "previousHash", hash)
      select 100000 + i, i, 'staff-1', '[]', 'change-price', 'SKU-' || i % 2, ${hash}, ${hash}, ${hash}
        from generate_series(1, 20000) as i`.execute(database.handle);
    await sql`insert into "auditDetails" (seq, at, salt, after)
      select seq, at, '00', '{"priceFen":1}' from "auditEntries" where seq > 100000`.execute(
      database.handle,
    );
    for (const table of ['auditEntries', 'auditDetails'] as const)
      // The statements run one after another, on one connection.
      await sql`analyze ${sql.table(table)}`.execute(database.handle);
    const filter = { subjects: ['item', 'SKU-0', 'SKU-1'] };
    const page = { before: undefined, limit: 11, isMasked: false };
    const plans = await database.plansOf(async () => {
      const found = await listNewestEntries(database.handle, filter, page);
      expect(found.map(({ at }) => at)).toEqual(Array.from({ length: 11 }, (_, i) => 20_000 - i));
    });
    let pages = 0;
    // The statements run one after another, on one connection.
    for (const plan of plans) pages += (await database.countPages(plan)) ?? 0;
    expect(pages).toBeLessThan(500);
  },
);

/** Inserts rows as long as those of a real log, but without a chain of hashes. */
async function addEntries(handle: Handle, count: number): Promise<void> {
  const hash = '0'.repeat(64);
  await sql`insert into "auditEntries" (seq, at, actor, roles, action, "subjectId", "detailsHash", "previousHash", hash)
    select i, i, 'staff-' || i % 50, '[]', case when i % 2 = 0 then 'ship-order' else 'read-order' end,
      'order-' || i, ${hash}, ${hash}, ${hash} from generate_series(1, cast(${count} as integer)) as i`.execute(
    handle,
  );
  await sql`insert into "auditDetails" (seq, at, salt, after)
    select seq, at, '00', '{"state":"shipped"}' from "auditEntries"`.execute(handle);
  // As many accounts as a shop has: a small table would be read as a whole.
  await sql`insert into accounts (id, "passwordVersion", "createdAt", "lastLoginAt")
    select 'customer-' || i, 1, i, i from generate_series(1, 100000) as i`.execute(handle);
  for (const table of ['auditEntries', 'auditDetails', 'accounts'] as const)
    await sql`analyze ${sql.table(table)}`.execute(handle);
}

test('an entry leads to what it tells of, while that is there and its screen is the reader’s', async () => {
  await using shop = await openDispatch();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const { handle } = shop.deps.database;
  const { id } = await handle.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const parcel = await handle.selectFrom('shipments').select('id').executeTakeFirstOrThrow();
  await handle.insertInto('jobs').values({ name: 'daily', every: 1, nextDueAt: 1 }).execute();
  await insertContent(handle);
  await insertApprovals(handle, { roles: 'grant-roles', money: 'refund' }, staff.accountId);
  const order = { screen: 'orders', key: no };
  const article = { screen: 'contents', key: 'news/akma' };
  const account = staff.accountId;
  const known: [string, string, object | undefined, object | undefined][] = [
    ['order', id, order, undefined],
    ['shipment', parcel.id, order, undefined],
    ['order', 'gone', undefined, undefined],
    ['variant', 'CARD-A', { screen: 'catalogue', key: 'card' }, undefined],
    ['item', 'card', { screen: 'catalogue', key: 'card' }, undefined],
    ['account', buyer.accountId, { screen: 'customers', key: buyer.accountId }, undefined],
    ['account', account, { screen: 'staff', key: account }, { screen: 'staff', key: account }],
    ['job', 'daily', { screen: 'jobs', key: 'daily' }, { screen: 'jobs', key: 'daily' }],
    [
      'approval',
      'roles',
      { screen: 'approvals', key: 'roles' },
      { screen: 'approvals', key: 'roles' },
    ],
    ['approval', 'money', { screen: 'approvals', key: 'money' }, undefined],
    ['approval', 'forgotten', undefined, undefined],
    ['saved-view', 'v1', undefined, undefined],
    ['content', 'news/akma', article, article],
    ['content', 'news/gone', undefined, undefined],
  ];
  await shop.deps.database.transact(async (tx) => {
    for (const [kind, subject] of known) {
      const note = { subject: { kind, id: subject } };
      const by = { actor: account, roles: ['shop'], address: '' };
      await recordAct(tx, { action: 'ship-order', by, note }, shop.deps);
    }
  });
  const [auditor, administrator] = [
    await buildStaff(shop, ['auditor']),
    await buildStaff(shop, ['administrator']),
  ];
  const placesFor = async (reader: typeof auditor) => {
    const asked = { action: 'ship-order', actor: account } as const;
    const { entries, next } = (await shop.call(listAuditEntries, asked, reader)).result;
    const { result } = await shop.call(listAuditEntries, { ...asked, after: next ?? '' }, reader);
    const both = [...entries, ...result.entries];
    return both.map(({ subject }) => [subject?.kind, subject?.id, subject?.place]);
  };
  const seen = known.toReversed();
  expect(await placesFor(auditor)).toEqual(seen.map(([kind, each, place]) => [kind, each, place]));
  expect(await placesFor(administrator)).toEqual(
    seen.map(([kind, each, , place]) => [kind, each, place]),
  );
});

async function insertContent(handle: Handle): Promise<void> {
  const counts = { latest: 0, revision: 0, position: 1 };
  await handle
    .insertInto('contentHeads')
    .values(
      (['shared', 'zh', 'en'] as const).map((part) => ({
        kind: 'news' as const,
        id: 'akma',
        part,
        ...counts,
      })),
    )
    .execute();
}

/** Inserts closed approvals with these ids and kinds. */
async function insertApprovals(
  handle: Handle,
  kinds: Readonly<Record<string, ApprovalKindName>>,
  askedBy: string,
): Promise<void> {
  const rest = {
    asked: '{}',
    hash: '',
    askedBy,
    askedAt: 1,
    expiresAt: 2,
    state: 'declined',
  } as const;
  const nobody = { about: null, decidedBy: null, decidedAt: null, reason: null };
  for (const [id, kind] of Object.entries(kinds))
    await handle
      .insertInto('approvals')
      .values({ id, kind, subject: id, ...rest, ...nobody })
      .execute();
}
