import { getHome, listCertificates } from '@uid/contract/contents';
import type { Certificate } from '@uid/contract/content';
import type { ContentPart } from '@uid/contract/content-parts';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import type { Database } from '../../database/database.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTick } from '../../testing/shop/test-shop.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { insertContents } from './contents.ts';

const kind = 'certificate';
const id = 'sim-auth-latency';
const name = { language: 'en', kind, id } as const;

interface Opened {
  isPublic?: boolean;
  database?: Database;
}

/** Opens a public site, or one for trials. */
async function openSite({ isPublic = false, database }: Opened = {}) {
  const server = await createTestApp({
    environment: isPublic ? { PUBLIC_ORIGIN: 'https://www.example.com' } : {},
    ...(database && { database }),
  });
  await seedSite(server.deps);
  server.clock.now = Date.UTC(2027, 0, 5);
  const staff = await buildStaff(server, ['editor']);
  const list = async () =>
    (await server.call(listCertificates, { language: 'en' })).result.certificates;
  return {
    ...server,
    list,
    find: async () => (await list()).find((each) => each.id === id),
    /** The figure of the home page that rests on this certificate. */
    async figure() {
      const { proof } = (await server.call(getHome, { language: 'en' })).result.text;
      return proof.find(({ path = '' }) => path.endsWith(`#${id}`));
    },
    /** Drafts a part with these changes; by default, the part that the languages share. */
    async draft(change: Partial<Certificate>, part: ContentPart = 'shared') {
      const { parts } = (await server.call(contract.getStaffContent, name, staff)).result;
      const { revision, published } = parts.find((each) => each.part === part)!;
      const asked = { ...name, part, number: published!.number };
      const { body } = (await server.call(contract.getContentVersion, asked, staff)).result;
      const text = JSON.stringify({ ...JSON.parse(body), ...change });
      await server.call(contract.saveContentDraft, { ...name, part, revision, body: text }, staff);
      return { ...name, parts: [{ part, revision: revision + 1 }] };
    },
    async publish(change: Partial<Certificate>) {
      return server.call(contract.publishContent, await this.draft(change), staff);
    },
    /** Plans to publish the draft at 9:00 by the shop's clock. */
    async plan(drafted: { parts: { part: ContentPart; revision: number }[] }) {
      const plan = { ...name, ...drafted, action: 'publish', starts: '2027-01-05T09:00' } as const;
      return server.call(contract.scheduleContent, plan, staff);
    },
    read: async () => (await server.call(contract.getStaffContent, name, staff)).result,
    async bringBack() {
      const { parts } = (await server.call(contract.getStaffContent, name, staff)).result;
      const read = parts.map(({ part, revision }) => ({ part, revision }));
      await server.call(contract.withdrawContent, { ...name, parts: read }, staff);
      const again = read.map(({ part, revision }) => ({ part, revision: revision + 1 }));
      return server.call(contract.bringContentBack, { ...name, parts: again }, staff);
    },
  };
}

test('the register says what each claim rests on, newest first, and which are samples', async () => {
  await using site = await openSite();
  const listed = await site.list();
  const days = listed.map(({ issuedOn }) => issuedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(await site.find()).toMatchObject({
    number: 'UID-TR-2026-011',
    issuer: 'UID Security test laboratory',
    state: 'sample',
    products: expect.arrayContaining([{ slug: 'safety-sim-card', name: 'Secure SIM' }]),
  });
  expect((await site.figure())?.isSample).toBe(true);
});

/** Adds this many certificates, each issued a day before the last. The first and every other one is a sample. */
async function addEntries({ deps: { database } }: TestApp, count: number): Promise<string[]> {
  const rows = database.handle.selectFrom('contents').select('body').where('kind', '=', kind);
  const { body } = await rows.limit(1).executeTakeFirstOrThrow();
  const written = JSON.parse(body) as Certificate;
  const added = Array.from({ length: count }, (_, at) => {
    const issuedOn = new Date(Date.UTC(2025, 11, 31 - at)).toISOString().slice(0, 10);
    const status: Certificate['status'] = at % 2 ? 'confirmed' : 'sample';
    return { ...written, id: `added-${at}`, issuedOn, status };
  });
  await insertContents(
    database.handle,
    added.toReversed().map((each, at) => ({ kind, id: each.id, position: 100 + at, body: each })),
  );
  return added.map((each) => each.id);
}

test('pages of the register hold every entry once, the newest first, and each is found by its name', async () => {
  await using site = await openSite();
  const first = await site.list();
  const ids = [...first.map((each) => each.id), ...(await addEntries(site, 21))];
  const read = async (asked: { page?: number; id?: string }) =>
    (await site.call(listCertificates, { language: 'en', ...asked })).result;
  const pages = [await read({}), await read({ page: 2 }), await read({ page: 3 })];
  expect(pages.flatMap(({ certificates }) => certificates.map((each) => each.id))).toEqual(ids);
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => ids.length));
  for (const [index, each] of ids.entries()) {
    const { page, certificates } = await read({ id: each });
    expect([each, page]).toEqual([each, Math.floor(index / 10) + 1]);
    expect(certificates.map((entry) => entry.id)).toContain(each);
  }
  const unknown = { language: 'en', id: 'no-such' } as const;
  expect((await site.call(listCertificates, unknown)).status).toBe(404);
});

