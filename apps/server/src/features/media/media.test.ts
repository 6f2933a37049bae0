import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { pictureFilePath } from '@uid/contract/picture-files';
import * as contract from '@uid/contract/staff-media';
import {
  bomb,
  describe,
  jpegBomb,
  photograph,
  photographSaying,
  swellingText,
  transparent,
} from '@uid/pictures/testing/make-pictures';
import { expect, onTestFinished, test } from 'vitest';

import { day } from '../../job.ts';
import type { Handle } from '../../database/database.ts';
import { besideAChange } from '../../testing/beside-a-change.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { mediaJobs } from './jobs.ts';

const language = 'en';

/** A server with a data folder, and an editor. */
async function openLibrary() {
  const folder = mkdtempSync(join(tmpdir(), 'uid-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await createTestApp({ environment: { DATA_DIR: folder } });
  const editor = await buildStaff(server, ['editor']);
  const upload = (file: Uint8Array | string, name = 'photo.jpg') =>
    server.call(contract.uploadPicture, { language, name }, { ...editor, file });
  const read = async (id: string) =>
    (await server.call(contract.getPicture, { language, id }, editor)).result;
  const files = () => {
    const media = join(folder, 'media');
    return existsSync(media) ? readdirSync(media).toSorted() : [];
  };
  return { ...server, editor, upload, read, files, folder: join(folder, 'media') };
}

async function entriesOf({ deps }: TestApp) {
  const entries = await deps.database.handle
    .selectFrom('auditEntries')
    .select(['action', 'subjectId'])
    .orderBy('seq')
    .execute();
  return entries.map(({ action, subjectId }) => [action, subjectId]);
}

test('a photograph is kept upright in every width and kind, and nothing of its metadata is (H7)', async () => {
  await using library = await openLibrary();
  const original = await photograph();
  expect(original.includes('A photographer')).toBe(true);
  const { status, result } = await library.upload(original);
  expect([status, result.isNew]).toEqual([200, true]);
  const { hash, width, height, widths } = await library.read(result.id);
  expect({ width, height, widths }).toEqual({ width: 800, height: 1200, widths: [480, 800] });
  expect(library.files()).toHaveLength(6);
  for (const [kind, format] of Object.entries({ avif: 'heif', webp: 'webp', jpg: 'jpeg' })) {
    const url = pictureFilePath(hash, 480, kind as 'avif');
    const answer = await library.app.inject(url);
    expect(answer.headers).toMatchObject({
      'content-type': kind === 'jpg' ? 'image/jpeg' : `image/${kind}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const found = await describe(answer.rawPayload);
    expect(found).toEqual({ format, width: 480, height: 720, metadata: [] });
    expect(answer.rawPayload.includes('A photographer')).toBe(false);
  }
  for (const file of library.files())
    expect(statSync(join(library.folder, file)).mode & 0o077).toBe(0);
  expect(await entriesOf(library)).toEqual([['upload-picture', result.id]]);
});

test('another picture under the key of one that was taken is refused', async () => {
  await using library = await openLibrary();
  const headers = { 'idempotency-key': 'a-key-of-its-own' };
  const send = (file: Uint8Array) =>
    library.call(
      contract.uploadPicture,
      { language, name: 'photo.jpg' },
      { ...library.editor, file, headers },
    );
  const first = await photographSaying('one', 'jpeg');
  const { result } = await send(first);
  expect((await send(first)).result.id).toBe(result.id);
  expect((await send(await photographSaying('two', 'jpeg'))).result.error).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
});

test('the same picture twice is stored once, whatever it is called, also at the same moment (H7)', async () => {
  await using library = await openLibrary();
  const picture = await transparent();
  const [one, two] = await Promise.all([library.upload(picture), library.upload(picture, 'b.png')]);
  const again = await library.upload(picture, 'c.png');
  expect(new Set([one, two, again].map(({ result }) => result.id)).size).toBe(1);
  expect([one, two, again].filter(({ result }) => result.isNew)).toHaveLength(1);
  const { result } = await library.call(contract.listPictures, { language }, library.editor);
  expect(result.pictures).toHaveLength(1);
  expect(library.files()).toHaveLength(3);
});

const svg =
  '<?xml version="1.0"?><!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';

test.each<[string, string, number, () => Promise<Uint8Array | string> | Uint8Array | string]>([
  ['a drawing in SVG', 'PICTURE_SVG', 415, () => svg],
  ['SVG in UTF-16', 'PICTURE_SVG', 415, () => Buffer.from(svg, 'utf16le')],
  ['a page', 'PICTURE_TYPE', 415, () => '<!doctype html><script>alert(1)</script>'],
  ['a program', 'PICTURE_TYPE', 415, () => Buffer.from('MZ\u0090\0')],
  ['a PDF', 'PICTURE_TYPE', 415, () => '%PDF-1.7'],
  ['GIF, which is not taken', 'PICTURE_TYPE', 415, () => 'GIF89a'],
  ['nothing', 'PICTURE_TYPE', 415, () => ''],
  ['30,000 × 30,000 pixels', 'PICTURE_PIXELS', 413, () => bomb(30_000, 30_000)],
  ['a JPEG of 30,000 × 30,000 pixels', 'PICTURE_PIXELS', 413, () => jpegBomb(30_000, 30_000)],
  ['more in passes than fits', 'PICTURE_PIXELS', 413, () => bomb(5000, 5000, { inPasses: true })],
  ['an archive', 'PICTURE_TYPE', 415, () => Buffer.from('PK\u0003\u0004')],
  [
    'what swells when it is unpacked',
    'PICTURE_TYPE',
    415,
    () => gzipSync(Buffer.alloc(50_000_000)),
  ],
  ['more pixels than it has bytes for', 'PICTURE_DAMAGED', 422, () => bomb(5000, 5000)],
  [
    'the beginning of a photograph',
    'PICTURE_DAMAGED',
    422,
    async () => (await photograph()).subarray(0, 9000),
  ],
  [
    'the signature of a picture, and a script',
    'PICTURE_DAMAGED',
    422,
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')]),
  ],
])('%s is refused as %s, and leaves nothing', async (_name, error, status, make) => {
  await using library = await openLibrary();
  const answer = await library.upload(await make());
  expect([answer.status, answer.result.error]).toEqual([status, error]);
  expect(answer.message).toMatch(/\w\.$/);
  expect([library.files(), await entriesOf(library)]).toEqual([[], []]);
});

const scripts = ['PK\u0003\u0004', '%PDF-1.7', '<?php', '<script>'];

test.each<[string, () => Promise<Buffer>]>([
  [
    'an archive behind its end',
    async () => Buffer.concat([await photograph(), Buffer.from(scripts.join(' '))]),
  ],
  ['a document in a comment', () => photographSaying(scripts.join(' '), 'jpeg')],
  ['a page in a text', () => photographSaying(scripts.join(' '), 'png')],
  ['a script in its description', () => photographSaying('<script>alert(1)</script>', 'webp')],
])('of a picture with %s only the picture is kept (H7)', async (_name, make) => {
  await using library = await openLibrary();
  const upload = await make();
  expect(upload.includes('<script>')).toBe(true);
  const { result } = await library.upload(upload);
  expect(result.isNew).toBe(true);
  expect(library.files().length).toBeGreaterThanOrEqual(3);
  for (const file of library.files()) {
    const bytes = readFileSync(join(library.folder, file));
    expect(scripts.filter((each) => bytes.includes(each))).toEqual([]);
  }
});

test('a text within a picture that swells when it is read harms nothing, and goes (H7)', async () => {
  await using library = await openLibrary();
  const { status, result } = await library.upload(await swellingText(50_000_000));
  expect([status, result.error]).toEqual([200, undefined]);
  for (const file of library.files()) {
    const { metadata } = await describe(readFileSync(join(library.folder, file)));
    expect(metadata).toEqual([]);
  }
});

test.each([
  ['a path', '../../../etc/passwd.png'],
  ['a path of Windows', String.raw`..\..\windows\win.ini`],
  ['a device', 'CON'],
  ['a stream', 'a.png::$DATA'],
  ['markup', '"><script>alert(1)</script>.png'],
  ['letters that turn its end around', 'gnp.\u202Eexe.png'],
])('a name with %s in it is a name and nothing else (H7)', async (_name, name) => {
  await using library = await openLibrary();
  const { result } = await library.upload(await transparent(), name);
  const { hash, ...found } = await library.read(result.id);
  expect(found.name).toBe(name);
  expect(library.files().every((file) => file.startsWith(hash))).toBe(true);
});

test('a name that is too long, empty or holds a null is refused', async () => {
  await using library = await openLibrary();
  const file = await transparent();
  for (const name of ['a'.repeat(201), ' ', 'a\0.png'])
    expect((await library.upload(file, name)).status).toBe(400);
  expect(library.files()).toEqual([]);
});

test.each([
  '..%2fsecret.key',
  '..%2f..%2fetc%2fpasswd',
  `${'0'.repeat(32)}-480.avif`,
  `${'0'.repeat(32)}-480.svg`,
  `${'0'.repeat(32)}-480.avif%00.jpg`,
  `${'F'.repeat(32)}-480.avif`,
  '.hidden',
])('there is nothing at /media/%s', async (name) => {
  await using library = await openLibrary();
  await library.upload(await transparent());
  const answer = await library.app.inject(`/media/${name}`);
  expect([answer.statusCode, answer.body]).toEqual([404, '404\n']);
});

test('more bytes than a picture may have are refused', async () => {
  await using library = await openLibrary();
  const answer = await library.upload(new Uint8Array(contract.maxPictureBytes + 1));
  expect([answer.status, answer.result.error]).toEqual([413, 'BODY_TOO_LARGE']);
});

test('what a picture shows and what matters of it is written by who read it last', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await transparent(), 'card.png')).result;
  const change = {
    language,
    id,
    altZh: '一张卡',
    altEn: 'A card',
    focusX: 10,
    focusY: 90,
  } as const;
  const send = (revision: number) =>
    library.call(contract.changePicture, { ...change, revision }, library.editor);
  expect((await send(1)).result.revision).toBe(2);
  expect((await send(1)).result.error).toBe('PICTURE_CHANGED');
  const wrong = { ...change, revision: 2, focusX: 101 };
  expect((await library.call(contract.changePicture, wrong, library.editor)).status).toBe(400);
  expect(await library.read(id)).toMatchObject({ altZh: '一张卡', focusY: 90, revision: 2 });
});

test('pictures are found by name and text, and those that nobody described', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await transparent(), 'Card_Reader.png')).result;
  const other = (await library.upload(await photograph({ width: 60, height: 40 }))).result;
  const text = {
    language,
    id,
    revision: 1,
    altZh: '读卡器',
    altEn: 'Reader',
    focusX: 50,
    focusY: 50,
  } as const;
  await library.call(contract.changePicture, text, library.editor);
  const list = async (filter: { q?: string; state?: 'without-text'; after?: string }) => {
    const { result } = await library.call(
      contract.listPictures,
      { language, ...filter },
      library.editor,
    );
    return result.pictures.map((each) => each.id);
  };
  expect(await list({})).toEqual([other.id, id]);
  expect(await list({ after: other.id })).toEqual([id]);
  expect(await list({ q: '读卡' })).toEqual([id]);
  expect(await list({ q: 'd_r' })).toEqual([id]);
  expect(await list({ q: '_' })).toEqual([id]);
  expect(await list({ state: 'without-text' })).toEqual([other.id]);
  // A picture that is described in one language alone is not described for all readers.
  await library.call(contract.changePicture, { ...text, revision: 2, altEn: '' }, library.editor);
  expect(await list({ state: 'without-text' })).toEqual([other.id, id]);
});

test('a picture is found by its name as it stands there, in whatever letters', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await transparent(), 'Übersicht ÖLTANK.png')).result;
  const find = async (q: string) => {
    const { result } = await library.call(contract.listPictures, { language, q }, library.editor);
    return result.pictures.map((each) => each.id);
  };
  for (const q of ['Übersicht ÖLTANK.png', 'ÖLTANK', 'SICHT']) expect(await find(q)).toEqual([id]);
});

test('another picture takes the place of one everywhere; its files stay for a day', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await photograph({ width: 60, height: 40 }))).result;
  const taken = await transparent();
  await library.upload(taken);
  const before = await library.read(id);
  // Makes the files look as if they were written long ago.
  for (const name of library.files()) utimesSync(join(library.folder, name), 0, 0);
  const replace = (file: Uint8Array, revision = 1) =>
    library.call(
      contract.replacePicture,
      { language, id, revision, name: 'new.jpg' },
      { ...library.editor, file },
    );
  expect((await replace(taken)).result.error).toBe('PICTURE_KNOWN');
  expect((await replace(Buffer.from(svg))).result.error).toBe('PICTURE_SVG');
  expect((await replace(await photograph({ width: 30, height: 20 }), 7)).result.error).toBe(
    'PICTURE_CHANGED',
  );
  expect((await replace(await photograph({ width: 90, height: 60 }))).result.revision).toBe(2);
  const after = await library.read(id);
  expect([after.width, after.name, after.altZh]).toEqual([60, 'new.jpg', '']);
  const isServed = async ({ hash, width }: { hash: string; width: number }) =>
    (await library.app.inject(pictureFilePath(hash, width, 'avif'))).statusCode === 200;
  const sweep = () => Promise.all(mediaJobs(library.deps).map(({ run }) => run(() => false)));
  library.clock.now = Date.now() + day - 60_000;
  await sweep();
  expect([await isServed(before), await isServed(after)]).toEqual([true, true]);
  library.clock.now += 120_000;
  await sweep();
  expect([await isServed(before), await isServed(after)]).toEqual([false, true]);
  // The files of the two pictures that are left; those of the refused attempt are gone, too.
  expect(library.files()).toHaveLength(6);
});

// SQLite has one writer at a time, so nobody meets a change that is not committed yet.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a file that is just becoming another picture is one that the library knows',
  async () => {
    await using library = await openLibrary();
    const add = async () =>
      (await library.upload(await photograph({ width: 30, height: 20 }))).result.id;
    const [first, second] = [await add(), await add()];
    const beside = <Answer>(id: string, bytes: Buffer, call: () => Promise<Answer>) => {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const change = (handle: Handle) =>
        handle.updateTable('pictures').set({ hash }).where('id', '=', id).execute();
      return besideAChange({ database: library.deps.database, change }, call);
    };
    const replacing = await photograph({ width: 30, height: 20 });
    const asked = { language, id: second, revision: 1, name: 'b.jpg' } as const;
    const replaced = await beside(first, replacing, () =>
      library.call(contract.replacePicture, asked, { ...library.editor, file: replacing }),
    );
    expect([replaced.status, replaced.result.error]).toEqual([409, 'PICTURE_KNOWN']);
    const uploading = await photograph({ width: 30, height: 20 });
    const uploaded = await beside(first, uploading, () => library.upload(uploading));
    expect(uploaded.result).toEqual({ id: first, isNew: false });
  },
);

test('a picture that is replaced once more, because no answer came, is answered as it was', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await transparent())).result;
  const file = await photograph({ width: 30, height: 20 });
  const replace = (key: string, revision: number) =>
    library.call(
      contract.replacePicture,
      { language, id, revision, name: 'new.jpg' },
      { ...library.editor, file, headers: { 'idempotency-key': key } },
    );
  const answers = [await replace('the-first-key', 1), await replace('the-first-key', 1)];
  expect(answers.map(({ status, result }) => [status, result.revision])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  expect((await replace('another-key', 2)).result.error).toBe('PICTURE_KNOWN');
  expect(await library.read(id)).toMatchObject({ revision: 2, width: 20, height: 30 });
});

test('a picture is taken away with its files', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await transparent())).result;
  const withdraw = (revision: number) =>
    library.call(contract.withdrawPicture, { language, id, revision }, library.editor);
  expect((await withdraw(2)).result.error).toBe('PICTURE_CHANGED');
  expect(library.files()).toHaveLength(3);
  expect((await withdraw(1)).status).toBe(200);
  expect(library.files()).toEqual([]);
  expect((await withdraw(1)).result.error).toBe('NOT_FOUND');
  expect((await library.upload(await transparent())).result.isNew).toBe(true);
});

test('files of a picture that were lost are made anew by the same upload', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await transparent())).result;
  const before = library.files();
  rmSync(join(library.folder, before[0]!));
  expect((await library.upload(await transparent())).result).toEqual({ id, isNew: false });
  expect(library.files()).toEqual(before);
});

test('a picture whose files go while it is uploaded, because somebody withdraws the same, has them again', async () => {
  await using library = await openLibrary();
  const { now } = library.clock;
  let removed = 0;
  // Reading the clock is the last thing that an upload does before its change.
  Object.defineProperty(library.clock, 'now', {
    get() {
      for (const name of library.files()) {
        rmSync(join(library.folder, name));
        removed += 1;
      }
      return now;
    },
  });
  expect((await library.upload(await transparent())).result.isNew).toBe(true);
  expect([removed, library.files().length]).toEqual([3, 3]);
});

test('an auditor looks at the library and changes nothing; support finds none', async () => {
  await using library = await openLibrary();
  const { id } = (await library.upload(await transparent())).result;
  const auditor = await buildStaff(library, ['auditor']);
  const support = await buildStaff(library, ['support']);
  expect((await library.call(contract.getPicture, { language, id }, auditor)).status).toBe(200);
  const asked = { language, name: 'a.png' } as const;
  const sent = { ...auditor, file: await transparent() };
  expect((await library.call(contract.uploadPicture, asked, sent)).status).toBe(404);
  expect((await library.call(contract.listPictures, { language }, support)).status).toBe(404);
  expect((await library.call(contract.uploadPicture, asked, { file: '' })).status).toBe(404);
});
