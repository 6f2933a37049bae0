import { listAdvisories } from '@uid/contract/contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../../testing/seed-site.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContents } from '../contents.ts';

const language = 'en';

/** Opens a site with advisories of each of these days, beside those that it begins with. */
async function openSite(days: string[]) {
  const server = await createTestApp();
  await seedSite(server.deps);
  const { handle } = server.deps.database;
  const rows = handle.selectFrom('contents').select(['id', 'body']).where('kind', '=', 'advisory');
  const first = await rows.orderBy('publishedOn', 'desc').orderBy('id', 'desc').execute();
  const written = JSON.parse(first[0]?.body ?? '') as object;
  const added = days.map((publishedOn, at) => {
    const id = `UID-SA-2027-${String(at + 1).padStart(3, '0')}`;
    return { id, publishedOn, body: { ...written, id, publishedOn, updatedOn: publishedOn } };
  });
  await insertContents(
    handle,
    // Added advisories have positions after all others of their kind.
    added.map((each, at) => ({ ...each, kind: 'advisory', position: 100 + at })),
  );
  /** Newest first. Of two advisories of one day, the one with the higher number comes first. */
  const ids = [...added.toReversed(), ...first].map(({ id }) => id);
  const read = (asked: { page?: number; id?: string }) =>
    server.call(listAdvisories, { language, ...asked });
  return { ...server, ids, read };
}

const daysOf2027 = Array.from(
  { length: 21 },
  (_, at) => `2027-01-${String(Math.floor(at / 2) + 1).padStart(2, '0')}`,
);

test('pages of advisories hold every one once, the newest first, wherever it was added', async () => {
  await using site = await openSite(daysOf2027);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => site.read({ page })));
  expect(pages.map(({ result }) => result.total)).toEqual(pages.map(() => site.ids.length));
  const found = pages.map(({ result }) => result.advisories.map(({ id }) => id));
  expect(found.flat()).toEqual(site.ids);
  expect(found.map(({ length }) => length)).toEqual([10, 10, site.ids.length - 20, 0]);
});

test('the page that an advisory stands on is found by its number, those of one day too', async () => {
  await using site = await openSite(daysOf2027);
  for (const [index, id] of site.ids.entries()) {
    const { page, advisories } = (await site.read({ id: id.toLowerCase() })).result;
    expect([id, page]).toEqual([id, Math.floor(index / 10) + 1]);
    expect(advisories.map((each) => each.id)).toContain(id);
  }
});

test('an advisory that there is not stands on no page', async () => {
  await using site = await openSite(daysOf2027);
  expect((await site.read({ id: 'uid-sa-1999-001' })).status).toBe(404);
  expect((await site.read({ page: 0 })).status).toBe(400);
});
