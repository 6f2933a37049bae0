import { sql } from 'kysely';

import type { Database, Handle } from '../../apps/server/src/database/database.ts';
import type { Details, Entry } from '../../apps/server/src/features/audit/entry.ts';
import { firstHash, hashDetails, hashEntry } from '../../apps/server/src/features/audit/entry.ts';

const entriesPerTransaction = 10_000;
/** Rows of one statement, whose bound values SQLite limits to 32,766. */
const rowsAtOnce = 500;
const actions = [
  'ship-order',
  'read-order',
  'change-price',
  'decide-refund',
  'list-orders',
] as const;

/**
 * Writes a valid chain of entries by 50 people about the orders of `seedOrders`, but 10,000 entries in a
 * transaction.
 */
export async function seedAudit(database: Database, count: number, now: number): Promise<void> {
  let previousHash = firstHash;
  for (let first = 1; first <= count; first += entriesPerTransaction) {
    const last = Math.min(first + entriesPerTransaction - 1, count);
    await database.transact(async (handle) => {
      const rows = chain({ first, last, count, now, previousHash });
      await insert(
        handle,
        'auditEntries',
        rows.map(({ entry }) => entry),
      );
      await insert(
        handle,
        'auditDetails',
        rows.map(({ details }) => details),
      );
      previousHash = rows.at(-1)?.entry.hash ?? previousHash;
      await handle.updateTable('auditHead').set({ seq: last, hash: previousHash }).execute();
    });
  }
  for (const table of ['auditEntries', 'auditDetails'] as const)
    await sql`analyze ${sql.table(table)}`.execute(database.handle);
}

interface Part {
  first: number;
  last: number;
  count: number;
  now: number;
  previousHash: string;
}

function chain({ first, last, count, now, previousHash }: Part) {
  const rows: { entry: Entry; details: Details }[] = [];
  for (let seq = first; seq <= last; seq += 1) {
    const at = now - (count - seq) * 1_000;
    const said = { salt: '00', before: '{"state":"paid"}', after: '{"state":"shipped"}' };
    const details = { ...said, reason: null, address: '192.0.2.1', about: null };
    const entry = {
      seq,
      at,
      actor: `staff-${seq % 50}`,
      roles: '["shop"]',
      sessionId: null,
      requestId: null,
      action: actions[seq % actions.length] ?? actions[0],
      subjectKind: 'order',
      subjectId: `order-${100_000_000 + seq}`,
      detailsHash: hashDetails(details),
      previousHash: rows.at(-1)?.entry.hash ?? previousHash,
    };
    rows.push({ entry: { ...entry, hash: hashEntry(entry) }, details: { seq, at, ...details } });
  }
  return rows;
}

async function insert<Name extends 'auditEntries' | 'auditDetails'>(
  handle: Handle,
  table: Name,
  rows: Name extends 'auditEntries' ? Entry[] : Details[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await handle
      .insertInto<'auditEntries' | 'auditDetails'>(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}
