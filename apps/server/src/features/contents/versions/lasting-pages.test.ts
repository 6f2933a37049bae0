import { listProducts, listSolutions } from '@uid/contract/contents';
import type { ContentKind } from '@uid/contract/content-kinds';
import { idFieldOf } from '@uid/contract/content-parts';
import { languages } from '@uid/contract/language';
import { createPageTable, staticPages } from '@uid/contract/page-table';
import { productSlugs, routes, solutionSlugs, textPagePaths } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { seed } from '../../../seed.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTick } from '../../../testing/shop/test-shop.ts';
import type { Buyer } from '../../../testing/shop/test-shop.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { listContentPages } from '../list-content-pages.ts';
import { seedContents } from '../seed-contents.ts';

const language = 'en';
type Name = { kind: ContentKind; id: string };

/** The contents of the pages that a site begins with, and those that all pages show. */
const lasting: Name[] = [
  ...productSlugs.map((id) => ({ kind: 'product' as const, id })),
  ...solutionSlugs.map((id) => ({ kind: 'solution' as const, id })),
  ...Object.values(textPagePaths).map((path) => ({
    kind: 'text-page' as const,
    id: path.slice('/im/'.length, -'.txt'.length),
  })),
  ...(['home', 'partner-programme', 'company', 'navigation'] as const).map((kind) => ({
    kind,
    id: kind,
  })),
];

async function openSite() {
  const server = await createTestApp();
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  await seed(server.deps);
  const staff = await buildStaff(server, ['editor']);
  return { server, staff, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

async function read(server: TestApp, staff: Buyer, name: Name) {
  const { result } = await server.call(contract.getStaffContent, { language, ...name }, staff);
  const parts = result.parts.map(({ part, revision }) => ({ part, revision }));
  return { ...result, named: { language, ...name, parts } as const };
}

/** What visitors find of these contents, and the addresses that the site has. */
async function shownBy(server: TestApp) {
  const { handle } = server.deps.database;
  const rows = await handle
    .selectFrom('contents')
    .select(['kind', 'id', 'body'])
    .where('kind', 'in', [...new Set(lasting.map(({ kind }) => kind))])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const table = createPageTable([...staticPages, ...(await listContentPages(handle))]);
  const { result: products } = await server.call(listProducts, { language });
  const { result: solutions } = await server.call(listSolutions, { language });
  return { rows, paths: table.pages.map(({ path }) => path), products, solutions };
}

test('no page of the first day is withdrawn, now or at a time, by whatever is sent', async () => {
  await using opened = await openSite();
  const { server, staff } = opened;
  const before = await shownBy(server);
  for (const name of lasting) {
    const { named, canBeWithdrawn } = await read(server, staff, name);
    expect([name.id, canBeWithdrawn]).toEqual([name.id, false]);
    const now = await server.call(contract.withdrawContent, named, staff);
    expect([name.id, now.result]).toMatchObject([name.id, { error: 'CONTENT_LASTING' }]);
    const input = { ...named, action: 'withdraw', starts: '2026-12-07T09:00' } as const;
    const planned = await server.call(contract.scheduleContent, input, staff);
    expect([name.id, planned.result]).toMatchObject([name.id, { error: 'CONTENT_LASTING' }]);
  }
  expect(await shownBy(server)).toEqual(before);
});

test('a withdrawal that was planned all the same is held, and the page stays', async () => {
  await using opened = await openSite();
  const { server, staff } = opened;
  const before = await shownBy(server);
  const { handle } = server.deps.database;
  await handle
    .insertInto('contentSchedules')
    .values(
      lasting.map(({ kind, id }, at) => ({
        id: `plan-${at}`,
        kind,
        contentId: id,
        action: 'withdraw' as const,
        parts: '[]',
        at: server.clock.now,
        authorId: staff.accountId,
        askedAt: server.clock.now,
        state: 'waiting' as const,
      })),
    )
    .execute();
  server.clock.now += 1;
  await createTick(server, server.rounds.fulfilment)();
  for (const name of lasting)
    expect((await read(server, staff, name)).schedules).toMatchObject([
      { isHeld: true, reason: 'CONTENT_LASTING' },
    ]);
  expect(await shownBy(server)).toEqual(before);
});

test('a page of the first day can be given no other address', async () => {
  await using opened = await openSite();
  const { server, staff } = opened;
  const before = await shownBy(server);
  for (const name of lasting) {
    const field = idFieldOf(name.kind);
    if (field === undefined) continue;
    const { parts } = await read(server, staff, name);
    const { published, revision } = parts.find(({ part }) => part === 'shared')!;
    const body = JSON.parse(published?.body ?? '{}') as Record<string, unknown>;
    expect(body[field]).toBe(name.id);
    const moved = JSON.stringify({ ...body, [field]: 'moved' });
    const draft = { language, ...name, part: 'shared', revision, body: moved } as const;
    await server.call(contract.saveContentDraft, draft, staff);
    const next = [{ part: 'shared' as const, revision: revision + 1 }];
    const named = { language, ...name, parts: next } as const;
    const { status } = await server.call(contract.publishContent, named, staff);
    expect([name.id, status]).toEqual([name.id, 422]);
  }
  expect(await shownBy(server)).toEqual(before);
});

test('no redirect leads away from a page of the first day', async () => {
  await using opened = await openSite();
  const { server, staff } = opened;
  const paths = [
    '/',
    '/uid-front',
    ...Object.values(routes),
    ...productSlugs.map((slug) => `/product/${slug}`),
    ...solutionSlugs.map((slug) => `/solution/${slug}`),
  ].flatMap((path) => languages.map((each) => localPath(path, each)));
  let revision = 0;
  for (const from of paths) {
    const shared = { id: 'away', from, to: '/support/cooperation', permanence: 'permanent' };
    const name = { language, kind: 'redirect', id: 'away' } as const;
    const draft = { ...name, part: 'shared', revision, body: JSON.stringify(shared) } as const;
    expect((await server.call(contract.saveContentDraft, draft, staff)).status).toBe(200);
    revision += 1;
    const parts = [{ part: 'shared' as const, revision }];
    const published = await server.call(contract.publishContent, { ...name, parts }, staff);
    expect([from, published.status]).toEqual([from, 422]);
  }
});

test('a release that says nothing of them, older or newer, takes none of them away', async () => {
  await using opened = await openSite();
  const { server } = opened;
  const before = await shownBy(server);
  for (const number of [1, 1_000_000])
    await seedContents(server.deps, { number, list: async () => [] });
  expect(await shownBy(server)).toEqual(before);
});
