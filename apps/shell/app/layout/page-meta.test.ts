import { createPageTable, staticPages } from '@uid/contract/page-table';
import { expect, test } from 'vitest';

import { pageMeta } from './page-meta.ts';

const origin = 'https://uid.example';

function canonicalOf(pathname: string, search: string): unknown {
  const page = createPageTable(staticPages).find(pathname)?.page;
  const loaderData = { origin, page, pages: staticPages };
  const meta = pageMeta(
    { location: { pathname, search }, matches: [{ loaderData }] },
    { title: 'Title', description: 'Description' },
  );
  const links = meta as { rel?: string; href?: string }[];
  return links.find(({ rel }) => rel === 'canonical')?.href;
}

test.each([
  ['/mall', '?item=sim-card&sku=SIM-1&utm_source=x', '/mall?item=sim-card'],
  ['/mall', '?group=card&sort=price&page=2', '/mall?page=2'],
  ['/en/news', '?year=2025&category=product', '/en/news?category=product'],
  ['/news/detail', '?id=akma&page=2', '/news/detail?id=akma'],
  ['/client-case', '?industry=power&product=sdp', '/client-case?industry=power'],
  ['/home', '?page=2&item=x', '/home'],
  ['/support', '?q=sim&page=2', '/support'],
  ['/en/support', '?advisories=2&topic=buying', '/en/support?advisories=2'],
])('%s%s is, for search engines, %s', (pathname, search, canonical) => {
  expect(canonicalOf(pathname, search)).toBe(origin + canonical);
});

test('what is said of a page carries the company’s name as it is published', () => {
  const page = createPageTable(staticPages).find('/home')?.page;
  const company = { brand: 'Harbour Keys', legalName: 'Harbour Keys Ltd', phones: [] };
  const loaderData = { origin, page, pages: staticPages, company };
  const meta = pageMeta(
    { location: { pathname: '/en/home', search: '' }, matches: [{ loaderData }] },
    { title: 'Keys', description: 'Description' },
  );
  expect(meta).toContainEqual({ title: 'Keys · Harbour Keys' });
  const named = meta.flatMap((each) =>
    'script:ld+json' in each ? [(each['script:ld+json'] as { name?: string }).name] : [],
  );
  expect(named).toEqual(['Harbour Keys', 'Harbour Keys']);
});
