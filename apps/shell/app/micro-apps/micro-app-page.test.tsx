import { loginWays } from '@uid/contract/login-ways';
import { microApps } from '@uid/contract/micro-apps';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';

import { PageLocationContext } from '../layout/page-location.ts';
import { PageTableContext } from '../layout/use-page.ts';
import { pageServices } from '../page-services.ts';

// The module reads files that exist only after a build, so it is mocked.
vi.mock('../islands/script-files.ts', () => ({
  islandFiles: (name: string) => ({ module: `/assets/islands/${name}.js`, imports: [] }),
}));
vi.mock('../islands/island-scripts.tsx', () => ({ IslandScripts: () => null }));

/** The registry's entry is all that the shell knows about another micro-app. */
beforeAll(() => {
  const labels = { title: 'Guest', description: '' };
  Object.assign(microApps, {
    guest: {
      entry: '/child/guest/',
      route: '/visit/guest',
      frame: 'site',
      access: 'everybody',
      prefetch: false,
      labels: { zh: labels, en: { ...labels, title: 'Guest in English' } },
    },
  });
});

test('every path below the route of a micro-app leads to the page that hosts it, in both languages', async () => {
  const { default: routes } = await import('../routes.ts');
  const hosting = routes
    .flatMap((route) => route.children ?? [])
    .filter(({ file }) => file.endsWith('micro-app-page.tsx'))
    .map(({ path }) => path);
  expect(hosting).toHaveLength(Object.keys(microApps).length * 2);
  for (const path of ['uid-front/*', 'en/uid-front/*', 'visit/guest/*', 'en/visit/guest/*'])
    expect(hosting).toContain(path);
});

test.each([
  ['/uid-front/login', 'uid-front', '账户', { hasMobile: true }],
  ['/visit/guest', 'guest', 'Guest', undefined],
  ['/en/visit/guest/a/b', 'guest', 'Guest in English', undefined],
])('the page at %s hosts %s under its own title', async (pathname, name, title, facts) => {
  const { createPageTable, staticPages } = await import('@uid/contract/page-table');
  const { default: MicroAppPage } = await import('./micro-app-page.tsx');
  const page = renderToString(
    <PageLocationContext value={{ pathname, search: '' }}>
      <PageTableContext
        value={{ page: createPageTable(staticPages).find(pathname)?.page, pages: [] }}
      >
        <MicroAppPage loaderData={{ facts }} />
      </PageTableContext>
    </PageLocationContext>,
  );
  expect(page).toContain(`data-micro-app="${name}"`);
  expect(page).toContain(title);
  // The notice is the same for every application.
  const withoutScript = /<noscript>.*<\/noscript>/.exec(page)?.[0];
  expect(withoutScript).toContain('JavaScript');
  expect(withoutScript).not.toMatch(/登录|购物车|session|cart/);
  const written = /data-facts="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"');
  expect(written && JSON.parse(written)).toEqual(facts);
});

test.each([
  ['/uid-front/login', undefined, [loginWays.path]],
  ['/visit/guest', undefined, []],
  ['/en/visit/guest/a', 'login-ways', [loginWays.path]],
])('the page at %s, whose app names the facts %s, asks %j', async (path, facts, expected) => {
  Object.assign(microApps, { guest: { ...microApps['guest'], facts } });
  const { createPageTable, staticPages } = await import('@uid/contract/page-table');
  const { loader } = await import('./micro-app-page.tsx');
  const asked: string[] = [];
  const context = new RouterContextProvider();
  context.set(pageServices, {
    call: async (endpoint) => {
      asked.push(endpoint.path);
      return { hasMobile: true } as never;
    },
    origin: 'http://localhost',
    requestId: 'id',
    onFailure: () => undefined,
    page: createPageTable(staticPages).find(path)?.page,
    pages: [],
  });
  const request = new Request(`http://localhost${path}`);
  const read = await loader({ request, context } as unknown as Parameters<typeof loader>[0]);
  expect(asked).toEqual(expected);
  expect(read.facts).toEqual(expected.length > 0 ? { hasMobile: true } : undefined);
});
