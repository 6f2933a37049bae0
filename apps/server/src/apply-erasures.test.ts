import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deleteAccount } from '@uid/contract/personal-data';
import { sendEnquiry } from '@uid/contract/enquiries';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { applyErasures } from './apply-erasures.ts';
import type { Handle } from './database/database.ts';
import { createErasuresCopy } from './features/erasures/copy-erasures.ts';
import { prepareErasuresFile, readErasuresFile } from './features/erasures/erasures-file.ts';
import { registerBuyer } from './features/identity/testing/test-account.ts';
import { seedSite } from './testing/seed-site.ts';
import { createTestApp } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

interface Site extends TestApp {
  dataDir: string;
  copy: () => Promise<void>;
}

async function openSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-erasures-'));
  const server = await createTestApp({ environment: { DATA_DIR: dataDir } });
  await seedSite(server.deps);
  prepareErasuresFile(server.deps.config.erasuresFile);
  return {
    ...server,
    dataDir,
    copy: createErasuresCopy(server.deps),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true });
    },
  };
}

const email = 'reader@example.com';
const backedUp = [
  'accounts',
  'sessions',
  'accountEvents',
  'addresses',
  'enquiries',
  'erasures',
] as const;

/** Reads the rows as a backup taken at that moment would hold them. */
async function backUp(handle: Handle) {
  const rows = backedUp.map((table) => handle.selectFrom(table).selectAll().execute());
  return Promise.all(rows);
}

async function restore(handle: Handle, backup: Awaited<ReturnType<typeof backUp>>) {
  for (const table of backedUp.toReversed())
    await sql`delete from ${sql.table(table)}`.execute(handle);
  for (const [index, table] of backedUp.entries())
    for (const row of backup[index] ?? []) await handle.insertInto(table).values(row).execute();
}

/**
 * Opens a site on which an account was registered, an enquiry was sent, a backup was taken, and both were then erased.
 */
async function openErased() {
  const site = await openSite();
  const { handle } = site.deps.database;
  const { token } = await registerBuyer(site, { email });
  const form = { language: 'en', kind: 'contact', name: 'A reader', consent: true } as const;
  await site.call(sendEnquiry, { ...form, email, message: 'Some words of mine.' });
  const backup = await backUp(handle);
  expect((await site.call(deleteAccount, { email }, { token })).status).toBe(200);
  return { ...site, handle, restoreOld: () => restore(handle, backup) };
}

async function namesPerson(handle: Handle): Promise<boolean> {
  return JSON.stringify(await backUp(handle)).includes(email);
}

test('a backup of before an erasure, restored, is erased again at the start', async () => {
  await using site = await openErased();
  await site.copy();
  await site.restoreOld();
  expect(await namesPerson(site.handle)).toBe(true);
  expect(await applyErasures(site.deps)).toBe(2);
  expect(await namesPerson(site.handle)).toBe(false);
  expect(await applyErasures(site.deps)).toBe(0);
});

test('whoever registers again after an erasure is left alone by it', async () => {
  await using site = await openErased();
  await site.copy();
  await registerBuyer(site, { email });
  expect(await applyErasures(site.deps)).toBe(0);
  expect(await namesPerson(site.handle)).toBe(true);
});

test('the list beside the database names nobody, is its owner’s alone, and grows only by what is new', async () => {
  await using site = await openErased();
  const { erasuresFile } = site.deps.config;
  await site.copy();
  await site.copy();
  await createErasuresCopy(site.deps)();
  const text = readFileSync(erasuresFile, 'utf8');
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).not.toContain(email);
  expect(statSync(erasuresFile).mode & 0o777).toBe(0o600);
});

test('a list that others could read is its owner’s alone from the start on', async () => {
  await using site = await openSite();
  const { erasuresFile } = site.deps.config;
  chmodSync(erasuresFile, 0o644);
  prepareErasuresFile(erasuresFile);
  expect(statSync(erasuresFile).mode & 0o777).toBe(0o600);
});

test('an erasure that is committed later than its time says is copied, too', async () => {
  await using site = await openErased();
  await site.copy();
  const { now } = site.clock;
  const late = { kind: 'enquiry', subject: 'late', at: now - 1_000 } as const;
  await site.handle.insertInto('erasures').values(late).execute();
  await site.copy();
  expect(readErasuresFile(site.deps.config.erasuresFile)).toContainEqual(late);
});

test('a line that a dying process left half written loses nothing', async () => {
  await using site = await openErased();
  const { erasuresFile } = site.deps.config;
  appendFileSync(erasuresFile, '{"kind":"account","subj');
  await site.copy();
  expect(
    readErasuresFile(erasuresFile)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['account', 'enquiry']);
});
