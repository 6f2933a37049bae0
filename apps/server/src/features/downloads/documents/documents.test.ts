import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listDownloads } from '@uid/contract/downloads';
import { searchSite } from '@uid/contract/search';
import * as contract from '@uid/contract/staff-documents';
import { expect, onTestFinished, test, vi } from 'vitest';

import { day } from '../../../job.ts';
import { seed } from '../../../seed.ts';
import { hearOfChanges } from '../../../testing/hear-of-changes.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { downloadJobs } from '../jobs.ts';
import { publishedFiles } from '../testing/published.ts';
import {
  app,
  appBehind,
  archive,
  climbing,
  commentedApp,
  pdf,
  unsignedApp,
} from './testing/make-documents.ts';

const language = 'en';
const facts = {
  documentKind: 'manual',
  product: 'sdp',
  fileLanguage: 'en',
  titleZh: '上手指南',
  titleEn: 'Getting started',
} as const;

/** Opens a site whose release has two files, with an editor. */
async function openCentre() {
  const folder = mkdtempSync(join(tmpdir(), 'uid-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await createTestApp({
    environment: { DATA_DIR: folder },
    downloads: publishedFiles,
  });
  server.clock.now = Date.UTC(2026, 11, 1, 20);
  await seed(server.deps);
  const editor = await buildStaff(server, ['editor']);
  const add = (file: Uint8Array | string, name = 'guide.pdf', version = '1.0') =>
    server.call(contract.addDocument, { language, name, version, ...facts }, { ...editor, file });
  const addVersion = (
    file: Uint8Array,
    asked: { name?: string; revision: number; version: string },
  ) =>
    server.call(
      contract.addDocumentVersion,
      { language, name: 'guide.pdf', ...asked },
      { ...editor, file },
    );
  const read = async (name = 'guide.pdf') =>
    (await server.call(contract.getDocument, { language, name }, editor)).result;
  const publish = async (id: string, name = 'guide.pdf') => {
    const { revision } = await read(name);
    return server.call(contract.publishDocument, { language, name, revision, id }, editor);
  };
  const withdraw = async (name = 'guide.pdf') => {
    const { revision } = await read(name);
    return server.call(contract.withdrawDocument, { language, name, revision }, editor);
  };
  const remove = async (id: string, name = 'guide.pdf') => {
    const { revision } = await read(name);
    const asked = { language, name, revision, id } as const;
    return server.call(contract.removeDocumentVersion, asked, editor);
  };
  const get = async (url: string, headers: Record<string, string> = {}) => {
    await hearOfChanges(server.deps.database);
    return server.app.inject({ url, headers });
  };
  const listed = async (product?: string) => {
    await hearOfChanges(server.deps.database);
    const { result } = await server.call(listDownloads, {
      language,
      ...(product && { product }),
    });
    return result.downloads;
  };
  const kept = join(folder, 'documents');
  const files = () => (existsSync(kept) ? readdirSync(kept).toSorted() : []);
  const entries = async () =>
    (
      await server.deps.database.handle
        .selectFrom('auditEntries')
        .select(['action', 'subjectId'])
        .orderBy('seq')
        .execute()
    ).map(({ action, subjectId }) => `${action} ${subjectId}`);
  const acts = { add, addVersion, read, publish, withdraw, remove };
  return { ...server, ...acts, editor, get, listed, files, entries, kept };
}

const address = '/uid-product?n=guide.pdf';

