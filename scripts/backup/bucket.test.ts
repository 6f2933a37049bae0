import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { openFileStore } from '../../apps/server/src/features/media/files/open-file-store.ts';
import { openS3StandIn } from '../../apps/server/src/features/media/files/s3/testing/s3-stand-in.ts';
import type { S3StandIn } from '../../apps/server/src/features/media/files/s3/testing/s3-stand-in.ts';
import { createOwnDatabase } from '../proofs/own-database.ts';
import { runCommand } from './testing/run-command.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];
const document = `${'b'.repeat(64)}.pdf`;

/** Opens the data of a server with one account and one document file. */
async function openFilled() {
  const place = await createOwnDatabase(serverUrl);
  writeFileSync(join(place.dataDir, 'secret.key'), `${Buffer.alloc(32, 3).toString('base64')}\n`);
  await using database = openDatabase(place);
  await migrate(database);
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  const row = { id: 'a', email: 'a@example.com', passwordHash: '', passwordExpiresAt: null };
  await database.handle
    .insertInto('accounts')
    .values({ ...times, ...row })
    .execute();
  await openFileStore({ ...place, bucket: undefined }, 'documents').write(
    document,
    Buffer.from('a document'),
  );
  return place;
}

/** Settings with one bucket for files, and another on the same stand-in for backups. */
function settingsOf({ environment }: S3StandIn): Record<string, string> {
  return {
    BACKUP_S3_URL: environment['S3_URL']!.replace('/site/one', '/backups'),
    BACKUP_S3_ACCESS_KEY: environment['S3_ACCESS_KEY']!,
    BACKUP_S3_SECRET_KEY: environment['S3_SECRET_KEY']!,
  };
}

function nameIn(said: string): string {
  return /s3:(uid-[\w-]+)/.exec(said)?.[1] ?? said;
}

test('a backup is written to a bucket, and brings the shop and its files back from there', async () => {
  await using s3 = await openS3StandIn();
  await using source = await openFilled();
  await using empty = await createOwnDatabase(serverUrl);
  const settings = settingsOf(s3);
  const made = await runCommand('back-up', 's3', { ...source, settings });
  expect(made).toMatchObject({ status: 0 });
  const name = nameIn(made.text);
  expect([...s3.objects.keys()]).toContain(`backups/${name}/documents/${document}`);
  expect([...s3.objects.keys()]).toContain(`backups/${name}/secret.key`);
  const restored = await runCommand(
    'restore',
    `s3:${name}`,
    { ...empty, settings },
    '--erasures-lost',
  );
  expect(restored).toMatchObject({ status: 0, text: expect.stringContaining(`s3:${name}`) });
  await using database = openDatabase(empty);
  const rows = await database.handle.selectFrom('accounts').select('email').execute();
  expect(rows).toEqual([{ email: 'a@example.com' }]);
  const files = openFileStore({ ...empty, bucket: undefined }, 'documents');
  expect((await files.read(document))?.toString()).toBe('a document');
}, 60_000);

test('files of a bucket are in a backup, and go back into the bucket of whoever restores it', async () => {
  await using s3 = await openS3StandIn();
  await using other = await openS3StandIn();
  await using source = await openFilled();
  await using empty = await createOwnDatabase(serverUrl);
  s3.objects.set(`site/one/documents/${document}`, Buffer.from('of the bucket'));
  const settings = settingsOf(s3);
  const from = { ...source, settings: { ...settings, ...s3.environment } };
  const name = nameIn((await runCommand('back-up', 's3', from)).text);
  const into = { ...empty, settings: { ...settings, ...other.environment } };
  expect(await runCommand('restore', `s3:${name}`, into, '--erasures-lost')).toMatchObject({
    status: 0,
  });
  expect(other.objects.get(`site/one/documents/${document}`)?.toString()).toBe('of the bucket');
}, 60_000);

test('what is damaged, half there or not there restores nothing, and the bucket that is away is named', async () => {
  await using s3 = await openS3StandIn();
  await using source = await openFilled();
  await using empty = await createOwnDatabase(serverUrl);
  const settings = settingsOf(s3);
  const name = nameIn((await runCommand('back-up', 's3', { ...source, settings })).text);
  const restore = (wanted = name) =>
    runCommand('restore', `s3:${wanted}`, { ...empty, settings }, '--erasures-lost');
  const file = `backups/${name}/documents/${document}`;
  s3.objects.set(file, Buffer.from('a documenT'));
  expect(await restore()).toMatchObject({
    status: 1,
    text: expect.stringContaining(`documents/${document} of ${name} is damaged`),
  });
  s3.objects.delete(file);
  expect((await restore()).text).toContain('is missing');
  expect((await restore('uid-none')).text).toContain(`There are ${name}.`);
  s3.objects.delete(`backups/${name}/files.json`);
  expect((await restore()).text).toContain('holds no whole backup');
  s3.objects.set(
    `backups/${name}/files.json`,
    Buffer.from(JSON.stringify([{ path: '../secret.key', size: 1, sha256: 'a'.repeat(64) }])),
  );
  expect((await restore()).text).toContain('is damaged');
  await s3.stop();
  expect((await restore()).text).toContain('ECONNREFUSED');
  expect(await runCommand('back-up', 's3', { ...source, settings })).toMatchObject({ status: 1 });
  const without = await runCommand('back-up', 's3', source);
  expect(without.text).toContain('BACKUP_S3_URL is not set');
}, 60_000);
