import { getHome, getSolution, listCases } from '@uid/contract/contents';
import type { ClientCase } from '@uid/contract/content';
import { searchSite } from '@uid/contract/search';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../../testing/seed-site.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const language = 'en';
const id = 'auto-plant';

/** Opens a public site, or one for trials. */
async function openSite({ isPublic = false } = {}) {
  const server = await createTestApp({
    environment: isPublic ? { PUBLIC_ORIGIN: 'https://www.example.com' } : {},
  });
  await seedSite(server.deps);
  const staff = await buildStaff(server, ['editor']);
  return {
    ...server,
    async figures() {
      const { cases } = (await server.call(listCases, { language })).result;
      return cases.find((each) => each.id === id)?.figures;
    },
    /** Publishes the part that the languages share, with these changes. */
    async publish(kind: 'case' | 'certificate', of: string, change: Partial<ClientCase>) {
      const name = { language, kind, id: of } as const;
      const { parts } = (await server.call(contract.getStaffContent, name, staff)).result;
      const { revision, published } = parts.find(({ part }) => part === 'shared')!;
      const asked = { ...name, part: 'shared', number: published!.number } as const;
      const { body } = (await server.call(contract.getContentVersion, asked, staff)).result;
      const text = JSON.stringify({ ...JSON.parse(body), ...change });
      const draft = { ...name, part: 'shared', revision, body: text } as const;
      await server.call(contract.saveContentDraft, draft, staff);
      const read = [{ part: 'shared' as const, revision: revision + 1 }];
      return server.call(contract.publishContent, { ...name, parts: read }, staff);
    },
  };
}

test('a case says that its figures are the client’s own, or names the entry of the register', async () => {
  await using site = await openSite();
  expect(await site.figures()).toMatchObject({ headline: { value: '31 → 2' }, isSample: true });
  expect((await site.figures())?.certificate).toBeUndefined();
  const named = { status: 'confirmed', certificate: 'module-operations' } as const;
  expect((await site.publish('case', id, named)).status).toBe(200);
  // The certificate itself is a sample.
  expect(await site.figures()).toMatchObject({
    isSample: true,
    certificate: { id: 'module-operations' },
  });
  await site.publish('certificate', 'module-operations', { status: 'confirmed' });
  expect((await site.figures())?.isSample).toBe(false);
  const wrong = await site.publish('case', id, { certificate: 'nothing' });
  expect(wrong.status).toBe(422);
});

test('a public site shows no figure of a case, and publishes none, until it is confirmed', async () => {
  await using site = await openSite({ isPublic: true });
  const read = async () => {
    const { cases } = (await site.call(listCases, { language })).result;
    const home = (await site.call(getHome, { language })).result.cases;
    const solution = (await site.call(getSolution, { language, slug: 'industrial' })).result?.case;
    return [...cases, ...home, ...(solution ? [solution] : [])];
  };
  const found = async () => {
    // The word occurs only in the text about the figures.
    const asked = { language, q: 'malicious', kind: 'case' } as const;
    const { results } = (await site.call(searchSite, asked)).result;
    return results.map(({ path }) => path);
  };
  const cases = await read();
  expect(cases.length).toBeGreaterThan(8);
  expect(cases.filter(({ figures }) => figures !== undefined)).toEqual([]);
  expect(await found()).toEqual([]);
  const refused = await site.publish('case', id, { year: 2027 });
  expect([refused.status, refused.result]).toMatchObject([422, { error: 'CONTENT_SAMPLE' }]);
  expect((await site.publish('case', id, { status: 'confirmed' })).status).toBe(200);
  expect(await site.figures()).toMatchObject({ headline: { value: '31 → 2' }, isSample: false });
  site.clock.now += 60_000;
  // The search index is rebuilt in the background, after the search has been answered.
  await expect.poll(found, { timeout: 20_000 }).toEqual([expect.stringContaining(`#${id}`)]);
});
