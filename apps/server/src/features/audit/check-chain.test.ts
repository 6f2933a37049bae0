import { hash } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Database, Handle } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openAuditKey } from './audit-key.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkChain } from './check-chain.ts';
import { firstHash, hashEntry } from './entry.ts';
import { recordAct, recordActs } from './record-act.ts';
import { findHead } from './repository.ts';
import { isSignedBy, headLine, readHeads, signHead } from './signed-head.ts';

const key = openAuditKey({ auditKey: Buffer.alloc(32, 1), dataDir: '' });
const actor = { actor: 'account-1', roles: ['shop'], sessionId: 'session-1', requestId: 'req-1' };
const now = () => 1_000_000;

async function append(database: Database, count: number): Promise<void> {
  await database.transact(async (handle) => {
    for (let each = 0; each < count; each += 1) {
      const subject = { kind: 'order', id: `order-${each}` };
      const note = { subject, before: { state: 'paid' }, after: { each }, about: 'person-1' };
      const act = { action: 'ship-order', by: { ...actor, address: '192.0.2.1' }, note } as const;
      await recordAct(handle, act, { now });
    }
  });
}

/** Drops the triggers, which an attacker with all rights on the database would do first. */
async function dropTriggers({ engine, handle }: Database): Promise<void> {
  const on = sql.raw(engine === 'postgres' ? ' on "auditEntries"' : '');
  for (const name of ['auditEntriesUnchanged', 'auditEntriesKept'])
    await sql`drop trigger ${sql.ref(name)}${on}`.execute(handle);
}

async function openTampered(count = 7): Promise<Database> {
  const database = await openTestDatabase();
  await append(database, count);
  expect(await checkChain(database.handle, { key })).toMatchObject({
    seq: count,
    fault: undefined,
  });
  await dropTriggers(database);
  return database;
}

/** Rewrites every hash from an entry on, as an attacker does who knows how the hashes are made. */
async function rewriteFrom(handle: Handle, first: number): Promise<void> {
  const entries = await handle.selectFrom('auditEntries').selectAll().orderBy('seq').execute();
  let previousHash = entries.find(({ seq }) => seq === first - 1)?.hash ?? firstHash;
  let last = first - 1;
  for (const entry of entries.filter(({ seq }) => seq >= first)) {
    const hash = hashEntry({ ...entry, previousHash });
    const changed = { previousHash, hash };
    await handle.updateTable('auditEntries').set(changed).where('seq', '=', entry.seq).execute();
    previousHash = hash;
    last = entry.seq;
  }
  await handle.updateTable('auditHead').set({ seq: last, hash: previousHash }).execute();
}

async function faultOf({ handle }: Database) {
  return (await checkChain(handle, { key })).fault;
}

test('entries that are appended together follow one another, and what was there', async () => {
  await using database = await openTestDatabase();
  await append(database, 2);
  await database.transact((handle) => {
    const notes = ['A', 'B', 'C'].map((id) => ({ subject: { kind: 'variant', id } }));
    return recordActs(handle, { action: 'edit-variants', by: actor, notes }, { now });
  });
  await append(database, 1);
  const { handle } = database;
  expect(await checkChain(handle, { key })).toMatchObject({ seq: 6, fault: undefined });
  const entries = handle.selectFrom('auditEntries').select('subjectId').orderBy('seq');
  expect((await entries.execute()).map(({ subjectId }) => subjectId)).toEqual([
    'order-0',
    'order-1',
    'A',
    'B',
    'C',
    'order-0',
  ]);
});

test('the database refuses to change, delete or empty entries (G2)', async () => {
  await using database = await openTestDatabase();
  await append(database, 2);
  const { engine, handle } = database;
  const refused = 'audit entries stay as they were written';
  const update = handle.updateTable('auditEntries').set({ actor: 'somebody-else' });
  await expect(update.execute()).rejects.toThrow(refused);
  await expect(handle.deleteFrom('auditEntries').execute()).rejects.toThrow(refused);
  // SQLite has no `truncate`: a table is emptied by deleting its rows.
  const empty = sql.raw(`${engine === 'postgres' ? 'truncate' : 'delete from'} "auditEntries"`);
  await expect(sql`${empty}`.execute(handle)).rejects.toThrow(refused);
  expect(await checkChain(handle)).toMatchObject({ seq: 2, fault: undefined });
});

