import { staticPages } from '@uid/contract/page-table';
import { productPage } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';

import { PageLocationContext } from '../page-location.ts';
import { PageTableContext } from '../use-page.ts';
import { NavigationList } from './navigation-list.tsx';

function navigationAt(pathname: string, pages: readonly Page[]): string {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <PageLocationContext value={{ pathname, search: '' }}>
          <PageTableContext value={{ page: undefined, pages }}>
            <NavigationList isPlain />
          </PageTableContext>
        </PageLocationContext>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[pathname]} />);
}

test('lists the pages of the table that stand in the header, those added while the site runs too', () => {
  const added: Page = {
    ...productPage('quantum-card'),
    label: { zh: '量子卡', en: 'Quantum card' },
    navigation: { header: true },
  };
  const pages = [...staticPages, added];
  const links = [...navigationAt('/en/news', pages).matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, label]) => `${href} ${label}`,
  );
  expect(links).toEqual([
    '/en/product Products',
    '/en/solution Solutions',
    '/en/mall Shop',
    '/en/client-case Cases',
    '/en/news News',
    '/en/support Support',
    '/en/support/cooperation Partners',
    '/en/product/quantum-card Quantum card',
  ]);
});

test.each([
  ['/news/detail', '/news'],
  ['/en/support/cooperation', '/en/support/cooperation'],
  ['/product/sdp', '/product'],
  ['/home', undefined],
])('at %s the visitor is in the part at %s', (pathname, part) => {
  const markup = navigationAt(pathname, staticPages);
  expect(/href="([^"]+)" aria-current="true"/.exec(markup)?.[1]).toBe(part);
});
