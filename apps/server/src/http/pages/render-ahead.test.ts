import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import type { PageBuild } from './render-page.ts';
import { renderAhead } from './render-ahead.ts';

const shellAssets = import.meta.dirname;

test.each(['', 'http://www.example.com'])(
  'renders the home page and the cart before anybody asks, at the origin "%s"',
  async (origin) => {
    const rendered: string[] = [];
    const build: PageBuild = {
      async handlePage({ url }) {
        rendered.push(new URL(url).pathname);
        return new Response('page', { headers: { 'content-type': 'text/html' } });
      },
    };
    const pages = { build, shellAssets, microApps: [] };
    await using site = await createTestApp({ pages, environment: { PUBLIC_ORIGIN: origin } });
    await renderAhead(site.app);
    expect(rendered).toEqual(['/home', '/cart']);
  },
);

test('a page that cannot be rendered keeps no process from starting', async () => {
  const build: PageBuild = { handlePage: () => Promise.reject(new Error('broken')) };
  const pages = { build, shellAssets, microApps: [] };
  await using site = await createTestApp({ pages });
  await expect(renderAhead(site.app)).resolves.toBeUndefined();
});
