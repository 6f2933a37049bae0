import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import type { ErasureKind } from '../../database/erasure-tables.ts';
import type { Events, Subscriber } from '../../events.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { listIdsOf, listOldIds } from './list-rows.ts';
import type { AddressedTable } from './list-rows.ts';
import { recordErasures } from './record-erasures.ts';

/** Milliseconds: three years, in which a claim can be made (Civil Code, article 188), and a leap day. */
export const claimTime = (3 * 365 + 1) * 24 * hour;
const batch = 200;

interface Rows {
  table: AddressedTable;
  kind: ErasureKind;
  /** Erases from these rows, and from what belongs to them, whose they are. */
  empty: (handle: Handle, ids: string[], now: number) => Promise<void>;
}

/**
 * Returns the three ways to erase the person from rows: with the account that has their address, after a restore, and
 * by age.
 */
export function eraseRows({ table, kind, empty }: Rows) {
  async function emptyAny(handle: Handle, ids: string[], now: number): Promise<void> {
    if (ids.length > 0) await empty(handle, ids, now);
  }

  const ofAccount: Subscriber<Events['account-deleted']> = async (handle, { email }, { now }) => {
    if (email === null) return;
    const ids = await listIdsOf(handle, table, email);
    await emptyAny(handle, ids, now());
    await recordErasures(
      handle,
      ids.map((subject) => ({ kind, subject, at: now() })),
    );
  };

  return {
    ofAccount,
    one: (handle: Handle, id: string, { now }: Pick<ServerContext, 'now'>) =>
      emptyAny(handle, [id], now()),
    oldJob: ({ database, now }: Pick<ServerContext, 'database' | 'now'>): Job => ({
      name: `erase-old-${table}`,
      every: hour,
      run: () =>
        database.transact(async (handle) => {
          const before = now() - claimTime;
          await emptyAny(handle, await listOldIds(handle, table, { before, limit: batch }), now());
        }),
    }),
  };
}
