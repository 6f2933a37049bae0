import * as contract from '@uid/contract/staff-contents';
import { redirect as schema } from '@uid/contract/redirects';
import type { ContentKind } from '@uid/contract/content-kinds';
import { expect, onTestFinished, test } from 'vitest';

import type { PageBuild } from '../../../http/pages/render-page.ts';
import { seed } from '../../../seed.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTick } from '../../../testing/shop/test-shop.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const language = 'en';

const gone = { article: 'id=gone' };

/** Answers as the shell does, which notices only while rendering that an article does not exist. */
const build: PageBuild = {
  handlePage: async (request, { page }) =>
    new Response(page?.path ?? 'no page', {
      status: page && !request.url.includes(gone.article) ? 200 : 404,
    }),
};

async function openSite() {
  const pages = { build, shellAssets: import.meta.dirname, microApps: [] };
  const server = await createTestApp({ pages });
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  await seed(server.deps);
  const staff = await buildStaff(server, ['editor']);

  async function save(kind: ContentKind, id: string, body: object) {
    const content = await server.call(contract.getStaffContent, { language, kind, id }, staff);
    const revision = content.status === 200 ? (content.result.parts[0]?.revision ?? 0) : 0;
    const input = { language, kind, id, part: 'shared', revision, body: JSON.stringify(body) };
    return server.call(contract.saveContentDraft, input as never, staff);
  }

  async function partsOf(kind: ContentKind, id: string) {
    const content = await server.call(contract.getStaffContent, { language, kind, id }, staff);
    return content.result.parts.map(({ part, revision }) => ({ part, revision }));
  }

  async function publish(kind: ContentKind, id: string, body: object) {
    expect((await save(kind, id, body)).status).toBe(200);
    const input = { language, kind, id, parts: await partsOf(kind, id) } as const;
    return server.call(contract.publishContent, input, staff);
  }

  return {
    server,
    staff,
    save,
    partsOf,
    publish,
    lead: (id: string, from: string, to: string, permanence = 'permanent') =>
      publish('redirect', id, { id, from, to, permanence }),
    async ask(url: string) {
      const { statusCode, headers } = await server.app.inject(url);
      return [statusCode, headers.location];
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('an address that was given up leads to a page, in the language and any spelling it is asked in', async () => {
  await using site = await openSite();
  expect(await site.ask('/old-gateway')).toEqual([404, undefined]);
  expect((await site.lead('old', '/old-gateway', '/product/sdp')).status).toBe(200);
  expect(await site.ask('/old-gateway')).toEqual([308, '/product/sdp']);
  expect(await site.ask('/en/Old-Gateway/?from=mail')).toEqual([308, '/en/product/sdp']);
  expect(await site.ask('/old-gateway/more')).toEqual([404, undefined]);
  const to = '/mall?item=auth-gateway#price';
  expect((await site.lead('now', '/this-week', to, 'temporary')).status).toBe(200);
  expect(await site.ask('/en/this-week')).toEqual([302, `/en${to}`]);
  expect((await site.lead('text', '/old-terms', '/im/privacy.txt')).status).toBe(200);
  expect(await site.ask('/en/old-terms')).toEqual([308, '/im/privacy.txt']);
});

test('an article that is gone leads elsewhere, one that is there stays', async () => {
  await using site = await openSite();
  const to = '/news/detail?id=akma';
  expect((await site.lead('gone', '/news/detail?id=gone', to)).status).toBe(200);
  expect(await site.ask('/en/news/detail?id=gone')).toEqual([308, `/en${to}`]);
  expect(await site.ask('/en/news/detail?id=gone-too')).toEqual([404, undefined]);
  expect(await site.ask(`/en${to}`)).toEqual([200, undefined]);
  onTestFinished(() => void (gone.article = 'id=gone'));
  gone.article = 'id=another';
  site.server.clock.now += 24 * 60 * 60_000;
  expect(await site.ask('/en/news/detail?id=gone')).toEqual([200, undefined]);
});

test('whatever leads out of the site, to where people log in or to no page is refused and changes nothing', async () => {
  await using site = await openSite();
  const refused = async (from: string, to: string) => {
    const { status, result } = await site.lead('bad', from, to);
    expect([from, to, status]).toEqual([from, to, 422]);
    return JSON.stringify(result);
  };
  for (const prefix of ['/api', '/uid-boot', '/uid-front', '/operator']) {
    expect(await refused(prefix, '/home')).toContain('"from"');
    expect(await refused(`${prefix}/old`, '/home')).toContain('"from"');
    expect(await refused('/old', `${prefix}/login`)).toContain('"to"');
  }
  for (const to of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a/../api',
    '/%61pi',
  ])
    expect(await refused('/old', to), to).toContain('"to"');
  for (const from of ['old', '/Old', '/', '/old/', '/en/old', '/old?a=b', '/old%2f'])
    expect(await refused(from, '/home'), from).toContain('"from"');
  expect(await refused('/product/sdp', '/home')).toContain('is a page');
  expect(await refused('/news/detail', '/home')).toContain('is a page');
  expect(await refused('/old', '/no-such-page')).toContain('is no page');
  expect(await refused('/old', '/old')).toContain('is no page');
  expect(await refused('/old', '/news/detail?id=nothing')).toContain('is no page');
  expect((await site.lead('first', '/old', '/home')).status).toBe(200);
  expect(await refused('/old', '/product')).toContain('leads elsewhere');
  expect(await site.ask('/old')).toEqual([308, '/home']);
});

test('where pages came and went, redirects lead on to what is there, and never round in a circle', async () => {
  await using site = await openSite();
  const { server, staff } = site;
  const write = (name: string) => site.publish('text-page', name, { name, body: 'Words' });
  const withdraw = async (kind: ContentKind, id: string) => {
    const named = { language, kind, id, parts: await site.partsOf(kind, id) } as const;
    expect((await server.call(contract.withdrawContent, named, staff)).status).toBe(200);
  };
  for (const name of ['one', 'two']) expect((await write(name)).status).toBe(200);
  expect((await site.lead('a', '/im/one.txt', '/im/two.txt')).status).toBe(200);
  // As long as the page exists, it takes precedence over the redirect.
  expect(await site.ask('/im/one.txt')).toEqual([200, undefined]);
  expect((await site.lead('b', '/im/two.txt', '/im/one.txt')).status).toBe(200);
  await withdraw('text-page', 'one');
  expect(await site.ask('/im/one.txt')).toEqual([308, '/im/two.txt']);
  await withdraw('text-page', 'two');
  expect(await site.ask('/im/one.txt')).toEqual([404, undefined]);
  expect((await site.lead('b', '/im/two.txt', '/support', 'temporary')).status).toBe(200);
  expect(await site.ask('/im/one.txt')).toEqual([302, '/support']);
  await withdraw('redirect', 'b');
  expect(await site.ask('/im/one.txt')).toEqual([404, undefined]);
});

test('a page that was withdrawn leads on from the first reader, whom nobody asked for a page before', async () => {
  await using site = await openSite();
  const { server } = site;
  const { handle } = server.deps.database;
  const id = 'added';
  const row = { kind: 'product', id, position: 90, publishedOn: null, category: null } as const;
  const product = handle.selectFrom('contents').select('body').where('id', '=', 'sdp');
  const { body } = await product.where('kind', '=', 'product').executeTakeFirstOrThrow();
  const own = JSON.stringify({ ...JSON.parse(body), slug: id });
  await handle
    .insertInto('contents')
    .values({ ...row, body: own })
    .execute();
  expect(await site.ask('/product/added')).toEqual([200, undefined]);
  await handle.deleteFrom('contents').where('id', '=', id).execute();
  expect((await site.lead('moved', '/product/added', '/product/sdp')).status).toBe(200);
  expect(await site.ask('/en/product/added')).toEqual([308, '/en/product/sdp']);
});

/**
 * Adds redirects one after the other, as pages come and go. Each leads to the next address, the last one to the home
 * page.
 */
async function leadOn(
  site: Awaited<ReturnType<typeof openSite>>,
  name: string,
  permanences: readonly ('permanent' | 'temporary')[],
): Promise<void> {
  const { handle } = site.server.deps.database;
  for (const [at, permanence] of permanences.entries()) {
    const [id, from] = [`${name}-${at}`, `/${name}-${at}`];
    expect((await site.lead(id, from, '/home', permanence)).status).toBe(200);
    const to = at === permanences.length - 1 ? '/home' : `/${name}-${at + 1}#part`;
    const body = JSON.stringify({ id, from, to, permanence });
    await handle.updateTable('contents').set({ body }).where('id', '=', id).execute();
  }
}

test('an address that moved five times leads on, one that moved more often leads nowhere', async () => {
  await using site = await openSite();
  await leadOn(
    site,
    'five',
    Array.from({ length: 5 }, () => 'permanent' as const),
  );
  expect(await site.ask('/five-0')).toEqual([308, '/home']);
  await leadOn(
    site,
    'six',
    Array.from({ length: 6 }, () => 'permanent' as const),
  );
  expect(await site.ask('/six-0')).toEqual([404, undefined]);
});

test('where one of several moves is for a while, nobody is told that it is for ever', async () => {
  await using site = await openSite();
  await leadOn(site, 'moved', ['temporary', 'permanent']);
  expect(await site.ask('/moved-0')).toEqual([302, '/home']);
  expect(await site.ask('/moved-1')).toEqual([308, '/home']);
});

test('a redirect is published by the clock, and not before (H2, H3)', async () => {
  await using site = await openSite();
  const { server, staff } = site;
  const id = 'later';
  const body = { id, from: '/later', to: '/home', permanence: 'permanent' };
  expect((await site.save('redirect', id, body)).status).toBe(200);
  const named = {
    language,
    kind: 'redirect',
    id,
    parts: await site.partsOf('redirect', id),
  } as const;
  const asked = { ...named, action: 'publish', starts: '2026-12-02T09:00' } as const;
  const { status, result } = await server.call(contract.scheduleContent, asked, staff);
  expect(status).toBe(200);
  const tick = createTick(server, server.rounds.fulfilment);
  await tick();
  expect(await site.ask('/later')).toEqual([404, undefined]);
  server.clock.now = result.at;
  await tick();
  expect(await site.ask('/later')).toEqual([308, '/home']);
});

test('a damaged redirect leads nowhere and harms no other page', async () => {
  await using site = await openSite();
  expect((await site.lead('old', '/old', '/home')).status).toBe(200);
  const { handle } = site.server.deps.database;
  await handle
    .updateTable('contents')
    .set({ body: JSON.stringify({ id: 'old', from: '/old', to: 'https://evil.example' }) })
    .where('kind', '=', 'redirect')
    .execute();
  expect(await site.ask('/old')).toEqual([404, undefined]);
  expect(await site.ask('/home')).toEqual([200, undefined]);
});

test('an address of any length is judged at once', () => {
  const long = `/${'a-'.repeat(50_000)}!`;
  const body = { id: 'old', from: long, to: long, permanence: 'permanent' };
  expect(schema.safeParse(body).success).toBe(false);
});
