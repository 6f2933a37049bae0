import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Database } from '../database/database.ts';

/**
 * Waits until this process has heard of every change of the site that stands in its database. PostgreSQL tells of one
 * some moments after it is committed, and what is kept is made anew then.
 */
export async function hearOfChanges({ engine, handle, siteVersion }: Database): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ version: number }>`select version from "siteChanges"`.execute(
    handle,
  );
  await expect.poll(siteVersion).toBe(rows[0]?.version);
}
