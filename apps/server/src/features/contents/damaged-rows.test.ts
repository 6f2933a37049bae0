import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentKind } from '@uid/contract/content-kinds';
import * as site from '@uid/contract/contents';
import { feedPath } from '@uid/contract/paths';
import { searchSite } from '@uid/contract/search';
import { getSystem } from '@uid/contract/system';
import { expect, test } from 'vitest';

import { checkContents } from '../../checks/database-checks.ts';
import type { Handle } from '../../database/database.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { contentFigures } from './content-faults.ts';

const language = 'en';

const kinds = contentKinds.filter((each) => each !== 'text-page');
/** The ids to damage. For other kinds, it is the first row. */
const named: Partial<Record<ContentKind, string>> = { product: 'sdp', news: 'akma' };

const bodies = ['{"text":', 'null', '{}', '{"text":{"zh":{},"en":{}}}'];

const [skipped] = contentFigures;

async function openSite(lines: string[]) {
  const server = await createTestApp({
    environment: { LOG_LEVEL: 'error' },
    logLines: { write: (line) => void lines.push(line) },
  });
  await seedSite(server.deps);
  return server;
}

async function openDamaged(body: string) {
  const server = await openSite([]);
  const { handle } = server.deps.database;
  const ids: string[] = [];
  // The code brings no redirects.
  await handle
    .insertInto('contents')
    .values({ kind: 'redirect', id: 'old', position: 1, body: '{}', category: '/old' })
    .execute();
  for (const kind of kinds) {
    const rows = handle.selectFrom('contents').select('id').where('kind', '=', kind);
    const first = await rows.orderBy('id').limit(1).executeTakeFirstOrThrow();
    const id = named[kind] ?? first.id;
    await damage(handle, { kind, id, body });
    ids.push(`${kind} ${id}`);
  }
  return { server, handle, ids };
}

async function damage(
  handle: Handle,
  { kind, id, body }: { kind: ContentKind; id: string; body: string },
): Promise<void> {
  const rows = handle.updateTable('contents').set({ body }).where('kind', '=', kind);
  await rows.where('id', '=', id).execute();
}

test.each(bodies)('a row that is %s harms nothing but itself (H6)', async (body) => {
  const { server, ids } = await openDamaged(body);
  await using closing = server;
  const asked = [
    closing.call(site.getHome, { language }),
    closing.call(site.getCompany, { language }),
    closing.call(site.listProducts, { language }),
    closing.call(site.listLifecycles, { language }),
    closing.call(site.listSolutions, { language }),
    closing.call(site.listNews, { language }),
    closing.call(site.listNewsNear, { language, id: 'akma' }),
    closing.call(site.listCases, { language }),
    closing.call(site.getSupport, { language }),
    closing.call(site.listAdvisories, { language }),
    closing.call(site.getPartnerProgramme, { language }),
    closing.call(searchSite, { language, q: 'gateway' }),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
  const { result } = await server.call(site.getNewsArticle, { language, id: 'akma' });
  expect(result).toMatchObject({ error: 'NOT_FOUND' });
  const { result: company } = await server.call(site.getCompany, { language });
  expect(company.brand).toBe('UID Security');
  const { result: list } = await server.call(site.listProducts, { language });
  expect(list.products.map(({ slug }) => slug)).not.toContain('sdp');
  const machines = ['/sitemap.xml', feedPath('zh'), feedPath('en'), '/.well-known/security.txt'];
  for (const path of machines)
    expect([path, (await server.app.inject(path)).statusCode]).toEqual([path, 200]);
  const { sentence } = await checkContents(server.deps.database);
  expect(ids.filter((each) => !sentence.includes(each))).toEqual([]);
});

test('a damaged row is logged once, counted each time, and named to staff', async () => {
  const lines: string[] = [];
  await using server = await openSite(lines);
  const { handle } = server.deps.database;
  // No other test of this process has reported this row.
  await handle
    .updateTable('contents')
    .set({ id: 'told-once', body: '{}' })
    .where('kind', '=', 'news')
    .where('id', '=', 'akma')
    .execute();
  const before = await skipped.count();
  for (let times = 0; times < 3; times += 1)
    await server.call(site.getNewsArticle, { language, id: 'told-once' });
  expect(await skipped.count()).toBe(Number(before) + 3);
  const staff = await buildStaff(server, ['administrator']);
  const { result } = await server.call(getSystem, { language: 'en' }, staff);
  expect(result.findings.find(({ name }) => name === 'contents')).toMatchObject({
    state: 'fail',
    sentence: expect.stringMatching(/^1 contents are damaged.*news told-once \(/),
  });
  await server.app.close();
  expect(lines.filter((line) => line.includes('told-once'))).toHaveLength(1);
});

test('a damaged row keeps no start from happening', async () => {
  const { server, handle } = await openDamaged('{"text":');
  await using closing = server;
  await handle.updateTable('contents').set({ category: null }).execute();
  await seedSite(closing.deps);
  const { result } = await closing.call(site.listNews, { language, category: 'advisory' });
  expect(result.articles.length).toBeGreaterThan(0);
});