test('a document is uploaded, published under its name, and served as any published file', async () => {
  await using centre = await openCentre();
  const bytes = pdf();
  const { status, result } = await centre.add(bytes);
  expect([status, result.isNew]).toEqual([200, true]);
  expect((await centre.get(address)).statusCode).toBe(404);
  expect((await centre.publish(result.id)).status).toBe(200);
  const answer = await centre.get(address);
  const digest = createHash('sha256').update(bytes).digest();
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-language': 'en',
    'content-disposition': `attachment; filename="guide.pdf"; filename*=UTF-8''guide-1.0.pdf`,
    'repr-digest': `sha-256=:${digest.toString('base64')}:`,
    etag: `"${digest.toString('base64url')}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  const part = await centre.get(address, { range: 'bytes=0-4' });
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
  expect(part.headers['content-range']).toBe(`bytes 0-4/${bytes.length}`);
  const known = await centre.get(address, { 'if-none-match': answer.headers.etag as string });
  expect(known.statusCode).toBe(304);
  const head = await centre.app.inject({ method: 'HEAD', url: address });
  expect([head.body, head.headers['content-length']]).toEqual(['', String(bytes.length)]);
  expect((await centre.get('/uid-app?n=guide.pdf')).statusCode).toBe(404);
  expect(statSync(join(centre.kept, centre.files()[0]!)).mode & 0o077).toBe(0);
  expect(await centre.entries()).toEqual(['add-document guide.pdf', 'publish-document guide.pdf']);
});

test('lists and search follow what is published and what is withdrawn', async () => {
  await using centre = await openCentre();
  const { id } = (await centre.add(pdf())).result;
  const find = async () => {
    await hearOfChanges(centre.deps.database);
    const { result } = await centre.call(searchSite, { language, q: 'Getting started', page: 1 });
    // Some of the words occur in other documents, too.
    return result.results.map(({ path }) => path).filter((path) => path === address);
  };
  expect([await centre.listed('sdp'), await find()]).toMatchObject([[{}], []]);
  await centre.publish(id);
  expect(await centre.listed('sdp')).toMatchObject([
    { name: 'uid-sdp-zh.pdf', documentKind: 'description' },
    {
      name: 'guide.pdf',
      documentKind: 'manual',
      language: 'en',
      title: 'Getting started',
      version: '1.0',
      // The date is the day in China.
      date: '2026-12-02',
    },
  ]);
  await expect.poll(find).toEqual([address]);
  await centre.withdraw();
  await expect.poll(find).toEqual([]);
  expect(await centre.listed('sdp')).toHaveLength(1);
  expect((await centre.get(address)).statusCode).toBe(404);
});

test('the name serves the newest published version; earlier ones stay listed with their checksums', async () => {
  await using centre = await openCentre();
  const first = (await centre.add(pdf('one'))).result;
  // At this moment, a new day begins in China.
  centre.clock.now = Date.UTC(2026, 11, 2, 16);
  await centre.publish(first.id);
  const { revision } = await centre.read();
  const second = await centre.addVersion(pdf('two'), { revision, version: '1.1' });
  expect(second.result.isNew).toBe(true);
  expect((await centre.get(address)).body).toContain('% one');
  await centre.publish(second.result.id);
  expect((await centre.get(address)).body).toContain('% two');
  const { versions, published } = await centre.read();
  expect(published?.version).toBe('1.1');
  expect(
    versions.map(({ version, isPublished, sha256 }) => [version, isPublished, sha256]),
  ).toEqual([
    ['1.1', true, createHash('sha256').update(pdf('two')).digest('hex')],
    ['1.0', false, createHash('sha256').update(pdf('one')).digest('hex')],
  ]);
  // A version published again keeps the day of its first publication.
  centre.clock.now += day;
  await centre.publish(first.id);
  expect((await centre.get(address)).body).toContain('% one');
  const shown = (await centre.listed()).find(({ name }) => name === 'guide.pdf');
  expect(shown).toMatchObject({ version: '1.0', date: '2026-12-03' });
});

test('the same file twice is one version and one file, also at the same moment', async () => {
  await using centre = await openCentre();
  const both = await Promise.all([centre.add(pdf()), centre.add(pdf())]);
  const again = await centre.add(pdf());
  const all = [...both, again].map(({ result }) => result);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  const { revision, versions } = await centre.read();
  const repeated = await centre.addVersion(pdf(), { revision, version: '2.0' });
  expect(repeated.result).toMatchObject({ isNew: false, revision });
  expect([versions.length, centre.files().length]).toEqual([1, 1]);
  expect((await centre.add(pdf(), 'copy.pdf')).result.isNew).toBe(true);
  expect(centre.files()).toHaveLength(1);
});

test('a version of the release gives way to an upload, comes back, and can be withdrawn', async () => {
  await using centre = await openCentre();
  const name = 'uid-sdp-zh.pdf';
  const url = `/uid-product?n=${name}`;
  expect((await centre.add(pdf(), name)).result.error).toBe('DOCUMENT_KNOWN');
  const { revision } = await centre.read(name);
  const { id } = (await centre.addVersion(pdf(), { name, revision, version: '2.0' })).result;
  expect((await centre.get(url)).body).toBe('0123456789');
  await centre.publish(id, name);
  expect((await centre.get(url)).body).toBe(pdf().toString());
  await centre.publish('built', name);
  expect((await centre.get(url)).body).toBe('0123456789');
  expect((await centre.read(name)).versions.map((each) => [each.id, each.isPublished])).toEqual([
    [id, false],
    ['built', true],
  ]);
  await centre.withdraw(name);
  expect((await centre.get(url)).statusCode).toBe(404);
  expect((await centre.listed()).map((each) => each.name)).toEqual(['uid-security.apk']);
});

test('an app is served at the address of apps', async () => {
  await using centre = await openCentre();
  const { id } = (await centre.add(app(), 'uid-desk.apk', '3.0.1')).result;
  await centre.publish(id, 'uid-desk.apk');
  const answer = await centre.get('/uid-app?n=uid-desk.apk');
  expect(answer.rawPayload.equals(app())).toBe(true);
  expect(answer.headers['content-type']).toBe('application/vnd.android.package-archive');
  expect((await centre.listed()).at(-1)?.documentKind).toBeUndefined();
});

const eof = pdf().length - 6;

test.each<[string, string, string, number, Uint8Array | string]>([
  ['a page', 'a.pdf', 'DOCUMENT_TYPE', 415, '<!doctype html><script>alert(1)</script>'],
  ['an app', 'a.pdf', 'DOCUMENT_TYPE', 415, app()],
  ['a PDF', 'a.apk', 'DOCUMENT_TYPE', 415, pdf()],
  ['any archive', 'a.apk', 'DOCUMENT_TYPE', 415, archive()],
  ['nothing', 'a.pdf', 'DOCUMENT_TYPE', 415, ''],
  ['a page before a PDF', 'a.pdf', 'DOCUMENT_MIXED', 415, `<html>${pdf().toString()}`],
  ['a PDF before a page', 'a.pdf', 'DOCUMENT_MIXED', 415, `${pdf().toString()}<script>`],
  ['a PDF that is an app', 'a.pdf', 'DOCUMENT_MIXED', 415, Buffer.concat([pdf(), app()])],
  [
    'a PDF that is an app whose comment ends a PDF',
    'a.pdf',
    'DOCUMENT_MIXED',
    415,
    Buffer.concat([pdf(), commentedApp(pdf().toString())]),
  ],
  ['a script before an app', 'a.apk', 'DOCUMENT_TYPE', 415, Buffer.concat([pdf(), app()])],
  [
    'a script before an app that begins like one',
    'a.apk',
    'DOCUMENT_MIXED',
    415,
    appBehind('PK\u0003\u0004<script>'),
  ],
  ['a comment behind an app', 'a.apk', 'DOCUMENT_MIXED', 415, commentedApp('<script>')],
  [
    'an app with something between',
    'a.apk',
    'DOCUMENT_MIXED',
    415,
    Buffer.concat([app().subarray(0, 30), Buffer.from('<script>'), app().subarray(30)]),
  ],
  ['the beginning of a PDF', 'a.pdf', 'DOCUMENT_DAMAGED', 422, pdf().subarray(0, eof)],
  ['the beginning of an app', 'a.apk', 'DOCUMENT_DAMAGED', 422, app().subarray(0, 9000)],
  ['an app that climbs out of its folder', 'a.apk', 'DOCUMENT_DAMAGED', 422, climbing()],
  ['an app without signature', 'a.apk', 'APP_UNSIGNED', 422, unsignedApp()],
])(
  '%s as %s is refused as %s, and leaves nothing (H7)',
  async (_what, name, error, status, file) => {
    await using centre = await openCentre();
    const answer = await centre.add(file, name);
    expect([answer.status, answer.result.error]).toEqual([status, error]);
    expect(answer.message).toMatch(/\w\.$/);
    expect([centre.files(), await centre.entries()]).toEqual([[], []]);
  },
);

test('an upload leaves nothing outside the store, whether it is kept or refused', async () => {
  await using centre = await openCentre();
  const folder = mkdtempSync(join(tmpdir(), 'uid-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const answers = [await centre.add(pdf()), await centre.add(unsignedApp(), 'a.apk')];
  expect(answers.map(({ status }) => status)).toEqual([200, 422]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  '../guide.pdf',
  '/etc/guide.pdf',
  'a/b.pdf',
  'a\\b.pdf',
  '..pdf',
  '.pdf',
  'Guide.pdf',
  'guide.pdf.exe',
  'guide.html',
  'guide .pdf',
  'guide.pdf\u0000',
  `${'a'.repeat(80)}.pdf`,
])('a document is not called %j', async (name) => {
  await using centre = await openCentre();
  const answer = await centre.add(pdf(), name);
  expect([answer.status, Object.keys(answer.result.fields as object)]).toEqual([400, ['name']]);
  expect(centre.files()).toEqual([]);
});

test('more bytes than a document may have are refused', async () => {
  await using centre = await openCentre();
  const answer = await centre.add(new Uint8Array(contract.maxDocumentBytes + 1));
  expect([answer.status, answer.result.error]).toEqual([413, 'BODY_TOO_LARGE']);
});

test('as many documents are added as there may be, and no more', async () => {
  await using centre = await openCentre();
  await centre.add(pdf());
  const { handle } = centre.deps.database;
  const { name: _name, ...row } = await handle
    .selectFrom('documents')
    .selectAll()
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: contract.maxDocuments - 2 }, (_, at) => `other-${at}.pdf`);
  await handle
    .insertInto('documents')
    .values(others.map((name) => ({ ...row, name })))
    .execute();
  expect((await centre.add(pdf(), 'last.pdf')).status).toBe(200);
  expect((await centre.add(pdf(), 'more.pdf')).result.error).toBe('DOCUMENTS_FULL');
  expect((await centre.read('more.pdf')).error).toBe('NOT_FOUND');
});

test('of two who change a document the second is told; one number is one version', async () => {
  await using centre = await openCentre();
  const { id, revision } = (await centre.add(pdf('one'))).result;
  const change = (at: number) =>
    centre.call(
      contract.changeDocument,
      { language, name: 'guide.pdf', revision: at, ...facts, titleEn: 'First steps' },
      centre.editor,
    );
  expect((await change(revision)).status).toBe(200);
  expect((await change(revision)).result.error).toBe('DOCUMENT_CHANGED');
  const late = await centre.addVersion(pdf('two'), { revision, version: '1.1' });
  expect(late.result.error).toBe('DOCUMENT_CHANGED');
  const same = await centre.addVersion(pdf('two'), { revision: revision + 1, version: '1.0' });
  expect(same.result.error).toBe('DOCUMENT_VERSION_KNOWN');
  await centre.publish(id);
  expect((await centre.listed('sdp')).at(-1)?.title).toBe('First steps');
  const wrong = {
    language,
    name: 'other.pdf',
    version: '1',
    ...facts,
    product: 'no-such',
  } as const;
  const refused = await centre.call(contract.addDocument, wrong, { ...centre.editor, file: pdf() });
  expect(Object.keys(refused.result.fields as object)).toEqual(['product']);
});

test('a version that is not published can be deleted; its file goes a day later, unless another has it', async () => {
  await using centre = await openCentre();
  const first = (await centre.add(pdf('one'))).result;
  const second = (await centre.addVersion(pdf('two'), { revision: 1, version: '1.1' })).result;
  await centre.publish(first.id);
  expect((await centre.remove(first.id)).result.error).toBe('DOCUMENT_VERSION_PUBLISHED');
  expect((await centre.remove(second.id)).status).toBe(200);
  expect((await centre.remove(second.id)).result.error).toBe('NOT_FOUND');
  expect((await centre.read()).versions.map(({ version }) => version)).toEqual(['1.0']);
  const sweep = () => Promise.all(downloadJobs(centre.deps).map(({ run }) => run(() => false)));
  centre.clock.now = Date.now() + day - 60_000;
  await sweep();
  expect(centre.files()).toHaveLength(2);
  centre.clock.now += 120_000;
  await sweep();
  expect(centre.files()).toHaveLength(1);
  expect((await centre.get(address)).body).toContain('% one');
});

/** Makes every rename fail until the test ends, as on a full disk. */
function fillDisk(): void {
  const { rename } = fs;
  const put = (its: typeof rename) => {
    fs.rename = its;
    syncBuiltinESMExports();
  };
  put(async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  onTestFinished(() => put(rename));
}

test('where there is no room for a file the upload is refused with a sentence, and nothing is listed', async () => {
  await using centre = await openCentre();
  fillDisk();
  const { status, result } = await centre.add(pdf());
  expect([status, result.error]).toEqual([503, 'NOT_SAVED']);
  expect([centre.files(), await centre.entries()]).toEqual([[], []]);
});

test('a file that is gone from the store is missing like any other', async () => {
  await using centre = await openCentre();
  await centre.publish((await centre.add(pdf())).result.id);
  rmSync(join(centre.kept, centre.files()[0]!));
  const answer = await centre.get(address);
  expect([answer.statusCode, answer.body]).toEqual([404, '404\n']);
  // No header about the file is left: with one, a browser would save the error response under the file's name.
  for (const name of ['content-disposition', 'etag', 'accept-ranges', 'repr-digest'])
    expect(answer.headers).not.toHaveProperty(name);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('an auditor looks at documents and changes nothing; support finds none', async () => {
  await using centre = await openCentre();
  await centre.add(pdf());
  const auditor = await buildStaff(centre, ['auditor']);
  const support = await buildStaff(centre, ['support']);
  const { result } = await centre.call(contract.listDocuments, { language }, auditor);
  expect(result.documents.map(({ name, published }) => [name, published?.version])).toEqual([
    ['guide.pdf', undefined],
    ['uid-sdp-zh.pdf', '1.0'],
    ['uid-security.apk', '1.0.0'],
  ]);
  const asked = { language, name: 'b.pdf', version: '1', ...facts } as const;
  const sent = { ...auditor, file: pdf() };
  expect((await centre.call(contract.addDocument, asked, sent)).status).toBe(404);
  const withdrawn = { language, name: 'guide.pdf', revision: 1 } as const;
  expect((await centre.call(contract.withdrawDocument, withdrawn, auditor)).status).toBe(404);
  expect((await centre.call(contract.listDocuments, { language }, support)).status).toBe(404);
});
