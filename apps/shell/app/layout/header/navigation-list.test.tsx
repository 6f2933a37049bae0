import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';

import { PageLocationContext } from '../page-location.ts';
import { NavigationList } from './navigation-list.tsx';

const header = [
  { name: 'News', path: '/news' },
  { name: 'Products', path: '/product' },
  { name: 'Partners', path: '/support/cooperation' },
  { name: 'Support', path: '/support' },
  { name: 'Forum', path: 'https://forum.example/' },
];

function navigationAt(pathname: string, isPlain = true): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({}),
      Component: () => (
        <PageLocationContext value={{ pathname, search: '' }}>
          <NavigationList isPlain={isPlain} />
        </PageLocationContext>
      ),
    },
  ]);
  const hydrationData = { loaderData: { root: { navigation: { header } } } };
  return renderToStaticMarkup(<Stub initialEntries={[pathname]} hydrationData={hydrationData} />);
}

test('lists what editors have put there, in their order, in the language of the page', () => {
  const links = [...navigationAt('/en/home').matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, name]) => `${href} ${name}`,
  );
  expect(links).toEqual([
    '/en/news News',
    '/en/product Products',
    '/en/support/cooperation Partners',
    '/en/support Support',
    'https://forum.example/ Forum',
  ]);
});

test('products have their list beside them wherever they stand', () => {
  expect(navigationAt('/en/home', false).match(/popoverTarget="[^"]+"/gi)).toEqual([
    'popoverTarget="menu-product"',
  ]);
});

test.each([
  ['/news/detail', '/news'],
  ['/en/support/cooperation', '/en/support/cooperation'],
  ['/en/support', '/en/support'],
  ['/product/sdp', '/product'],
  ['/home', undefined],
])('at %s the visitor is in the part at %s', (pathname, part) => {
  const markup = navigationAt(pathname);
  expect(/href="([^"]+)" aria-current="true"/.exec(markup)?.[1]).toBe(part);
});
