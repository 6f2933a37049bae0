import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';

/** Resolves as soon as another connection waits for a lock that this transaction holds. PostgreSQL only. */
export async function untilSomebodyWaits(handle: Handle): Promise<void> {
  for (;;) {
    // Without this, a transaction sees the activity of the others as it was at its first query.
    await sql`select pg_stat_clear_snapshot()`.execute(handle);
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(handle);
    if (rows.length > 0) return;
  }
}
