import { company } from '@uid/content/company';
import { newsArticles } from '@uid/content/news';
import type { NewsArticle } from '@uid/contract/content';
import { getNewsArticle } from '@uid/contract/contents';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTick } from '../../../testing/shop/test-shop.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { ContentRow } from '../contents.ts';
import { seedContents } from '../seed-contents.ts';
import { publishParts } from './edit-content.ts';

const language = 'en';
const id = 'akma';
const akma = { language, kind: 'news', id } as const;
const found = newsArticles.find((each) => each.id === id);
const original: NewsArticle = { ...found!, products: [], publishedOn: '2025-12-01' };

function rowOf(article: NewsArticle): ContentRow {
  const { publishedOn } = article;
  return { kind: 'news', id: article.id, position: 1, publishedOn, body: article };
}

const withTitle = (title: string, article = original): NewsArticle => ({
  ...article,
  text: { ...article.text, en: { ...article.text.en, title } },
});

/** Starts a release whose defaults are these articles on the database. */
const release = (server: TestApp, number: number, ...articles: NewsArticle[]) =>
  seedContents(server.deps, { number, list: async () => articles.map(rowOf) });

function bodyOf(text: { body: string } | undefined): Record<string, unknown> {
  return JSON.parse(text?.body ?? '{}') as Record<string, unknown>;
}

async function titleOf(server: TestApp): Promise<string | undefined> {
  const { status, result } = await server.call(getNewsArticle, { language, id });
  return status === 200 ? result.title : undefined;
}

async function readPart(server: TestApp, part: 'shared' | 'zh' | 'en') {
  const staff = await buildStaff(server, ['editor']);
  const { result } = await server.call(contract.getStaffContent, akma, staff);
  return { ...result.parts.find((each) => each.part === part)!, staff };
}

/** Returns the drafted part with its revision, and the staff who saved it. */
async function saveDraft(server: TestApp, title: string) {
  const { revision, published, staff } = await readPart(server, 'en');
  const body = JSON.stringify({ ...bodyOf(published), title });
  await server.call(contract.saveContentDraft, { ...akma, part: 'en', revision, body }, staff);
  return { parts: [{ part: 'en' as const, revision: revision + 1 }], staff };
}

async function publish(server: TestApp, title: string): Promise<void> {
  const { parts, staff } = await saveDraft(server, title);
  const { status } = await server.call(contract.publishContent, { ...akma, parts }, staff);
  expect(status).toBe(200);
}

test('what is new is added, what did not change does nothing, and what only the code changed is published (H5)', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  expect(await titleOf(server)).toBe(original.text.en.title);
  await release(server, 2, withTitle('Of the code'));
  expect(await titleOf(server)).toBe('Of the code');
  const { published, revision } = await readPart(server, 'en');
  expect([published?.number, revision, (await readPart(server, 'zh')).revision]).toEqual([2, 1, 0]);
  await release(server, 3, withTitle('Of the code'));
  expect((await readPart(server, 'en')).revision).toBe(1);
});

test('a number that has been seen changes nothing, nor does a lower one; its words are not even read', async () => {
  await using server = await createTestApp();
  await release(server, 5, original);
  for (const number of [5, 4]) {
    await seedContents(server.deps, { number, list: () => Promise.reject(new Error('read')) });
    await release(server, number, withTitle('Of an older release'));
  }
  expect(await titleOf(server)).toBe(original.text.en.title);
});

test('what both have changed stays as staff wrote it, and is offered to be taken or kept (H5)', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  await publish(server, 'Of staff');
  await release(server, 2, withTitle('Of the code'));
  expect(await titleOf(server)).toBe('Of staff');
  const part = await readPart(server, 'en');
  expect([bodyOf(part.base), bodyOf(part.offered)]).toMatchObject([
    { title: original.text.en.title },
    { title: 'Of the code' },
  ]);
  const { revision, staff } = part;
  const list = { language, state: 'offered' } as const;
  const listed = await server.call(contract.listStaffContents, list, staff);
  expect(listed.result.contents).toMatchObject([{ id, offers: ['en'] }]);
  const offer = { ...akma, part: 'en', revision } as const;
  await server.call(contract.settleContentOffer, { ...offer, take: false }, staff);
  expect(await titleOf(server)).toBe('Of staff');
  expect((await readPart(server, 'en')).offered).toBeUndefined();
  // The kept text counts as the staff's, so the next default is offered again. This time, it is taken.
  await release(server, 3, withTitle('Of the code, later'));
  const later = await readPart(server, 'en');
  expect(bodyOf(later.base)).toMatchObject({ title: 'Of the code' });
  const taken = { ...akma, part: 'en', revision: later.revision, take: true } as const;
  expect((await server.call(contract.settleContentOffer, taken, staff)).status).toBe(200);
  expect(await titleOf(server)).toBe('Of the code, later');
  // From then on, the text counts as the code's again.
  await release(server, 4, withTitle('Of the code, at last'));
  expect(await titleOf(server)).toBe('Of the code, at last');
});

