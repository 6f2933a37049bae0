import { listProducts, listSolutions } from '@uid/contract/contents';
import type { ContentKind } from '@uid/contract/content-kinds';
import { searchSite } from '@uid/contract/search';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { seed } from '../../../seed.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const language = 'en';

const titled = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Title ${at}`, text: `Text ${at}` }));

const min = {
  product: {
    shared: { slug: 'added', position: 40, group: 'card', drawing: 'sim' },
    text: {
      name: 'Quetzalcoatl',
      job: 'What it does',
      description: 'In a few words',
      problem: { title: 'Problem', paragraphs: ['Why'] },
      verbs: titled(3).map(({ title, text }) => ({ verb: title, text })),
      features: titled(4),
      specification: [1, 2].map((group) => ({
        group: `Group ${group}`,
        rows: [1, 2].map((row) => ({ name: `Row ${row}`, value: '1 W' })),
      })),
      limits: ['One', 'Two'],
    },
  },
  solution: {
    shared: { slug: 'added', position: 40, drawing: 'laptop', products: ['sdp'] },
    text: {
      name: 'Quetzalcoatl',
      job: 'What it does',
      description: 'In a few words',
      risk: { title: 'Risk', paragraphs: ['Why'] },
      before: ['One', 'Two', 'Three'],
      after: ['One', 'Two', 'Three'],
      bill: [{ product: 'sdp', quantity: '1', role: 'Gateway' }],
    },
  },
} as const;

test.each(['product', 'solution'] as const)(
  'a %s with the least it has to say is in list, search and sitemap, until it is withdrawn',
  async (kind) => {
    await using server = await createTestApp();
    server.clock.now = Date.UTC(2026, 11, 1, 8);
    await seed(server.deps);
    const staff = await buildStaff(server, ['editor']);
    const named = { language, kind: kind as ContentKind, id: 'added' } as const;
    for (const part of ['shared', 'zh', 'en'] as const) {
      const body = JSON.stringify(part === 'shared' ? min[kind].shared : min[kind].text);
      const draft = { ...named, part, revision: 0, body };
      expect((await server.call(contract.saveContentDraft, draft, staff)).status).toBe(200);
    }
    const readParts = async () => {
      const { result } = await server.call(contract.getStaffContent, named, staff);
      return { ...named, parts: result.parts.map(({ part, revision }) => ({ part, revision })) };
    };
    const places = async () => {
      const lists = {
        product: async () => (await server.call(listProducts, { language })).result.products,
        solution: async () => (await server.call(listSolutions, { language })).result.solutions,
      };
      const found = await server.call(searchSite, { language, q: 'Quetzalcoatl' });
      return {
        list: (await lists[kind]()).some(({ slug }) => slug === 'added'),
        search: found.result.results.some(({ path }) => path === `/${kind}/added`),
        sitemap: (await server.app.inject('/sitemap.xml')).body.includes(`/${kind}/added<`),
      };
    };
    const nowhere = { list: false, search: false, sitemap: false };
    expect(await places()).toEqual(nowhere);
    const published = await server.call(contract.publishContent, await readParts(), staff);
    expect(published.status).toBe(200);
    const patience = { timeout: 15_000 };
    await expect.poll(places, patience).toEqual({ list: true, search: true, sitemap: true });
    const withdrawn = await server.call(contract.withdrawContent, await readParts(), staff);
    expect(withdrawn.status).toBe(200);
    await expect.poll(places, patience).toEqual(nowhere);
  },
);
