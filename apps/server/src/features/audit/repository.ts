import { sql } from 'kysely';
import type { Selectable } from 'kysely';

import type { AuditTables } from '../../database/audit-tables.ts';
import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import type { ChainPoint, Details, Entry } from './entry.ts';
import type { SignedHead } from './signed-head.ts';

const takeNext = prepare((handle, { count }: Given<{ count: number }>) =>
  handle
    .updateTable('auditHead')
    .set((eb) => ({ seq: eb('seq', '+', count) }))
    .where('id', '=', 1)
    .returning(['seq', 'hash']),
);

/**
 * Takes the next `count` numbers, and returns the first of them and the hash before it.
 * No other transaction gets a number until this one has ended.
 */
export async function takeNumbers(
  handle: Handle,
  count: number,
): Promise<{ first: number; previousHash: string }> {
  const { rows } = await takeNext(handle, { count });
  const [head] = rows;
  if (!head) throw new Error('The audit log has lost its head: run check-audit.');
  return { first: head.seq - count + 1, previousHash: head.hash };
}

const writeHash = prepare((handle, { hash }: Given<{ hash: string }>) =>
  handle.updateTable('auditHead').set({ hash }).where('id', '=', 1),
);

export async function setHead(handle: Handle, hash: string): Promise<void> {
  await writeHash(handle, { hash });
}

const deletedAtOnce = 100;

/** Deletes the details written before a time (epoch milliseconds), in batches small enough to be found by the index. */
export async function deleteDetailsFrom(handle: Handle, before: number): Promise<void> {
  const oldest = handle
    .selectFrom('auditDetails')
    .select('seq')
    .where('at', '<', before)
    .orderBy('at')
    // The limit is a literal: a plan for any number of rows would read the whole table.
    .limit(sql.lit(deletedAtOnce));
  const remove = handle.deleteFrom('auditDetails').where('seq', 'in', oldest);
  for (;;) {
    const { numDeletedRows } = await remove.executeTakeFirstOrThrow();
    if (numDeletedRows < deletedAtOnce) return;
  }
}

/** A page of the entries after a number, in their order. */
export async function listEntriesAfter(
  handle: Handle,
  after: number,
  limit: number,
): Promise<Entry[]> {
  return handle
    .selectFrom('auditEntries')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** The entry with a number, or else the nearest entry before it. */
export async function findEntryUpTo(handle: Handle, seq: number): Promise<ChainPoint | undefined> {
  return handle
    .selectFrom('auditEntries')
    .select(['seq', 'hash'])
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The number of the entry that has a hash. Reads all entries, so it is only for a chain with a fault. */
export async function findNumber(handle: Handle, hash: string): Promise<number | undefined> {
  const entry = handle.selectFrom('auditEntries').select('seq').where('hash', '=', hash);
  return (await entry.executeTakeFirst())?.seq;
}

/** The details of a page of entries that have not been deleted, by the entry's number. */
export async function listDetails(
  handle: Handle,
  entries: readonly Pick<Entry, 'seq'>[],
): Promise<Map<number, Details>> {
  const details = await handle
    .selectFrom('auditDetails')
    .selectAll()
    .where('seq', '>=', entries[0]?.seq ?? 0)
    .where('seq', '<=', entries.at(-1)?.seq ?? 0)
    .execute();
  return new Map(details.map((each) => [each.seq, each]));
}

export async function findHead(handle: Handle): Promise<ChainPoint> {
  return handle.selectFrom('auditHead').select(['seq', 'hash']).executeTakeFirstOrThrow();
}

export async function findLastSigned(handle: Handle): Promise<SignedHead | undefined> {
  return handle
    .selectFrom('signedHeads')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Heads signed between two entries, in their order. */
export async function listSigned(
  handle: Handle,
  { after, upTo }: { after: number; upTo: number },
): Promise<SignedHead[]> {
  return handle
    .selectFrom('signedHeads')
    .selectAll()
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute();
}

interface End {
  head: number;
  headHash: string;
  /** Number of the newest entry; null if there is no entry. */
  seq: number | null;
  hash: string | null;
  /** Number of the newest signed head. */
  signed: number | null;
}

/** Reads the head, the newest entry and the newest signed head in one statement, so that nothing comes between. */
export async function findEnd(handle: Handle): Promise<End | undefined> {
  return handle
    .selectFrom('auditHead')
    .leftJoin('auditEntries as newest', (join) =>
      join.on('newest.seq', '=', (eb) =>
        eb.selectFrom('auditEntries').select(({ fn }) => fn.max('seq').as('seq')),
      ),
    )
    .select(['auditHead.seq as head', 'auditHead.hash as headHash', 'newest.seq', 'newest.hash'])
    .select((eb) =>
      eb
        .selectFrom('signedHeads')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .as('signed'),
    )
    .executeTakeFirst();
}

type StoredCheck = Selectable<AuditTables['auditChecks']>;

export async function findLastCheck(handle: Handle): Promise<StoredCheck | undefined> {
  return handle.selectFrom('auditChecks').selectAll().executeTakeFirst();
}

export async function keepCheck(handle: Handle, check: Omit<StoredCheck, 'id'>): Promise<void> {
  await handle
    .insertInto('auditChecks')
    .values({ id: 1, ...check })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(check))
    .execute();
}
