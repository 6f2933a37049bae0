import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getItem, listItems } from '@uid/contract/catalogue';
import { getNewsArticle } from '@uid/contract/contents';
import * as contents from '@uid/contract/staff-contents';
import * as media from '@uid/contract/staff-media';
import { photograph } from '@uid/pictures/testing/make-pictures';
import { expect, onTestFinished, test } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { seed } from '../../seed.ts';
import { besideAChange } from '../../testing/beside-a-change.ts';
import { hearOfChanges } from '../../testing/hear-of-changes.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { insertVersions } from '../contents/versions/insert-versions.ts';
import { chooseItemPictures } from './choose-item-pictures.ts';
import { findUnreadyPictures } from './find-unready-pictures.ts';
import { readUses } from './read-uses.ts';
import { deleteRow } from './repository.ts';

const language = 'en' as const;
const article = { language, kind: 'news', id: 'akma' } as const;
const itemId = 'sim-card';

/** A site with an editor, whose pictures are small. */
async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'uid-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await createTestApp({ environment: { DATA_DIR: folder } });
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  await seed(server.deps);
  const editor = await buildStaff(server, ['editor']);
  const upload = async (): Promise<string> => {
    const file = await photograph({ width: 30, height: 20 });
    return (
      await server.call(media.uploadPicture, { language, name: 'a.jpg' }, { ...editor, file })
    ).result.id;
  };
  const describe = (id: string, change: { altEn?: string; revision?: number } = {}) =>
    server.call(
      media.changePicture,
      {
        language,
        id,
        revision: 1,
        altZh: '一张卡',
        altEn: 'A card',
        focusX: 20,
        focusY: 70,
        ...change,
      },
      editor,
    );
  const read = async (id: string) =>
    (await server.call(media.getPicture, { language, id }, editor)).result;
  const draft = async (pictures: string[]): Promise<number> => {
    const { result } = await server.call(contents.getStaffContent, article, editor);
    const { revision, published } = result.parts.find(({ part }) => part === 'shared')!;
    const body = JSON.stringify({ ...(JSON.parse(published!.body) as object), pictures });
    const saved = { ...article, part: 'shared', revision, body } as const;
    await server.call(contents.saveContentDraft, saved, editor);
    return revision + 1;
  };
  const publish = (revision: number) =>
    server.call(
      contents.publishContent,
      { ...article, parts: [{ part: 'shared', revision }] },
      editor,
    );
  const choose = (before: string[], pictures: string[]) =>
    server.call(media.chooseItemPictures, { language, itemId, before, pictures }, editor);
  const withdraw = (id: string, revision: number) =>
    server.call(media.withdrawPicture, { language, id, revision }, editor);
  const shownBy = async (where: 'item' | 'article', as: 'zh' | 'en' = 'en') => {
    await hearOfChanges(server.deps.database);
    const { result } =
      where === 'item'
        ? await server.call(getItem, { language: as, id: itemId })
        : await server.call(getNewsArticle, { language: as, id: 'akma' });
    return result.pictures;
  };
  return { ...server, editor, upload, describe, read, draft, publish, choose, withdraw, shownBy };
}

test('an article shows its pictures in their order and the reader’s language', async () => {
  await using site = await openSite();
  const [one, two] = [await site.upload(), await site.upload()];
  await site.describe(one);
  await site.describe(two, { altEn: 'A reader' });
  expect(await site.shownBy('article')).toEqual([]);
  expect((await site.publish(await site.draft([two, one]))).status).toBe(200);
  const shown = await site.shownBy('article');
  expect(shown.map(({ alt }) => alt)).toEqual(['A reader', 'A card']);
  expect(shown[1]).toMatchObject({ width: 20, height: 30, widths: [20], focusX: 20, focusY: 70 });
  expect((await site.shownBy('article', 'zh')).map(({ alt }) => alt)).toEqual(['一张卡', '一张卡']);
});

