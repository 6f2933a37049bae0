import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentNumber } from '@uid/content/content-number';
import { textPages } from '@uid/content/text-pages';
import type { ContentKind } from '@uid/contract/content-kinds';
import type { ContentPart } from '@uid/contract/content-parts';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { seedContents } from '../../apps/server/src/features/contents/seed-contents.ts';
import { siteContents } from '../../apps/server/src/site-contents.ts';
import type { WrittenDefaults } from '../../apps/server/src/site-contents.ts';
import { seedSite } from '../../apps/server/src/testing/seed-site.ts';
import { buildStaff } from '../../apps/server/src/testing/shop/build-staff.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';
import type { TestApp } from '../../apps/server/src/testing/test-app.ts';
import { openAccountData, runCommand } from '../operate/account-data.ts';
import { readSite } from './read-site.ts';
import { formatSource } from './show-source.ts';
import { writeDefaults } from './write-defaults.ts';

const language = 'en';

/** Opens a site that has the repository's defaults, and makes copies of these to write to. */
async function openSite() {
  const server = await createTestApp();
  await seedSite(server.deps);
  server.clock.now = Date.UTC(2027, 0, 5);
  const staff = await buildStaff(server, ['editor']);
  const folders: string[] = [];
  const copy = (source: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'uid-export-'));
    folders.push(folder);
    cpSync(source, folder, { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
    return folder;
  };
  return {
    ...server,
    copy,
    folder: copy(join(import.meta.dirname, '../../content/src')),
    export: async (folder: string) => writeDefaults(await readSite(server.deps.database), folder),
    /** Publishes parts of a content as staff do. */
    async publish(
      kind: ContentKind,
      id: string,
      bodies: Partial<Record<ContentPart, (before: never) => unknown>>,
    ) {
      const name = { language, kind, id } as const;
      const { result } = await server.call(contract.getStaffContent, name, staff);
      const parts: { part: ContentPart; revision: number }[] = [];
      for (const [part, write] of Object.entries(bodies) as [ContentPart, typeof JSON.parse][]) {
        const read = result.parts?.find((each) => each.part === part);
        const body = JSON.stringify(write(JSON.parse(read?.published?.body ?? 'null') as never));
        const draft = { ...name, part, revision: read?.revision ?? 0, body };
        const saved = await server.call(contract.saveContentDraft, draft, staff);
        expect(saved.status).toBe(200);
        parts.push({ part, revision: (read?.revision ?? 0) + 1 });
      }
      const { status } = await server.call(contract.publishContent, { ...name, parts }, staff);
      expect(status).toBe(200);
    },
    async withdraw(kind: ContentKind, id: string) {
      const name = { language, kind, id } as const;
      const { result } = await server.call(contract.getStaffContent, name, staff);
      const parts = result.parts.map(({ part, revision }) => ({ part, revision }));
      const { status } = await server.call(contract.withdrawContent, { ...name, parts }, staff);
      expect(status).toBe(200);
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}

const readDefaultsIn = (folder: string) =>
  import(join(folder, 'defaults.ts')) as Promise<WrittenDefaults>;
const numberIn = async (folder: string) =>
  (await import(join(folder, 'content-number.ts'))) as { contentNumber: number };

/** Returns all contents of a site as readers get them. */
async function shownOn({ deps: { database } }: TestApp) {
  const rows = await database.handle
    .selectFrom('contents')
    .select(['kind', 'id', 'publishedOn', 'category', 'body'])
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows;
}

function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );
}

test('a site that nobody has edited changes no file', async () => {
  await using site = await openSite();
  const before = filesIn(site.folder);
  expect(await site.export(site.folder)).toEqual({ changed: [], skipped: [], offered: [] });
  expect(filesIn(site.folder)).toEqual(before);
});

