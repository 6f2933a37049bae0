import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';

/** An arbitrary number that nothing else on the server locks. */
const lockKey = 1_970_170_996;
const pause = 50;

/** Runs `work` while no other process runs such work on the same PostgreSQL database; other processes wait. */
export async function holdStartLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Polls for the lock, because a statement that waited as long as a migration takes would time out.
    while (!(await isLocked(client))) await wait(pause);
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [lockKey],
  );
  return rows[0]?.locked === true;
}
