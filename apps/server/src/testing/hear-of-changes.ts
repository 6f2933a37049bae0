import { sql } from 'kysely';
import { expect } from 'vitest';

import type { Database } from '../database/database.ts';

/**
 * Waits until this process knows of every change of the site in its database. PostgreSQL reports a change some moments
 * after its commit, and only then are cached values renewed.
 */
export async function hearOfChanges({ engine, handle, siteVersion }: Database): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ version: number }>`select version from "siteChanges"`.execute(
    handle,
  );
  await expect.poll(siteVersion).toBe(rows[0]?.version);
}
