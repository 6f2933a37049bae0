import { getHome, listCertificates } from '@uid/contract/contents';
import type { Certificate } from '@uid/contract/content';
import type { ContentPart } from '@uid/contract/content-parts';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const kind = 'certificate';
const id = 'sim-auth-latency';

/** A public site, or one for trials. */
async function openSite({ isPublic = false } = {}) {
  const server = await createTestApp({
    environment: isPublic ? { PUBLIC_ORIGIN: 'https://www.example.com' } : {},
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
    /** The figure of the home page that rests on it. */
    async figure() {
      const { proof } = (await server.call(getHome, { language: 'en' })).result.text;
      return proof.find(({ path = '' }) => path.endsWith(`#${id}`));
    },
    /** Publishes what its languages share, with these changes. */
    async publish(change: Partial<Certificate>) {
      const name = { language: 'en', kind, id } as const;
      const { parts } = (await server.call(contract.getStaffContent, name, staff)).result;
      const part: ContentPart = 'shared';
      const { revision, published } = parts.find((each) => each.part === part)!;
      const asked = { ...name, part, number: published!.number };
      const { body } = (await server.call(contract.getContentVersion, asked, staff)).result;
      const text = JSON.stringify({ ...JSON.parse(body), ...change });
      await server.call(contract.saveContentDraft, { ...name, part, revision, body: text }, staff);
      const read = [{ part, revision: revision + 1 }];
      return server.call(contract.publishContent, { ...name, parts: read }, staff);
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
  expect([refused.status, refused.result]).toMatchObject([
    422,
    { error: 'CONTENT_INVALID', details: { problems: [{ path: 'status' }] } },
  ]);
  expect((await site.publish({ status: 'confirmed' })).status).toBe(200);
  expect((await site.list()).map((each) => each.id)).toEqual([id]);
  expect((await site.figure())?.isSample).toBe(false);
});
