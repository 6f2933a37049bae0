import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { ConfigError } from '../../../../config-error.ts';
import { readConfig } from '../../../../read-config.ts';
import type { FileStore, StoredFile } from '../file-store.ts';
import { openFileStore } from '../open-file-store.ts';
import { openS3StandIn } from './testing/s3-stand-in.ts';
import type { S3StandIn } from './testing/s3-stand-in.ts';

const name = `${'a'.repeat(64)}.pdf`;
const key = `site/one/documents/${name}`;

function openStore({ environment }: S3StandIn, change: Record<string, string> = {}) {
  return openFileStore(readConfig({ ...environment, ...change }), 'documents');
}

async function listed(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

async function* pieces(count: number, length: number) {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(length, index + 1);
}

test('a file is written, read in whole and in part, and removed, each request signed', async () => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3);
  expect([await store.read(name), await store.stream(name)]).toEqual([undefined, undefined]);
  await store.write(name, Buffer.from('0123456789'));
  expect([...s3.objects.keys()]).toEqual([key]);
  expect((await store.read(name))?.toString()).toBe('0123456789');
  expect(await text((await store.stream(name, { first: 2, last: 4 }))!)).toBe('234');
  expect(s3.asked.at(-1)).toBe(`GET /files/${key} bytes=2-4`);
  await store.remove(name);
  await store.remove(name);
  expect(s3.objects.size).toBe(0);
});

test('what comes in pieces is sent as one, or in parts where it is large', async () => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3);
  await store.write(name, pieces(3, 1000));
  expect(s3.objects.get(key)).toHaveLength(3000);
  expect(s3.asked).toHaveLength(1);
  await store.write(name, pieces(40, 1024 * 1024));
  const written = s3.objects.get(key)!;
  expect([written.length, written[0], written.at(-1)]).toEqual([40 * 1024 * 1024, 1, 40]);
  expect(s3.asked.filter((each) => each.includes('partNumber='))).toHaveLength(3);
  expect(s3.parts.size).toBe(0);
});

test('an upload in parts that breaks off leaves nothing', async () => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3);
  const broken = async function* broken() {
    yield* pieces(20, 1024 * 1024);
    throw new Error('the source is gone');
  };
  await expect(store.write(name, broken())).rejects.toThrow('the source is gone');
  expect([s3.objects.size, s3.parts.size]).toEqual([0, 0]);
});

test('an upload in parts whose store says only afterwards that it failed is none', async () => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3);
  s3.habits.failsLate = true;
  const written = store.write(name, pieces(20, 1024 * 1024));
  await expect(written).rejects.toMatchObject({ error: 'FILES_AWAY' });
  expect([s3.objects.size, s3.parts.size]).toEqual([0, 0]);
});

test('a store that sends all of a file to whoever asks for a part is refused', async () => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3);
  await store.write(name, Buffer.from('0123456789'));
  s3.habits.sendsAll = true;
  const part = store.stream(name, { first: 2, last: 4 });
  await expect(part).rejects.toThrow('it sends no ranges');
});

test('lists every page of its own files, and nothing else of the bucket', async () => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3);
  const names = ['a', 'b', 'c', 'd', 'e'].map((each) => `${each.repeat(64)}.apk`);
  for (const each of names) await store.write(each, Buffer.from(each));
  s3.objects.set('site/one/documents/other.txt', Buffer.from('x'));
  s3.objects.set('site/two/documents/other.pdf', Buffer.from('x'));
  s3.objects.set(`site/one/media/${'a'.repeat(32)}-480.avif`, Buffer.from('x'));
  const found = await listed(store);
  expect(found.map((each) => each.name)).toEqual(names);
  expect(found[0]?.writtenAt).toBe(Date.UTC(2026, 0, 5, 8));
});

test.each([
  ['another secret', { S3_SECRET_KEY: 'other' }, '403 SignatureDoesNotMatch'],
  ['another name', { S3_ACCESS_KEY: 'other' }, '403 SignatureDoesNotMatch'],
])('with %s nothing is done, and the failure says so', async (_what, change, reason) => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3, change);
  await expect(store.write(name, Buffer.from('x'))).rejects.toThrow(reason);
  await expect(store.read(name)).rejects.toThrow(reason);
  expect([s3.objects.size, s3.asked.length]).toEqual([0, 0]);
});

test('a bucket that is not there is no file that is not there', async () => {
  await using s3 = await openS3StandIn();
  const S3_URL = s3.environment['S3_URL']!.replace('/files/', '/nothing/');
  const store = openStore(s3, { S3_URL });
  await expect(store.read(name)).rejects.toThrow('NoSuchBucket');
  await expect(store.write(name, Buffer.from('x'))).rejects.toThrow('NoSuchBucket');
  await expect(listed(store)).rejects.toThrow('NoSuchBucket');
});

test('a store that fails or is away is named, and heals by itself', async () => {
  await using s3 = await openS3StandIn();
  const store = openStore(s3);
  await store.write(name, Buffer.from('x'));
  s3.fail(500);
  await expect(store.read(name)).rejects.toMatchObject({ error: 'FILES_AWAY' });
  s3.fail(undefined);
  expect((await store.read(name))?.toString()).toBe('x');
  await s3.stop();
  await expect(store.read(name)).rejects.toMatchObject({ error: 'FILES_AWAY' });
  await expect(store.read(name)).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['https://key:secret@s3.example.com/files', 'S3_ACCESS_KEY and S3_SECRET_KEY'],
  ['https://s3.example.com', 'has to be endpoint, bucket'],
  ['https://s3.example.com/files?regio=a', 'has to be endpoint, bucket'],
  ['https://s3.example.com/files/%2e%2e', 'has to be endpoint, bucket'],
  ['https://s3.example.com/files#secret', 'fragment'],
  ['ftp://s3.example.com/files', 'S3_URL is not usable'],
])('S3_URL is not %s', (S3_URL, reason) => {
  const read = () => readConfig({ S3_URL, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(reason);
});

test('S3_URL names endpoint, bucket, prefix and region; the keys are asked for', () => {
  const S3_URL = 'https://s3.example.com:9000/files/a/b/?region=eu-1';
  const { bucket } = readConfig({ S3_URL, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' });
  expect(bucket).toEqual({
    endpoint: 'https://s3.example.com:9000',
    name: 'files',
    prefix: 'a/b/',
    region: 'eu-1',
    accessKey: 'a',
    secretKey: 'b',
  });
  expect(() => readConfig({ S3_URL, S3_ACCESS_KEY: 'a' })).toThrow('S3_SECRET_KEY have to be');
});