test('what staff publish, add and withdraw is written once; a fresh site of it is the same, and the old one has nothing to merge (H8)', async () => {
  await using site = await openSite();
  await site.publish('company', 'company', {
    en: (before: object) => ({ ...before, hours: ' Always, “even” at `night` ' }),
  });
  await site.publish('text-page', 'welcome', {
    shared: () => ({ name: 'welcome', body: 'A `tick`, ${a} \\ and\nlines\n' }),
  });
  await site.publish('question', 'a-new-one', {
    shared: () => ({ id: 'a-new-one', topic: 'account', products: [] }),
    zh: () => ({ question: '问？', answer: '答。' }),
    en: () => ({ question: 'Asked?', answer: 'Answered.' }),
  });
  await site.withdraw('question', 'password-rule');
  const { changed, ...rest } = await site.export(site.folder);
  expect(rest).toEqual({ skipped: [], offered: [] });
  expect(changed.toSorted()).toEqual([
    'content-number.ts',
    'defaults/company/company/en.ts',
    'defaults/question.ts',
    'defaults/question/a-new-one/en.ts',
    'defaults/question/a-new-one/shared.ts',
    'defaults/question/a-new-one/zh.ts',
    'defaults/question/password-rule',
    'defaults/text-page/welcome/shared.ts',
  ]);
  const files = filesIn(site.folder);
  for (const file of changed.filter((each) => each.endsWith('.ts')))
    expect(await formatSource(file, files[`/${file}`]!)).toBe(files[`/${file}`]);

  // A second export over the written files changes nothing.
  const again = site.copy(site.folder);
  expect((await site.export(again)).changed).toEqual([]);

  const written = siteContents(await readDefaultsIn(again));
  const { contentNumber: number } = await numberIn(again);
  expect(number).toBe(contentNumber + 1);
  const release = { number, list: async () => written };
  await using fresh = await createTestApp();
  await seedContents({ ...fresh.deps, now: () => site.clock.now }, release);
  expect(await shownOn(fresh)).toEqual(await shownOn(site));

  const before = await shownOn(site);
  const heads = () =>
    site.deps.database.handle
      .selectFrom('contentHeads')
      .select(['kind', 'id', 'part', 'published', 'latest', 'offered'])
      .orderBy('kind')
      .orderBy('id')
      .orderBy('part')
      .execute();
  const headsBefore = await heads();
  await seedContents(site.deps, release);
  expect(await shownOn(site)).toEqual(before);
  expect(await heads()).toEqual(headsBefore);

  // After another publication, the next export writes only what that changed.
  await site.publish('company', 'company', { en: (body: object) => ({ ...body, hours: 'Never' }) });
  expect(await site.export(again)).toEqual({
    changed: ['defaults/company/company/en.ts', 'content-number.ts'],
    skipped: [],
    offered: [],
  });
});

test('a damaged row is named and left as it was; the rest is written', async () => {
  await using site = await openSite();
  await site.publish('company', 'company', { en: (before: object) => ({ ...before, hours: 'X' }) });
  await site.deps.database.handle
    .updateTable('contents')
    .set({ body: '{"name":"privacy"' })
    .where('kind', '=', 'text-page')
    .where('id', '=', 'privacy')
    .execute();
  const { changed, skipped } = await site.export(site.folder);
  expect(skipped).toEqual(['text-page/privacy: no JSON']);
  expect(changed.toSorted()).toEqual(['content-number.ts', 'defaults/company/company/en.ts']);
  const { 'text-page': pages } = await readDefaultsIn(site.copy(site.folder));
  expect(pages?.map(({ shared }) => shared)).toContainEqual(
    textPages.find(({ name }) => name === 'privacy'),
  );
});

test('words that the site has not heard of are not written over, and what it has not taken stays', async () => {
  await using site = await openSite();
  const file = join(site.folder, 'defaults/company/company/en.ts');
  const newer = readFileSync(file, 'utf8').replace('Beijing', 'Shanghai');
  writeFileSync(file, newer);
  const list = join(site.folder, 'defaults/text-page.ts');
  cpSync(
    join(site.folder, 'defaults/text-page/welcome/shared.ts'),
    join(site.folder, 'defaults/text-page/hello/shared.ts'),
  );
  const hello = join(site.folder, 'defaults/text-page/hello/shared.ts');
  writeFileSync(hello, readFileSync(hello, 'utf8').replace("name: 'welcome'", "name: 'hello'"));
  writeFileSync(
    list,
    readFileSync(list, 'utf8')
      .replace('import ', "import shared_hello from './text-page/hello/shared.ts';\nimport ")
      .replace('\n];', '\n  { shared: shared_hello },\n];'),
  );
  const { changed, skipped } = await site.export(site.folder);
  expect(skipped).toEqual([
    'company/company: the words here are news to the site, start it with them first',
    'text-page/hello: the site has not taken it yet',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(newer);
  expect(
    changed.filter((each) => !/^(content-number|defaults\/text-page)\.ts$/.test(each)),
  ).toEqual([]);
});

test('a database without contents is refused, and so is a word too many', async () => {
  await using data = await openAccountData();
  const { status, text } = await runCommand('export-content', data.dataDir, []);
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining('no contents yet') });
  const usage = await runCommand('export-content', data.dataDir, ['all']);
  expect(usage).toMatchObject({ status: 1, text: expect.stringContaining('Usage:') });
});