test('what staff planned is published over what a release has published since', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  const { parts, staff } = await saveDraft(server, 'Of staff');
  const plan = { ...akma, action: 'publish' as const, starts: '2126-12-07T09:00', parts };
  const { result } = await server.call(contract.scheduleContent, plan, staff);
  await release(server, 2, withTitle('Of the code'));
  expect(await titleOf(server)).toBe('Of the code');
  server.clock.now = result.at;
  await createTick(server, server.rounds.fulfilment)();
  expect(await titleOf(server)).toBe('Of staff');
});

// SQLite allows one writer at a time, so no transaction meets an uncommitted change.
test.runIf(process.env.TEST_DATABASE_URL)(
  'what staff are just publishing when a release starts stays, and the release’s is offered',
  async () => {
    await using server = await createTestApp();
    await release(server, 1, original);
    const { parts, staff } = await saveDraft(server, 'Of staff');
    const { database, config } = server.deps;
    const by = { accountId: staff.accountId, now: server.clock.now, config };
    await besideAChange(
      { database, change: (handle) => publishParts(handle, { kind: 'news', id, parts }, by) },
      () => release(server, 2, withTitle('Of the code')),
    );
    expect(await titleOf(server)).toBe('Of staff');
    expect(bodyOf((await readPart(server, 'en')).offered)).toMatchObject({ title: 'Of the code' });
  },
);

test('where staff had published the same, or gone back to it, nothing is offered', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  await publish(server, 'The same');
  await release(server, 2, withTitle('The same'));
  expect((await readPart(server, 'en')).offered).toBeUndefined();
  await publish(server, 'Another');
  await publish(server, 'The same');
  await release(server, 3, withTitle('Of the code'));
  expect(await titleOf(server)).toBe('Of the code');
  // An offer that staff have published on their own is settled, too.
  await publish(server, 'Of staff');
  await release(server, 4, withTitle('Offered'));
  await publish(server, 'Offered later');
  await release(server, 5, withTitle('Offered later'));
  expect((await readPart(server, 'en')).offered).toBeUndefined();
});

test('a draft outlives a release, and its writer hears that what it began from has changed', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  const { revision, published, staff } = await readPart(server, 'en');
  const body = { ...bodyOf(published), title: 'A draft' };
  await server.call(
    contract.saveContentDraft,
    { ...akma, part: 'en', revision, body: JSON.stringify(body) },
    staff,
  );
  await release(server, 2, withTitle('Of the code'));
  expect(await titleOf(server)).toBe('Of the code');
  expect(bodyOf((await readPart(server, 'en')).draft)).toMatchObject({ title: 'A draft' });
  const parts = [{ part: 'en' as const, revision: revision + 1 }];
  const { status } = await server.call(contract.publishContent, { ...akma, parts }, staff);
  expect(status).toBe(409);
});

test('what staff withdrew stays away, and what the code says of it now waits (H5)', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  const { staff } = await readPart(server, 'en');
  const parts = (['shared', 'zh', 'en'] as const).map((part) => ({ part, revision: 0 }));
  await server.call(contract.withdrawContent, { ...akma, parts }, staff);
  await release(server, 2, withTitle('Of the code'));
  expect(await titleOf(server)).toBeUndefined();
  const { offered, revision } = await readPart(server, 'en');
  expect(bodyOf(offered)).toMatchObject({ title: 'Of the code' });
  const taken = { ...akma, part: 'en', revision, take: true } as const;
  expect((await server.call(contract.settleContentOffer, taken, staff)).status).toBe(200);
  expect(await titleOf(server)).toBeUndefined();
});

