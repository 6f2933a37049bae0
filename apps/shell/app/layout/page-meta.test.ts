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
])('%s%s is, for search engines, %s', (pathname, search, canonical) => {
  expect(canonicalOf(pathname, search)).toBe(origin + canonical);
});
