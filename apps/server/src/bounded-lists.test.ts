import {
  getItem,
  listItems,
  listItemsNear,
  listLowestPrices,
  pricePieces,
} from '@uid/contract/catalogue';
import {
  getHome,
  getNewsArticle,
  getSupport,
  listAdvisories,
  listCases,
  listCertificates,
  listNews,
} from '@uid/contract/contents';
import { listNewsNear } from '@uid/contract/contents';
import type { Endpoint, InputOf } from '@uid/contract/endpoint';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { seedSite } from './testing/seed-site.ts';
import { addContents, addItems } from './testing/add-rows.ts';
import { recordPlans } from './testing/record-plans.ts';
import type { RecordedPlan } from './testing/record-plans.ts';
import { createTestApp } from './testing/test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';

/*
 * No request's work grows with what the site holds: each statement of a public list finds a few rows by an
 * index, or ends after a page of them. `npm run proof:scale` measures the same among many rows.
 */
const language = 'en';

/** The calls of the lists, and the index columns by which each call finds its rows. */
const questions: [string, Endpoint, object, string][] = [
  ['home', getHome, {}, 'kind=?'],
  ['news', listNews, {}, 'kind=?'],
  ['a later page of news', listNews, { page: 3 }, 'kind=?'],
  ['news of a category', listNews, { category: 'company' }, 'kind=? AND category=?'],
  ['news of a year', listNews, { year: '2020' }, 'kind=? AND publishedOn>? AND publishedOn<?'],
  [
    'news of a category and year',
    listNews,
    { category: 'company', year: '2020' },
    'kind=? AND category=? AND publishedOn>? AND publishedOn<?',
  ],
  ['an article', getNewsArticle, { id: 'akma' }, 'kind=? AND (publishedOn,id)<(?,?)'],
  ['articles near a name', listNewsNear, { id: 'akmaa' }, 'kind=? AND id<?'],
  ['cases', listCases, {}, 'kind=?'],
  ['cases of an industry', listCases, { industry: 'power' }, 'kind=? AND category=?'],
  ['cases of a product', listCases, { product: 'sdp' }, 'product=?'],
  ['cases of both', listCases, { industry: 'power', product: 'sdp' }, 'product=?'],
  ['questions', getSupport, {}, 'kind=?'],
  ['a page of advisories', listAdvisories, {}, 'kind=?'],
  ['the page of an advisory', listAdvisories, { id: 'uid-sa-2026-001' }, 'kind=?'],
  ['certificates', listCertificates, {}, 'kind=?'],
  ['the page of a certificate', listCertificates, { id: 'sim-auth-latency' }, 'kind=?'],
  ['items', listItems, {}, 'itemId=?'],
  ['items of a group', listItems, { group: 'card', page: 2 }, 'itemId=?'],
  ['items of a product', listItems, { product: 'sdp' }, 'product=?'],
  ['items by price', listItems, { sort: 'price-asc' }, 'itemId=?'],
  ['the dearest items', listItems, { sort: 'price-desc', inStock: 'true' }, 'itemId=?'],
  ['items of a price', listItems, { price: 'under-500', delivery: 'shipped' }, 'itemId=?'],
  [
    'the cheapest items of a price',
    listItems,
    { sort: 'price-asc', price: '500-5000' },
    'fromFen>?',
  ],
  [
    'the dearest items of a product, price and group',
    listItems,
    { sort: 'price-desc', product: 'sdp', price: 'over-50000', group: 'software' },
    'product=? AND fromFen>?',
  ],
  ['items with a word', listItems, { q: 'number7' }, 'itemId=?'],
  ['items near a name', listItemsNear, { id: 'sim-crad' }, 'id<?'],
  ['lowest prices', listLowestPrices, {}, 'product=?'],
  ['an item', getItem, { id: 'sim-card' }, 'itemId=?'],
  ['pieces', pricePieces, { sku: 'SIM-3FF-10', quantity: 2 }, 'sku=?'],
  ['questions of a topic', getSupport, { topic: 'buying' }, 'kind=? AND category=?'],
];

// The query plans of PostgreSQL name no limits; `npm run proof:scale` reads them.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'every public list is found by an index and ends after a page',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await using site = await createTestApp({ database });
    await seedSite(site.deps);
    await addContents(database.handle, 300);
    await addItems(database.handle, 300);
    const faults: string[] = [];
    for (const [name, endpoint, input, key] of questions) {
      const plans = await database.plansOf(async () => {
        const asked = { language, ...input } as InputOf<Endpoint>;
        expect((await site.call(endpoint, asked)).status, name).toBe(200);
      });
      expect(plans.map(({ steps }) => steps).join('\n'), name).toContain(`(${key})`);
      for (const plan of plans.filter(isUnbounded))
        faults.push(`${name}: ${plan.sql}\n${plan.steps}`);
    }
    expect(faults).toEqual([]);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'a list of a price and in stock walks its order on PostgreSQL, instead of sorting all that matches',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await using site = await createTestApp({ database });
    await seedSite(site.deps);
    await addItems(database.handle, 3_000);
    for (const table of ['items', 'variants'] as const)
      await sql`analyze ${sql.table(table)}`.execute(database.handle);
    const plans = await database.plansOf(async () => {
      const asked = { language, price: '500-5000', inStock: 'true' } as const;
      expect((await site.call(listItems, asked)).status).toBe(200);
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(steps).toContain('Index Only Scan using "itemsByPlace"');
    expect(steps).not.toContain('Sort Key: items.');
  },
);

test('a list by price within a band begins in the band', async () => {
  await using opened = await openTestDatabase();
  const database = recordPlans(opened);
  await using site = await createTestApp({ database });
  await seedSite(site.deps);
  await addItems(database.handle, 3_000);
  if (process.env.TEST_DATABASE_URL) await sql`analyze items`.execute(database.handle);
  for (const sort of ['price-asc', 'price-desc'] as const) {
    const asked = { language, price: 'over-50000', sort, group: 'card' } as const;
    const plans = await database.plansOf(() => site.call(listItems, asked));
    const walks = plans.filter((plan) => plan.sql.includes('order by "items"."fromFen"'));
    expect(walks).not.toEqual([]);
    for (const { steps } of walks) {
      expect(steps).toMatch(
        /(COVERING INDEX|Index Only Scan( Backward)? using) "?itemsOver50000\b/,
      );
      expect(steps).not.toMatch(/TEMP B-TREE FOR ORDER BY|Sort Key: items\./);
    }
  }
});

/** Tables that grow. The kinds `product` and `solution` don't: a site has a few dozen of them. */
const grown = /\b(contents|caseProducts|items|variants|tierPrices)\b/;

function isUnbounded({ sql, steps, parameters }: RecordedPlan): boolean {
  if (parameters.some((each) => each === 'product' || each === 'solution')) return false;
  const lines = steps.split('\n').filter((line) => grown.test(line));
  // Finds the rows of a few names, or the variants of a few items.
  if (lines.every((line) => /\((kind=\? AND )?(id|itemId|sku)=\?/.test(line))) return false;
  // "SCAN items" may also mean the rows that a part of the statement with that name yields.
  const scanned = lines.filter((line) => line.startsWith('SCAN') && !line.includes('USING'));
  const isScan = scanned.some((line) => !steps.includes(line.replace('SCAN', 'CO-ROUTINE')));
  const isSorted = /USE TEMP B-TREE FOR (?!string_agg)/.test(steps) && !/ in \(/.test(sql);
  return isScan || isSorted || !/\blimit\b|max\(|min\(/.test(sql);
}
