import { createHash } from 'node:crypto';

import { downloadPath, listDownloads } from '@uid/contract/downloads';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { publishedFiles } from './testing/published.ts';

const address = '/uid-product?n=uid-sdp-zh.pdf';
const text = '0123456789';
const digest = createHash('sha256').update(text).digest();

async function get(headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  await using site = await createTestApp({ downloads: publishedFiles });
  // Awaited here, because the site is closed when this function returns.
  return await site.app.inject({ method, url: address, headers });
}

test('D3: serves a published file with type, length, checksum, tag and names', async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(text);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '10',
    'content-language': 'zh',
    'accept-ranges': 'bytes',
    'repr-digest': `sha-256=:${digest.toString('base64')}:`,
    etag: `"${digest.toString('base64url')}"`,
    'cache-control': 'public, no-cache, no-transform',
    'content-disposition':
      'attachment; filename="uid-sdp-zh.pdf"; ' +
      "filename*=UTF-8''%E8%BD%AF%E4%BB%B6%E5%AE%9A%E4%B9%89%E8%BE%B9%E7%95%8C%20%28v1.0%29%27.pdf",
    'x-content-type-options': 'nosniff',
  });
});

test('answers HEAD with the same headers and no body, whatever range it asks for', async () => {
  const answer = await get({ range: 'bytes=0-3' }, 'HEAD');
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([
    200,
    '',
    '10',
  ]);
});

test('no name of a file is a line of its own among the checksums', async () => {
  const [first] = publishedFiles;
  const files = [{ ...first!, savedAs: `0.pdf\n${'0'.repeat(64)}  other.pdf` }];
  await using site = await createTestApp({ downloads: files });
  const { body } = await site.app.inject('/SHA256SUMS');
  expect(body).toBe(`${digest.toString('hex')}  uid-sdp-zh.pdf\n`);
});

test('serves the app at its own address only', async () => {
  await using site = await createTestApp({ downloads: publishedFiles });
  const app = await site.app.inject('/uid-app?n=uid-security.apk');
  expect(app.body).toBe('a package');
  expect(app.headers['content-type']).toBe('application/vnd.android.package-archive');
  expect((await site.app.inject('/uid-product?n=uid-security.apk')).statusCode).toBe(404);
});

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-4', 206, '4', 'bytes 4-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, text, 'bytes 0-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-2', 200, text, undefined],
  ['bytes=0-1,4-5', 200, text, undefined],
  ['bytes=-', 200, text, undefined],
  ['lines=0-3', 200, text, undefined],
])('answers the range %s with %i', async (range, status, body, contentRange) => {
  const answer = await get({ range });
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
    status,
    body,
    contentRange,
  ]);
});

test('says 304 to a reader that holds this version, also in a list and as weak', async () => {
  const etag = `"${digest.toString('base64url')}"`;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get({ 'if-none-match': known, range: 'bytes=0-3' });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await get({ 'if-match': '"other"' })).statusCode).toBe(412);
});

test('continues a download of this version and starts another one over', async () => {
  const etag = `"${digest.toString('base64url')}"`;
  const range = 'bytes=4-';
  expect((await get({ range, 'if-range': etag })).body).toBe('456789');
  expect((await get({ range, 'if-range': '"other"' })).body).toBe(text);
  expect((await get({ range, 'if-range': `W/${etag}` })).statusCode).toBe(200);
});

test('lists what is published, in the language asked for', async () => {
  await using site = await createTestApp({ downloads: publishedFiles });
  const { result } = await site.call(listDownloads, { language: 'en', product: 'sdp' });
  expect(result.downloads).toEqual([
    {
      name: 'uid-sdp-zh.pdf',
      kind: 'product-document',
      documentKind: 'description',
      language: 'zh',
      product: 'sdp',
      title: 'Software-Defined Perimeter',
      version: '1.0',
      date: '2026-11-02',
      size: 10,
      sha256: digest.toString('hex'),
    },
  ]);
  const all = await site.call(listDownloads, { language: 'zh' });
  expect(all.result.downloads.map(downloadPath)).toEqual([address, '/uid-app?n=uid-security.apk']);
  expect(
    (await site.call(listDownloads, { language: 'zh', product: 'x' })).result.downloads,
  ).toEqual([]);
});
