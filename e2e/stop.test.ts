import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deleteAccount } from '@uid/contract/personal-data';
import { expect, test } from '@playwright/test';

import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { newId } from '../apps/server/src/new-id.ts';
import { callSite } from '../apps/server/src/testing/call-site.ts';
import { insertAccount, insertSession } from '../apps/server/src/testing/insert-account.ts';
import { startSite } from '../scripts/start-site.ts';

test('what was erased in the moment of a stop is in the list that restored backups need', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-stop-'));
  const site = await startSite(dataDir);
  try {
    await using database = openDatabase({ databaseUrl: undefined, dataDir });
    const given = { database, newId, now: Date.now };
    const email = 'leaving@example.com';
    const accountId = await insertAccount(given, { email, passwordHash: 'none' });
    const token = await insertSession(given, accountId);
    const { origin } = site;
    const { status } = await callSite(origin, { endpoint: deleteAccount, input: { email }, token });
    expect(status).toBe(200);
    await site.stop();
    expect(readFileSync(join(dataDir, 'erasures.jsonl'), 'utf8')).toContain(accountId);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