// SQLite has one writer at a time, so nobody meets a change that is not committed yet.
test.runIf(process.env.TEST_DATABASE_URL)(
  'who takes away the pictures of an item for which somebody else is just choosing others is refused',
  async () => {
    await using site = await openSite();
    const [one, two] = [await site.upload(), await site.upload()];
    for (const id of [one, two]) await site.describe(id);
    expect((await site.choose([], [one])).status).toBe(200);
    const choice = { itemId, before: [one], pictures: [two] };
    const answer = await besideAChange(
      {
        database: site.deps.database,
        change: (handle) => chooseItemPictures(handle, choice),
      },
      () => site.choose([one], []),
    );
    expect([answer.status, answer.result.error]).toEqual([409, 'PICTURE_CHANGED']);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'who takes a picture away that somebody else is just choosing for an item is refused, and the other way round',
  async () => {
    await using site = await openSite();
    const { database } = site.deps;
    const [one, two] = [await site.upload(), await site.upload()];
    for (const id of [one, two]) await site.describe(id);
    const choice = { itemId, before: [], pictures: [one] };
    const choosing = (handle: Handle) => chooseItemPictures(handle, choice);
    const taken = await besideAChange({ database, change: choosing }, () => site.withdraw(one, 2));
    expect([taken.status, taken.result.error]).toEqual([409, 'PICTURE_USED']);
    const taking = (handle: Handle) => deleteRow(handle, { id: two, revision: 2 });
    const chosen = await besideAChange({ database, change: taking }, () =>
      site.choose([one], [one, two]),
    );
    expect([chosen.status, chosen.result.error]).toEqual([404, 'NOT_FOUND']);
    expect(await site.shownBy('item')).toHaveLength(1);
  },
);

test('an article is not published with a picture that is not there, or that nobody described', async () => {
  await using site = await openSite();
  const id = await site.upload();
  const problems = async (pictures: string[]) => {
    const { result } = await site.publish(await site.draft(pictures));
    return (result.details as { problems: { path: string }[] }).problems.map(({ path }) => path);
  };
  const missing = site.deps.newId();
  expect(await problems([id, missing])).toEqual([`text ${id}`, `picture ${missing}`]);
  expect(await problems(['../../a'])).toEqual(['pictures.0']);
  expect(await site.shownBy('article')).toEqual([]);
});

test('a picture is not taken away while a draft, an article or an item shows it', async () => {
  await using site = await openSite();
  const id = await site.upload();
  await site.describe(id);
  const revision = await site.draft([id]);
  expect((await site.read(id)).uses).toMatchObject([
    { kind: 'news', id: 'akma', isPublished: false },
  ]);
  expect((await site.withdraw(id, 2)).result.error).toBe('PICTURE_USED');
  await site.publish(revision);
  await site.choose([], [id]);
  const uses = [
    { kind: 'news', id: 'akma', title: expect.stringMatching(/\w/), isPublished: true },
    { kind: 'item', id: itemId, title: expect.stringMatching(/\w/), isPublished: true },
  ];
  expect((await site.read(id)).uses).toEqual(uses);
  const refused = await site.withdraw(id, 2);
  expect(refused.result).toMatchObject({ error: 'PICTURE_USED', details: { uses } });
  await site.choose([id], []);
  expect((await site.withdraw(id, 2)).result.error).toBe('PICTURE_USED');
  const { result } = await site.call(contents.getStaffContent, article, site.editor);
  const shared = result.parts.find(({ part }) => part === 'shared')!;
  const { pictures: _pictures, ...rest } = JSON.parse(shared.published!.body) as {
    pictures: string[];
  };
  await site.call(
    contents.saveContentDraft,
    { ...article, part: 'shared', revision: shared.revision, body: JSON.stringify(rest) },
    site.editor,
  );
  await site.publish(shared.revision + 1);
  expect((await site.withdraw(id, 2)).status).toBe(200);
});

test('a picture is not taken away while a text that is planned shows it, whatever is drafted since', async () => {
  await using site = await openSite();
  const id = await site.upload();
  await site.describe(id);
  const parts = [{ part: 'shared' as const, revision: await site.draft([id]) }];
  const input = { ...article, action: 'publish', starts: '2026-12-07T09:00', parts } as const;
  const { result: plan } = await site.call(contents.scheduleContent, input, site.editor);
  await site.draft([]);
  expect((await site.read(id)).uses).toMatchObject([{ id: 'akma', isPublished: false }]);
  expect((await site.withdraw(id, 2)).result.error).toBe('PICTURE_USED');
  await site.call(contents.withdrawContentSchedule, { language, id: plan.id }, site.editor);
  expect((await site.read(id)).uses).toEqual([]);
  expect((await site.withdraw(id, 2)).status).toBe(200);
});

test('an item shows pictures that somebody described; of two who choose the second is told', async () => {
  await using site = await openSite();
  const [one, two] = [await site.upload(), await site.upload()];
  expect((await site.choose([], [one])).result.error).toBe('PICTURE_WITHOUT_TEXT');
  await site.describe(one);
  await site.describe(two);
  expect((await site.choose([], [one, two, one])).status).toBe(200);
  expect((await site.choose([], [two])).result.error).toBe('PICTURE_CHANGED');
  expect(await site.shownBy('item')).toHaveLength(2);
  const { items } = (await site.call(listItems, { language })).result;
  const shown = items.filter(({ picture }) => picture);
  expect(shown.map(({ id }) => id)).toEqual([itemId]);
  expect(shown[0]?.picture).toEqual((await site.shownBy('item'))[0]);
  const listed = await site.call(media.listItemPictures, { language, itemId }, site.editor);
  expect(listed.result.pictures.map(({ id }) => id)).toEqual([one, two]);
  expect((await site.choose([one, two], [two])).status).toBe(200);
  expect(await site.shownBy('item')).toHaveLength(1);
  const nowhere = { language, itemId: 'no-such', before: [], pictures: [] };
  expect((await site.call(media.chooseItemPictures, nowhere, site.editor)).status).toBe(404);
});

test('a picture that is described in one language is as good as none for a page', async () => {
  await using site = await openSite();
  const { handle } = site.deps.database;
  const [one, two] = [await site.upload(), await site.upload()];
  const changed = handle.updateTable('pictures');
  await changed.set({ altZh: '一张卡', altEn: '' }).where('id', '=', one).execute();
  await changed.set({ altZh: '', altEn: 'A card' }).where('id', '=', two).execute();
  expect(await findUnreadyPictures(handle, [one, two, 'none'])).toEqual([
    { id: one, lacks: 'text' },
    { id: two, lacks: 'text' },
    { id: 'none', lacks: 'picture' },
  ]);
});

test('a picture is used by a text that a release offers', async () => {
  await using site = await openSite();
  const { handle } = site.deps.database;
  const id = await site.upload();
  const { kind, id: news } = article;
  const own = { kind, id: news, part: 'shared' } as const;
  const body = JSON.stringify({ pictures: [id] });
  const version = { ...own, number: 99, body, origin: 'code' as const, authorId: null, at: 1 };
  await insertVersions(handle, [version]);
  expect(await readUses(handle, id, language)).toEqual([]);
  const heads = handle.updateTable('contentHeads').set({ offered: 99 });
  await heads
    .where('kind', '=', kind)
    .where('id', '=', news)
    .where('part', '=', 'shared')
    .execute();
  expect(await readUses(handle, id, language)).toMatchObject([{ id: news, isPublished: false }]);
});

test('another picture is shown wherever one stood, and so is what is said of it', async () => {
  await using site = await openSite();
  const id = await site.upload();
  await site.describe(id);
  await site.choose([], [id]);
  await site.publish(await site.draft([id]));
  const [before] = await site.shownBy('item');
  const file = await photograph({ width: 50, height: 40 });
  const asked = { language, id, revision: 2, name: 'b.jpg' } as const;
  await site.call(media.replacePicture, asked, { ...site.editor, file });
  await site.describe(id, { altEn: 'Another card', revision: 3 });
  for (const where of ['item', 'article'] as const) {
    const [shown] = await site.shownBy(where);
    expect(shown).toMatchObject({ width: 40, height: 50, alt: 'Another card' });
    expect(shown?.hash).not.toBe(before?.hash);
  }
});
