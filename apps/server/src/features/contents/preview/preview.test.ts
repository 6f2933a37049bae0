import type { ContentOf } from '@uid/contract/content-kinds';
import { getNewsArticle, listCertificates } from '@uid/contract/contents';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import type { PageBuild } from '../../../http/pages/render-page.ts';
import { seed } from '../../../seed.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { draftedBeside, withDrafted } from './drafted.ts';

const language = 'en';
const akma = { language, kind: 'news', id: 'akma' } as const;

/** A page that shows the article's title. */
const build: PageBuild = {
  async handlePage(request, { call, page: known }) {
    if (!known) return new Response('none', { status: 404 });
    const { pathname } = new URL(request.url);
    const asked = pathname.startsWith('/en') ? 'en' : 'zh';
    const { title } = await call(getNewsArticle, { language: asked, id: 'akma' });
    return new Response(title, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-cache',
      },
    });
  },
};

async function openEditor(shown = build) {
  const server = await createTestApp({
    pages: { build: shown, shellAssets: import.meta.dirname, microApps: [] },
  });
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  await seed(server.deps);
  const staff = await buildStaff(server, ['editor']);

  async function draft(change: object) {
    const { parts } = (await server.call(contract.getStaffContent, akma, staff)).result;
    const { revision, draft: drafted, published } = parts.find(({ part }) => part === 'en')!;
    const before = JSON.parse((drafted ?? published)!.body) as object;
    const body = JSON.stringify({ ...before, ...change });
    const input = { ...akma, part: 'en', revision, body } as const;
    await server.call(contract.saveContentDraft, input, staff);
  }

  async function preview(content: ParsedInputOf<typeof contract.openContentPreview> = akma) {
    const answer = await server.call(contract.openContentPreview, content, staff);
    const cookie = answer.headers['set-cookie'];
    const header = typeof cookie === 'string' ? cookie : '';
    return { answer, id: answer.result?.id, header, cookie: header.split(';')[0] ?? '' };
  }

  async function open(id: string, cookie?: string, asked = 'en') {
    const headers = { accept: 'text/html', ...(cookie !== undefined && { cookie }) };
    return server.app.inject({ url: `/preview/${id}/${asked}`, headers });
  }

  return {
    server,
    staff,
    draft,
    preview,
    open,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const page = '/en/news/detail?id=akma';

test('a preview shows the draft to who opened it, and the site goes on as it was', async () => {
  await using editor = await openEditor();
  const before = (await editor.server.app.inject(page)).body;
  await editor.draft({ title: 'A drafted title' });
  const { id, cookie, header } = await editor.preview();
  expect(header).toMatch(/HttpOnly/);
  expect(header).toMatch(/SameSite=Strict/);
  expect(header).toMatch(/Max-Age=900/);
  expect(header).toContain(`Path=/preview/${id}`);
  const seen = await editor.open(id, cookie);
  expect(seen.body).toBe('A drafted title');
  expect(seen.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  });
  expect(seen.headers.etag).toBeUndefined();
  expect((await editor.open(id, cookie, 'zh')).body).toMatch(/\p{Script=Han}/u);
  const now = await editor.server.app.inject(page);
  expect(now.body).toBe(before);
  expect(now.headers['x-frame-options']).toBe('DENY');
  expect(JSON.stringify((await editor.server.call(getNewsArticle, akma)).result)).not.toContain(
    'drafted',
  );
});

test('a preview is nothing without its cookie, with that of another one, changed, or 15 minutes later', async () => {
  await using editor = await openEditor();
  await editor.draft({ title: 'A drafted title' });
  const one = await editor.preview();
  editor.server.clock.now += 1000;
  const other = await editor.preview();
  const statusOf = async (cookie?: string) => (await editor.open(one.id, cookie)).statusCode;
  expect(await statusOf(one.cookie)).toBe(200);
  const wrong = [
    undefined,
    other.cookie,
    `${one.cookie}x`,
    one.cookie.slice(0, -9),
    'uid-preview=a.b',
  ];
  for (const cookie of wrong) expect(await statusOf(cookie)).toBe(404);
  editor.server.clock.now += 15 * 60_000;
  expect(await statusOf(one.cookie)).toBe(404);
});

test('where readers meet a content in lists alone, a draft that is not in one stands beside what is', () => {
  const content = { id: 'new' } as ContentOf<'question'>;
  const beside = (kind: 'question' | 'news', id: string) =>
    withDrafted({ kind, id: 'new', content }, () => draftedBeside(kind, [{ id }]));
  expect(beside('question', 'old')).toEqual([content]);
  expect(beside('question', 'new')).toEqual([]);
  expect(beside('news', 'old')).toEqual([]);
});

test('a certificate that nobody has published stands on the page of all in its preview', async () => {
  const certificates: PageBuild = {
    async handlePage(_request, { call }) {
      const { certificates: shown } = await call(listCertificates, { language });
      return new Response(shown.map(({ name }) => name).join('\n'));
    },
  };
  await using editor = await openEditor(certificates);
  const { server, staff } = editor;
  const { database } = server.deps;
  const rows = database.handle.selectFrom('contents').select('body');
  const row = await rows.where('kind', '=', 'certificate').executeTakeFirstOrThrow();
  const written = JSON.parse(row.body) as ContentOf<'certificate'>;
  const named = { language, kind: 'certificate', id: 'new-one' } as const;
  const { text, ...shared } = { ...written, id: named.id };
  const parts = { shared, zh: text.zh, en: { ...text.en, name: 'A certificate to come' } };
  for (const [part, body] of Object.entries(parts)) {
    const draft = { ...named, part, revision: 0, body: JSON.stringify(body) };
    await server.call(contract.saveContentDraft, draft as never, staff);
  }
  const { id, cookie } = await editor.preview(named);
  expect((await editor.open(id, cookie)).body).toContain('A certificate to come');
});

type Ending = (server: TestApp) => Promise<unknown>;
const endings: Record<string, Ending> = {
  'the right': ({ deps }) => deps.database.handle.deleteFrom('staffRoles').execute(),
  'the session': ({ deps }) => deps.database.handle.deleteFrom('sessions').execute(),
  'the key of the session': ({ deps }) =>
    deps.database.handle.updateTable('sessions').set({ keyThumbprint: null }).execute(),
  'the factor that the rights rest on': ({ deps }) =>
    deps.database.handle.updateTable('staff').set({ factor: 'passkey' }).execute(),
  'the time of the session': ({ deps, clock }) =>
    deps.database.handle.updateTable('sessions').set({ expiresAt: clock.now }).execute(),
  'a session that nobody has used for too long': ({ deps, clock }) =>
    deps.database.handle
      .updateTable('sessions')
      .set({ lastSeenAt: clock.now - deps.config.identity.sessionIdleTime })
      .execute(),
};

test.each(Object.entries(endings))('a preview ends with %s', async (_name, end) => {
  await using editor = await openEditor();
  await editor.draft({ title: 'A drafted title' });
  const { id, cookie } = await editor.preview();
  expect((await editor.open(id, cookie)).body).toContain('drafted');
  await end(editor.server);
  expect((await editor.open(id, cookie)).statusCode).toBe(404);
});

test('a draft that is not whole says where, and opens no preview', async () => {
  await using editor = await openEditor();
  await editor.draft({ title: '' });
  const { answer, header } = await editor.preview();
  expect(answer.result).toMatchObject({
    error: 'CONTENT_INVALID',
    details: { problems: [{ path: 'text.en.title' }] },
  });
  expect(header).toBe('');
});
