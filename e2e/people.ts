import { join } from 'node:path';

import type { Page } from '@playwright/test';
import type { PublicJwk } from '@uid/contract/proof';
import { storageKey } from '@uid/contract/storage';
import { build } from 'vite';
import type { Rolldown } from 'vite';

import type { Database } from '../apps/server/src/database/database.ts';
import { openSqliteDatabase, sqliteFileIn } from '../apps/server/src/database/open-database.ts';
import { hashPassword } from '../apps/server/src/features/identity/passwords/password-hash.ts';
import { newId } from '../apps/server/src/new-id.ts';
import { insertAccount, insertSession } from '../apps/server/src/testing/insert-account.ts';
import { newEmail, password } from './site.ts';
import type { Site } from './site.ts';

/** A person with an account, whose password is `password`. */
export interface Person {
  id: string;
  email: string;
}

/** Makes an account in the site's database. */
export async function makePerson(site: Site, now = Date.now()): Promise<Person> {
  const email = newEmail();
  const account = { email, passwordHash: await hashPassword(password) };
  const id = await inDatabase(site, (database) =>
    insertAccount({ database, newId, now: () => now }, account),
  );
  return { id, email };
}

/**
 * Opens a person's session in this browser: writes it to the database, with a key that the browser stores as on our
 * pages. Other journeys test registration and login, which would be half of the work in each of the rest.
 */
export async function enter(
  page: Page,
  site: Site,
  person: Person,
  now = Date.now(),
): Promise<void> {
  // This page requests nothing from the server.
  await page.goto('/robots.txt');
  const jwk = await page.evaluate<PublicJwk>(await browserKeyScript());
  const token = await openSession(site, person, { jwk, now });
  const stored = [
    [storageKey('token'), token],
    [storageKey('user'), { email: person.email }],
  ] as const;
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

/** Opens a session of a person; returns its token. Without a browser's key, `callSite` signs the requests. */
export function openSession(
  site: Site,
  { id }: Person,
  { jwk, now = Date.now() }: { jwk?: PublicJwk; now?: number } = {},
): Promise<string> {
  return inDatabase(site, (database) =>
    insertSession({ database, newId, now: () => now }, id, jwk),
  );
}

/** Runs `work` with the site's database while the site is running. */
export async function inDatabase<Result>(
  { dataDir }: Site,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openSqliteDatabase(sqliteFileIn(dataDir));
  try {
    return await work(database);
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

let browserKey: Promise<string> | undefined;

/** Returns a script that makes the browser's key and evaluates to the public key. */
async function browserKeyScript(): Promise<string> {
  browserKey ??= bundleBrowserKey();
  return `(async () => { ${await browserKey}; return (await browserKey.getBrowserKey()).jwk; })()`;
}

async function bundleBrowserKey(): Promise<string> {
  const entry = join(import.meta.dirname, '../packages/contract/src/browser-key.ts');
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'browserKey' } },
  })) as Rolldown.RolldownOutput[];
  if (!built) throw new Error('The script that makes a key was not bundled.');
  return built.output[0].code;
}