test('on a public site pages of the register have no room for samples, and none stands on one', async () => {
  await using site = await openSite({ isPublic: true });
  const ids = await addEntries(site, 22);
  const { result } = await site.call(listCertificates, { language: 'en' });
  expect(result.certificates.map((each) => each.id)).toEqual(
    ids.filter((_, at) => at % 2).slice(0, 10),
  );
  expect(result.total).toBe(11);
  const sample = { language: 'en', id: ids[0]! } as const;
  expect((await site.call(listCertificates, sample)).status).toBe(404);
});

test('an entry of before the register had pages stands on one from the next start on', async () => {
  await using site = await openSite();
  const before = await site.list();
  const { handle } = site.deps.database;
  const rows = handle.updateTable('contents').set({ publishedOn: null, category: null });
  await rows.where('kind', '=', kind).execute();
  await seedSite(site.deps);
  expect(await site.list()).toEqual(before);
});

test('what an editor confirms is valid until its day is over in China', async () => {
  await using site = await openSite();
  const { status } = await site.publish({ status: 'confirmed', validUntil: '2027-01-06' });
  expect(status).toBe(200);
  expect((await site.find())?.state).toBe('valid');
  expect((await site.figure())?.isSample).toBe(false);
  site.clock.now = Date.UTC(2027, 0, 6, 15, 59);
  expect((await site.find())?.state).toBe('valid');
  site.clock.now = Date.UTC(2027, 0, 6, 16);
  expect((await site.find())?.state).toBe('expired');
});

test('on a public site nothing rests on a sample, and none is published', async () => {
  await using site = await openSite({ isPublic: true });
  expect(await site.list()).toEqual([]);
  expect(await site.figure()).toBeUndefined();
  const refused = await site.publish({ number: 'UID-TR-2026-012' });
  expect([refused.status, refused.result]).toMatchObject([422, { error: 'CONTENT_SAMPLE' }]);
  expect((await site.publish({ status: 'confirmed' })).status).toBe(200);
  expect((await site.list()).map((each) => each.id)).toEqual([id]);
  expect((await site.figure())?.isSample).toBe(false);
});

test('on a public site a sample is not planned either, and one that is planned before is held and listed (H3)', async () => {
  await using database = await openTestDatabase();
  {
    // The plan was made while the site was for trials.
    await using trial = await openSite({ database });
    expect((await trial.plan(await trial.draft({ number: 'UID-TR-2026-012' }))).status).toBe(200);
  }
  await using site = await openSite({ database, isPublic: true });
  const sample = await site.plan(await site.draft({ number: 'UID-TR-2026-013' }));
  expect([sample.status, sample.result.error]).toEqual([422, 'CONTENT_SAMPLE']);
  // Publishing the words alone would show a sample, too.
  const words = await site.plan(await site.draft({}, 'en'));
  expect([words.status, words.result.error]).toEqual([422, 'CONTENT_SAMPLE']);
  site.clock.now = Date.UTC(2027, 0, 5, 1);
  await createTick(site, site.rounds.fulfilment)();
  expect(await site.list()).toEqual([]);
  const { schedules } = await site.read();
  expect(schedules).toMatchObject([{ isHeld: true, reason: 'CONTENT_SAMPLE' }]);
});

test('on a public site what is confirmed is planned and published at its time', async () => {
  await using site = await openSite({ isPublic: true });
  expect((await site.plan(await site.draft({ status: 'confirmed' }))).status).toBe(200);
  site.clock.now = Date.UTC(2027, 0, 5, 1);
  await createTick(site, site.rounds.fulfilment)();
  expect((await site.list()).map((each) => each.id)).toEqual([id]);
});

test('on a public site a sample that was withdrawn does not come back', async () => {
  await using site = await openSite({ isPublic: true });
  const refused = await site.bringBack();
  expect([refused.status, refused.result]).toMatchObject([422, { error: 'CONTENT_SAMPLE' }]);
});
