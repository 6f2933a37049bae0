import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import type { Handle } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { openFileStore } from '../../apps/server/src/features/media/files/open-file-store.ts';
import { createOwnDatabase } from '../proofs/own-database.ts';
import type { OwnDatabase } from '../proofs/own-database.ts';
import { openTarget, runCommand } from './testing/run-command.ts';

/** The PostgreSQL server to test on. Without one the tests run on SQLite, like all tests of the server. */
const serverUrl = process.env['TEST_DATABASE_URL'];

/** Restores to a place where no server has run, which has no list of erasures. */
function restoreAnywhere(folder: string, place: OwnDatabase) {
  return runCommand('restore', folder, place, '--erasures-lost');
}

async function openFilled() {
  const place = await createOwnDatabase(serverUrl);
  writeFileSync(join(place.dataDir, 'secret.key'), `${Buffer.alloc(32, 3).toString('base64')}\n`);
  const database = openDatabase(place);
  await migrate(database);
  await addAccount(database.handle, 0);
  return {
    ...place,
    handle: database.handle,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await place[Symbol.asyncDispose]();
    },
  };
}

async function addAccount(handle: Handle, index: number): Promise<void> {
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  const email = `account-${index}@example.com`;
  await handle
    .insertInto('accounts')
    .values({ ...times, id: `${index}`, email, passwordHash: '', passwordExpiresAt: null })
    .execute();
}