test('the database refuses another entry in the place of one, whichever way it is inserted (G2)', async () => {
  await using database = await openTestDatabase();
  await append(database, 2);
  const { engine, handle } = database;
  const [first] = await handle.selectFrom('auditEntries').selectAll().orderBy('seq').execute();
  if (!first) throw new Error('There is no entry.');
  const other = { ...first, actor: 'somebody-else' };
  const upsert = handle
    .insertInto('auditEntries')
    .values(other)
    .onConflict((conflict) => conflict.column('seq').doUpdateSet({ actor: 'somebody-else' }));
  // SQLite deletes a conflicting row without firing the trigger that refuses deletions.
  const replace = handle.replaceInto('auditEntries').values(other);
  const names = sql.join(Object.keys(other).map((name) => sql.ref(name)));
  const values = sql.join(Object.values({ ...other, seq: 3 }));
  // A row may also conflict by its row id, which is not its number.
  const byRow = sql`replace into "auditEntries" (rowid, ${names})
    select rowid, ${values} from "auditEntries" where seq = 1`;
  const onSqlite = [() => replace.execute(), () => byRow.execute(handle)];
  for (const write of [() => upsert.execute(), ...(engine === 'sqlite' ? onSqlite : [])])
    await expect(write()).rejects.toThrow('audit entries stay as they were written');
  expect(await checkChain(handle)).toMatchObject({ seq: 2, fault: undefined });
  await append(database, 1);
  expect(await checkChain(handle)).toMatchObject({ seq: 3, fault: undefined });
});

test('a changed entry is named, whatever was changed of it (G2)', async () => {
  await using database = await openTampered();
  const { handle } = database;
  const query = handle.selectFrom('auditEntries').selectAll().where('seq', '=', 4);
  const { seq: _, ...entry } = await query.executeTakeFirstOrThrow();
  const change = (values: Partial<typeof entry>) =>
    handle.updateTable('auditEntries').set(values).where('seq', '=', 4).execute();
  const other: typeof entry = {
    at: 5,
    actor: 'account-2',
    roles: '["administrator"]',
    sessionId: null,
    requestId: 'req-2',
    action: 'decide-refund',
    subjectKind: 'refund',
    subjectId: 'order-9',
    detailsHash: firstHash,
    previousHash: firstHash,
    hash: firstHash,
  };
  for (const [name, value] of Object.entries(other)) {
    await change({ [name]: value });
    expect([name, await faultOf(database)]).toEqual([name, { seq: 4, kind: 'changed' }]);
    await change(entry);
  }
  expect(await faultOf(database)).toBeUndefined();
});

test('a changed entry with a hash of its own is named by the one that follows', async () => {
  await using database = await openTampered();
  const { handle } = database;
  const query = handle.selectFrom('auditEntries').selectAll().where('seq', '=', 4);
  const entry = { ...(await query.executeTakeFirstOrThrow()), actor: 'account-2' };
  const change = { actor: entry.actor, hash: hashEntry(entry) };
  await handle.updateTable('auditEntries').set(change).where('seq', '=', 4).execute();
  expect(await faultOf(database)).toEqual({ seq: 5, kind: 'out-of-place' });
});

test.each([1, 4])('a removed entry is named: %i (G2)', async (seq) => {
  await using database = await openTampered();
  await database.handle.deleteFrom('auditEntries').where('seq', '=', seq).execute();
  expect(await faultOf(database)).toEqual({ seq, kind: 'missing' });
});

test('an inserted entry is named, wherever it stands (G2)', async () => {
  await using database = await openTampered();
  const { handle } = database;
  const query = handle.selectFrom('auditEntries').selectAll().where('seq', '=', 4);
  const entry = await query.executeTakeFirstOrThrow();
  const early = { ...entry, seq: -1 };
  await handle
    .insertInto('auditEntries')
    .values({ ...early, hash: hashEntry(early) })
    .execute();
  expect(await faultOf(database)).toEqual({ seq: -1, kind: 'out-of-place' });
  await handle.deleteFrom('auditEntries').where('seq', '=', -1).execute();
  for (const seq of [7, 6, 5])
    await handle
      .updateTable('auditEntries')
      .set({ seq: seq + 1 })
      .where('seq', '=', seq)
      .execute();
  const added = { ...entry, seq: 5, previousHash: entry.hash };
  await handle
    .insertInto('auditEntries')
    .values({ ...added, hash: hashEntry(added) })
    .execute();
  await handle.deleteFrom('auditDetails').execute();
  expect(await faultOf(database)).toEqual({ seq: 6, kind: 'moved' });
});

test.each([
  [1, 2],
  [3, 4],
  [2, 6],
])('reordered entries are named as such: %i and %i (G2)', async (one, other) => {
  await using database = await openTampered();
  const { handle } = database;
  for (const [from, to] of [
    [one, 99],
    [other, one],
    [99, other],
  ] as const)
    await handle.updateTable('auditEntries').set({ seq: to }).where('seq', '=', from).execute();
  expect(await faultOf(database)).toEqual({ seq: one, kind: 'moved' });
  await handle.updateTable('auditEntries').set({ at: 5 }).where('seq', '=', one).execute();
  expect(await faultOf(database)).toEqual({ seq: one, kind: 'changed' });
});

