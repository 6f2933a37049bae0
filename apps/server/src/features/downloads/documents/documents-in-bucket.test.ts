import { listDownloads } from '@uid/contract/downloads';
import * as contract from '@uid/contract/staff-documents';
import { uploadPicture } from '@uid/contract/staff-media';
import { photograph } from '@uid/pictures/testing/make-pictures';
import { expect, test } from 'vitest';

import { checkFiles } from '../../../checks/file-checks.ts';
import { hearOfChanges } from '../../../testing/hear-of-changes.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openS3StandIn } from '../../media/files/s3/testing/s3-stand-in.ts';
import { pdf } from './testing/make-documents.ts';

const language = 'en' as const;
const facts = { documentKind: 'manual', titleZh: '指南', titleEn: 'Guide' } as const;
const address = '/uid-product?n=guide.pdf';

/** Opens a site that keeps its files in a bucket, with an editor. */
async function openSite() {
  const s3 = await openS3StandIn();
  const server = await createTestApp({ environment: s3.environment, downloads: [] });
  const editor = await buildStaff(server, ['editor']);
  const upload = (words = 'one') =>
    server.call(
      contract.addDocument,
      { language, name: 'guide.pdf', version: '1', ...facts },
      { ...editor, file: pdf(words) },
    );
  const publish = async () => {
    const { id, revision } = (await upload()).result;
    const asked = { language, name: 'guide.pdf', id, revision } as const;
    await server.call(contract.publishDocument, asked, editor);
    await hearOfChanges(server.deps.database);
  };
  return {
    ...server,
    s3,
    editor,
    upload,
    publish,
    async [Symbol.asyncDispose]() {
      await s3[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

test('documents and pictures are in the bucket; a reader is sent the range that they ask for, and no more is fetched', async () => {
  await using site = await openSite();
  await site.publish();
  const file = await photograph({ width: 30, height: 20 });
  await site.call(uploadPicture, { language, name: 'a.jpg' }, { ...site.editor, file });
  const folders = [...site.s3.objects.keys()].map((key) => key.split('/').slice(0, 3).join('/'));
  expect(new Set(folders)).toEqual(new Set(['site/one/documents', 'site/one/media']));
  const part = await site.app.inject({ url: address, headers: { range: 'bytes=1-3' } });
  expect([part.statusCode, part.body]).toEqual([206, 'PDF']);
  expect(site.s3.asked.at(-1)).toMatch(/ bytes=1-3$/);
  const picture = [...site.s3.objects.keys()].find((key) => key.endsWith('.jpg'))!;
  const shown = await site.app.inject(picture.replace('site/one', ''));
  expect(shown.rawPayload.equals(site.s3.objects.get(picture)!)).toBe(true);
});

test('HEAD, and a copy that is still good, ask the bucket nothing', async () => {
  await using site = await openSite();
  await site.publish();
  const { headers } = await site.app.inject(address);
  const before = site.s3.asked.length;
  const head = await site.app.inject({ method: 'HEAD', url: address });
  expect(head.headers['content-length']).toBe(`${pdf().length}`);
  const known = { 'if-none-match': headers.etag as string };
  expect((await site.app.inject({ url: address, headers: known })).statusCode).toBe(304);
  expect(site.s3.asked).toHaveLength(before);
});

test('while the bucket is away files are a 503 that says so, and everything else stays', async () => {
  await using site = await openSite();
  await site.publish();
  await site.s3.stop();
  const answer = await site.app.inject({ url: address, headers: { 'accept-language': 'en' } });
  expect([answer.statusCode, answer.json<{ result: unknown }>().result]).toMatchObject([
    503,
    { error: 'FILES_AWAY', retryAfter: 5 },
  ]);
  expect(answer.body).not.toContain('127.0.0.1');
  const list = await site.call(listDownloads, { language });
  expect(list.result.downloads.map(({ name }) => name)).toEqual(['guide.pdf']);
  const picture = await site.app.inject(`/media/${'a'.repeat(32)}-480.avif`);
  expect(picture.statusCode).toBe(503);
  const refused = await site.upload('two');
  expect([refused.status, refused.result.error]).toEqual([503, 'FILES_AWAY']);
  expect((await site.app.inject('/uid-product?n=other.pdf')).statusCode).toBe(404);
});

test('the doctor writes, reads and removes a file, and says what does not work', async () => {
  await using site = await openSite();
  const { config } = site.deps;
  expect(await checkFiles(config)).toMatchObject({ state: 'ok' });
  expect(site.s3.objects.size).toBe(0);
  const other = { ...config.bucket!, secretKey: 'other' };
  expect(await checkFiles({ ...config, bucket: other })).toMatchObject({
    state: 'fail',
    sentence: expect.stringContaining('SignatureDoesNotMatch'),
  });
  expect(await checkFiles({ ...config, bucket: undefined })).toMatchObject({ state: 'ok' });
});