async function accountsIn(place: OwnDatabase): Promise<Set<string>> {
  await using database = openDatabase(place);
  await migrate(database);
  const rows = await database.handle.selectFrom('accounts').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

describe(`D10: on ${serverUrl ? 'PostgreSQL' : 'SQLite'}`, () => {
  test('what was acknowledged before a backup began is in it, taken while others write', async () => {
    await using source = await openFilled();
    await using empty = await createOwnDatabase(serverUrl);
    using target = openTarget();
    const state = { acknowledged: 0, isOver: false };
    const writing = (async () => {
      for (let index = 1; !state.isOver; index += 1) {
        await addAccount(source.handle, index);
        state.acknowledged = index;
      }
    })();
    await expect.poll(() => state.acknowledged).toBeGreaterThan(20);
    const before = state.acknowledged;
    const backup = await runCommand('back-up', target.folder, source);
    state.isOver = true;
    await writing;
    expect(backup).toMatchObject({ status: 0, text: expect.stringContaining(target.folder) });
    expect(state.acknowledged).toBeGreaterThan(before);
    expect(statSync(target.folder).mode & 0o077).toBe(0);
    expect(await restoreAnywhere(target.folder, empty)).toMatchObject({ status: 0 });
    const restored = await accountsIn(empty);
    for (let index = 0; index <= before; index += 1) expect(restored).toContain(`${index}`);
    const key = (place: OwnDatabase) => readFileSync(join(place.dataDir, 'secret.key'), 'utf8');
    expect(key(empty)).toBe(key(source));
  });

  test('where the key can’t be put back nothing is restored, and once it can all is', async () => {
    await using source = await openFilled();
    await using empty = await createOwnDatabase(serverUrl);
    using target = openTarget();
    await runCommand('back-up', target.folder, source);
    const key = join(empty.dataDir, 'secret.key');
    symlinkSync('nowhere', key);
    const failed = await restoreAnywhere(target.folder, empty);
    expect(failed).toMatchObject({ status: 1, text: expect.stringContaining('Nothing was') });
    rmSync(key);
    expect(await restoreAnywhere(target.folder, empty)).toMatchObject({ status: 0 });
    expect(await accountsIn(empty)).toEqual(new Set(['0']));
    expect(existsSync(key)).toBe(true);
  });

  test('the files of the library are in a backup, and where it is restored', async () => {
    await using source = await openFilled();
    await using empty = await createOwnDatabase(serverUrl);
    using target = openTarget();
    const name = `${'a'.repeat(32)}-480.avif`;
    const document = `${'b'.repeat(64)}.pdf`;
    await openFileStore({ ...source, bucket: undefined }, 'media').write(
      name,
      Buffer.from('a picture'),
    );
    await openFileStore({ ...source, bucket: undefined }, 'documents').write(
      document,
      Buffer.from('a document'),
    );
    await runCommand('back-up', target.folder, source);
    expect(statSync(join(target.folder, 'media', name)).mode & 0o077).toBe(0);
    expect(await restoreAnywhere(target.folder, empty)).toMatchObject({ status: 0 });
    expect(await openFileStore({ ...empty, bucket: undefined }, 'media').read(name)).toEqual(
      Buffer.from('a picture'),
    );
    expect(
      await openFileStore({ ...empty, bucket: undefined }, 'documents').read(document),
    ).toEqual(Buffer.from('a document'));
  });

  test('a restore never overwrites, and a backup neither', async () => {
    await using source = await openFilled();
    using target = openTarget();
    await runCommand('back-up', target.folder, source);
    await addAccount(source.handle, 1);
    expect(await restoreAnywhere(target.folder, source)).toMatchObject({
      status: 1,
      text: expect.stringMatching(/is there already|is not empty/),
    });
    expect(await accountsIn(source)).toEqual(new Set(['0', '1']));
    expect(await runCommand('back-up', target.folder, source)).toMatchObject({
      status: 1,
      text: expect.stringContaining('is there already'),
    });
  });

  test('what could not be restored to a working shop is no backup', async () => {
    await using source = await openFilled();
    using target = openTarget();
    const totp = { accountId: '0', secret: '1.00000000.AAAA', enabledAt: 1, lastStep: 0 };
    await source.handle.insertInto('totpSecrets').values(totp).execute();
    expect((await runCommand('back-up', target.folder, source)).text).toContain(
      'sealed with another key',
    );
    await source.handle.deleteFrom('totpSecrets').execute();
    await sql`insert into migrations (name) values ('9999-tomorrow.sql')`.execute(source.handle);
    expect((await runCommand('back-up', target.folder, source)).text).toMatch(
      /newer version.*9999-tomorrow/,
    );
    expect(existsSync(target.folder)).toBe(false);
  });

  test('a backup that fails leaves nothing that looks like one', async () => {
    await using place = await createOwnDatabase(serverUrl);
    using target = openTarget();
    const nowhere = {
      ...place,
      ...(place.databaseUrl && { databaseUrl: 'postgres://u@127.0.0.1:1/x' }),
    };
    const { status, text: sentence } = await runCommand('back-up', target.folder, nowhere);
    expect(status).toBe(1);
    expect(sentence).not.toMatch(/^\s+at /m);
    expect([existsSync(target.folder), existsSync(`${target.folder}.part`)]).toEqual([
      false,
      false,
    ]);
  });
});

// A crashed server leaves its write-ahead log, which SQLite would apply to the restored database.
test.skipIf(serverUrl)('D10: nothing is restored beside the log of another database', async () => {
  await using source = await openFilled();
  await using empty = await createOwnDatabase(serverUrl);
  using target = openTarget();
  const name = `${'b'.repeat(64)}.pdf`;
  await openFileStore({ ...source, bucket: undefined }, 'documents').write(name, Buffer.of(1));
  await runCommand('back-up', target.folder, source);
  writeFileSync(join(empty.dataDir, 'uid.sqlite-wal'), 'pages of the database that was here');
  expect(await restoreAnywhere(target.folder, empty)).toMatchObject({
    status: 1,
    text: expect.stringContaining('uid.sqlite-wal is there already'),
  });
  expect(readdirSync(empty.dataDir)).toEqual(['uid.sqlite-wal']);
});

// The test damages files that only a backup of SQLite has.
test.skipIf(serverUrl)('D10: a damaged backup and one of another key are refused', async () => {
  await using source = await openFilled();
  await using empty = await createOwnDatabase(serverUrl);
  using target = openTarget();
  await runCommand('back-up', target.folder, source);
  writeFileSync(join(empty.dataDir, 'secret.key'), 'another\n');
  expect((await restoreAnywhere(target.folder, empty)).text).toContain('not the key');
  rmSync(join(empty.dataDir, 'secret.key'));
  truncateSync(join(target.folder, 'uid.sqlite'), 20_000);
  expect(await restoreAnywhere(target.folder, empty)).toMatchObject({ status: 1 });
  expect(existsSync(join(empty.dataDir, 'uid.sqlite'))).toBe(false);
});