test('a text that a release publishes takes the place of what an earlier one has offered (H5)', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  const parts = async () =>
    Promise.all(
      (['shared', 'zh', 'en'] as const).map(async (part) => ({
        part,
        revision: (await readPart(server, part)).revision,
      })),
    );
  const { staff } = await readPart(server, 'en');
  await server.call(contract.withdrawContent, { ...akma, parts: await parts() }, staff);
  await release(server, 2, withTitle('Of the code'));
  await server.call(contract.bringContentBack, { ...akma, parts: await parts() }, staff);
  await release(server, 3, withTitle('Of the code, later'));
  expect(await titleOf(server)).toBe('Of the code, later');
  expect((await readPart(server, 'en')).offered).toBeUndefined();
});

test('a release that reads its words while a newer one starts changes nothing', async () => {
  await using server = await createTestApp();
  await release(server, 1, original);
  const list = async () => {
    await release(server, 3, withTitle('Of the newer release'));
    return [rowOf(withTitle('Of the older release'))];
  };
  await seedContents(server.deps, { number: 2, list });
  expect(await titleOf(server)).toBe('Of the newer release');
});

test('a default that does not fit what staff wrote is offered, not published', async () => {
  await using server = await createTestApp();
  const defaults = (change: object): ContentRow => ({
    kind: 'company',
    id: 'company',
    position: 1,
    body: { ...company, ...change },
  });
  const seed = (number: number, change: object) =>
    seedContents(server.deps, { number, list: async () => [defaults(change)] });
  await seed(1, {});
  await seed(2, { email: 'mail@example.com' });
  const { handle } = server.deps.database;
  const head = handle.selectFrom('contentHeads').selectAll().where('part', '=', 'shared');
  expect(await head.executeTakeFirst()).toMatchObject({ published: 2, base: 2, offered: null });
  // The row is published and damaged, as a tool that writes to the database may leave it.
  await handle
    .insertInto('contentVersions')
    .values({
      kind: 'company',
      id: 'company',
      part: 'en',
      number: 2,
      body: '{}',
      schemaVersion: 1,
      origin: 'staff',
      authorId: null,
      at: 0,
    })
    .execute();
  await handle
    .updateTable('contentHeads')
    .set({ latest: 2, published: 2 })
    .where('part', '=', 'en')
    .execute();
  await seed(3, { email: 'other@example.com' });
  expect(await head.executeTakeFirst()).toMatchObject({ published: 2, offered: 3 });
});

test('a site of before there were versions keeps its words: its own stay, the code’s go on with it (H5)', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const other: NewsArticle = { ...withTitle('Written by hand'), id: 'by-hand' };
  for (const article of [original, other])
    await handle
      .insertInto('contents')
      .values({
        kind: 'news',
        id: article.id,
        position: 1,
        publishedOn: article.publishedOn,
        category: article.category,
        body: JSON.stringify(article),
      })
      .execute();
  await release(server, 1, original, { ...original, id: 'by-hand' });
  const headOf = (name: string) =>
    handle
      .selectFrom('contentHeads')
      .select(['published', 'base', 'offered'])
      .where('id', '=', name)
      .where('part', '=', 'en')
      .executeTakeFirstOrThrow();
  expect(await headOf(id)).toEqual({ published: 1, base: 1, offered: null });
  expect(await headOf('by-hand')).toEqual({ published: 1, base: null, offered: 2 });
  const { result } = await server.call(getNewsArticle, { language, id: 'by-hand' });
  expect(result.title).toBe('Written by hand');
  await release(server, 2, withTitle('Of the code'), { ...original, id: 'by-hand' });
  expect(await titleOf(server)).toBe('Of the code');
});

test('an article written past the console that is dated later is taken away until its day', async () => {
  await using server = await createTestApp();
  const later: NewsArticle = { ...original, publishedOn: '2027-03-01' };
  const { body, ...row } = rowOf(later);
  await server.deps.database.handle
    .insertInto('contents')
    .values({ ...row, publishedOn: later.publishedOn, body: JSON.stringify(body) })
    .execute();
  await release(server, 1);
  expect(await titleOf(server)).toBeUndefined();
});

test('an article of the code that is dated later does not appear before its day', async () => {
  await using server = await createTestApp();
  const later: NewsArticle = { ...original, publishedOn: '2027-03-01' };
  await release(server, 1, later);
  expect(await titleOf(server)).toBeUndefined();
  server.clock.now = Date.UTC(2027, 1, 28, 16);
  const job = server.rounds.fulfilment.find(({ name }) => name === 'show-contents-to-come');
  await job?.run(() => false);
  expect(await titleOf(server)).toBe(original.text.en.title);
});