test('changed details are named, and those that are gone are no fault (G3)', async () => {
  await using database = await openTampered();
  const { handle } = database;
  await handle.deleteFrom('auditDetails').where('seq', '=', 2).execute();
  expect(await faultOf(database)).toBeUndefined();
  await handle
    .updateTable('auditDetails')
    .set({ reason: 'another' })
    .where('seq', '=', 5)
    .execute();
  expect(await faultOf(database)).toEqual({ seq: 5, kind: 'details-changed' });
});

test('an end that was cut off is named where the head still knows of it, or a signed one (G2)', async () => {
  await using database = await openTampered();
  const { handle } = database;
  const signed = signHead(await findHead(handle), 1, key);
  await handle.deleteFrom('auditEntries').where('seq', '>', 5).execute();
  expect(await faultOf(database)).toEqual({ seq: 6, kind: 'end' });
  await rewriteFrom(handle, 6);
  const { hash } = await handle
    .selectFrom('auditEntries')
    .select('hash')
    .where('seq', '=', 5)
    .executeTakeFirstOrThrow();
  await handle.updateTable('auditHead').set({ seq: 5, hash }).execute();
  expect(await faultOf(database)).toBeUndefined();
  const withHead = await checkChain(handle, { key, heads: [signed] });
  expect(withHead).toMatchObject({ seq: 5, fault: { seq: 6, kind: 'cut' } });
  await handle.insertInto('signedHeads').values(signed).execute();
  expect(await faultOf(database)).toEqual({ seq: 6, kind: 'cut' });
});

test('a chain that was written anew, hashes and all, is named by a head that left (G2)', async () => {
  await using database = await openTampered();
  const { handle } = database;
  const head = signHead(await findHead(handle), 1, key);
  await handle.updateTable('auditEntries').set({ actor: 'b' }).where('seq', '=', 3).execute();
  await rewriteFrom(handle, 3);
  expect(await faultOf(database)).toBeUndefined();
  const found = await checkChain(handle, { key, heads: [head] });
  expect(found).toMatchObject({ seq: 6, fault: { seq: 7, kind: 'rewritten' } });
  await handle.insertInto('signedHeads').values(head).execute();
  expect(await faultOf(database)).toEqual({ seq: 7, kind: 'rewritten' });
  const { hash } = await findHead(handle);
  await handle.updateTable('signedHeads').set({ hash }).execute();
  expect(await faultOf(database)).toEqual({ seq: 7, kind: 'false-head' });
});

test('what is hashed is canonical JSON, whoever writes it', async () => {
  await using database = await openTestDatabase();
  await append(database, 1);
  const { handle } = database;
  const entry = await handle.selectFrom('auditEntries').selectAll().executeTakeFirstOrThrow();
  const { hash: own, roles, ...said } = entry;
  const written = canonicalJson({ ...said, roles: JSON.parse(roles) as unknown });
  expect(hash('sha256', written)).toBe(own);
  const details = await handle.selectFrom('auditDetails').selectAll().executeTakeFirstOrThrow();
  const { seq: _, at: __, ...noted } = details;
  expect(hash('sha256', canonicalJson(noted))).toBe(entry.detailsHash);
});

test('an empty chain is whole, and one that lost its head is not', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  expect(await checkChain(handle)).toEqual({ seq: 0, hash: firstHash, fault: undefined });
  await handle.deleteFrom('auditHead').execute();
  expect(await faultOf(database)).toEqual({ seq: 1, kind: 'end' });
});

test('a check goes on from where an earlier one came, over many pages', async () => {
  await using database = await openTestDatabase();
  await append(database, 1003);
  const first = await checkChain(database.handle);
  expect(first).toMatchObject({ seq: 1003, fault: undefined });
  await append(database, 2);
  const then = await checkChain(database.handle, { from: first });
  expect(then).toMatchObject({ seq: 1005, fault: undefined });
});

test('between two pages of entries others have their turn', async () => {
  await using database = await openTestDatabase();
  await append(database, 201);
  let turns = 0;
  setImmediate(() => (turns += 1));
  expect(await checkChain(database.handle)).toMatchObject({ seq: 201, fault: undefined });
  expect(turns).toBe(1);
});

test('a head is read back from any text, and only its own key has signed it', () => {
  const head = signHead({ seq: 7, hash: firstHash }, 1, key);
  expect(readHeads(`{"level":30,"auditHead":${headLine(head)},"msg":"signed"}\n`)).toEqual([head]);
  expect(isSignedBy(head, key)).toBe(true);
  expect(isSignedBy({ ...head, seq: 8 }, key)).toBe(false);
  const other = openAuditKey({ auditKey: Buffer.alloc(32, 2), dataDir: '' });
  expect(isSignedBy(head, other)).toBe(false);
});
