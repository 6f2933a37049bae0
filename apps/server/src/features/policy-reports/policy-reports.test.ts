import { policyReportPath } from '@uid/contract/constants';
import { listPolicyReports } from '@uid/contract/policy-reports';
import type { PolicyReport } from '@uid/contract/policy-reports';
import { expect, test } from 'vitest';

import { openShop } from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { maxKinds } from './count-violation.ts';
import { policyReportJobs } from './jobs.ts';

const host = 'localhost';
const day = 24 * 60 * 60_000;

/** A report as Chromium writes it. */
function modern(change: object = {}, type = 'csp-violation') {
  return {
    type,
    age: 10,
    url: `http://${host}/cart?removed=1`,
    user_agent: 'x',
    body: {
      documentURL: `http://${host}/cart?removed=secret#part`,
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=1',
      sourceFile: `http://${host}/assets/a.js?x`,
      sample: 'alert(1)',
      disposition: 'enforce',
      ...change,
    },
  };
}

/** A report as Firefox writes it. */
const old = {
  'csp-report': {
    'document-uri': `http://${host}/cart?removed=secret`,
    'effective-directive': 'style-src-attr',
    'violated-directive': 'style-src-attr',
    'blocked-uri': 'inline',
    'source-file': 'moz-extension',
    'script-sample': 'color: red',
  },
};

interface Sending {
  type?: string;
  address?: string;
}

async function send({ app }: TestShop, body: unknown, { type, address }: Sending = {}) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: policyReportPath,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { host, 'content-type': type ?? 'application/reports+json' },
    ...(address && { remoteAddress: address }),
  });
  return statusCode;
}

async function readAll(shop: TestShop): Promise<PolicyReport[]> {
  const operator = await buildStaff(shop);
  return (await shop.call(listPolicyReports, {}, operator)).result.reports;
}

test('what browsers report in either format is counted by kind, and staff read it', async () => {
  await using shop = await openShop();
  const first = shop.clock.now;
  expect(await send(shop, [modern(), modern({ sample: 'another' })])).toBe(204);
  shop.clock.now += 1000;
  expect(await send(shop, [modern()])).toBe(204);
  shop.clock.now += 1000;
  expect(await send(shop, old, { type: 'application/csp-report' })).toBe(204);
  const reports = await readAll(shop);
  // The latest report comes first.
  expect(reports.map(({ directive }) => directive)).toEqual(['style-src-attr', 'script-src-elem']);
  expect(reports).toContainEqual({
    kind: 'csp-violation',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/cart',
    source: '/assets/a.js',
    count: 3,
    firstAt: first,
    lastAt: first + 1000,
  });
  expect(reports).toContainEqual(
    expect.objectContaining({ directive: 'style-src-attr', blocked: 'inline', count: 1 }),
  );
});

test('nothing of the person is kept: no query, no sample, no address', async () => {
  await using shop = await openShop();
  await send(shop, [modern()]);
  const rows = await shop.deps.database.handle.selectFrom('policyReports').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/secret|token|alert|removed|127\.0\.0\.1/);
});

test('what a report names is kept short: a page, a directive, a scheme or one word', async () => {
  await using shop = await openShop();
  const long = modern({
    documentURL: `http://${host}/${'p'.repeat(300)}`,
    effectiveDirective: 'd'.repeat(60),
    blockedURL: 'data:text/html,somebody',
    sourceFile: 'Somebody was here',
  });
  await send(shop, [long, modern({ blockedURL: 'eval', effectiveDirective: 'img-src a b' })]);
  const reports = await readAll(shop);
  expect(reports).toContainEqual(
    expect.objectContaining({
      page: `/${'p'.repeat(199)}`,
      directive: 'd'.repeat(50),
      blocked: 'data:',
      source: '',
    }),
  );
  expect(reports).toContainEqual(
    expect.objectContaining({ blocked: 'eval', directive: 'img-src' }),
  );
});

test('a browser that names only the directive that was violated is understood', async () => {
  await using shop = await openShop();
  const said = { ...old['csp-report'], 'effective-directive': undefined };
  await send(shop, { 'csp-report': said }, { type: 'application/csp-report' });
  expect(await readAll(shop)).toMatchObject([{ directive: 'style-src-attr' }]);
});

test('the embedder policy reports, too; of other sites and other kinds nothing is kept', async () => {
  await using shop = await openShop();
  await send(shop, [
    modern({ destination: 'image', effectiveDirective: undefined }, 'coep'),
    modern({ documentURL: 'http://elsewhere.example/' }),
    modern({}, 'deprecation'),
    modern({ documentURL: 7 }, 'crash'),
    null,
    'text',
  ]);
  const reports = await readAll(shop);
  expect(reports.map(({ kind, directive }) => [kind, directive])).toEqual([['coep', 'image']]);
});

test.each([
  ['no JSON', '{', 'application/reports+json', 400],
  ['nothing', '', 'application/reports+json', 400],
  ['another type', '[]', 'application/json', 415],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['too much', JSON.stringify('x'.repeat(17_000)), 'application/reports+json', 413],
  ['a number', '7', 'application/reports+json', 204],
  ['a polluted object', '{"__proto__":{"csp-report":{}}}', 'application/csp-report', 204],
])('%s leaves nothing', async (_name, body, type, status) => {
  await using shop = await openShop();
  expect(await send(shop, body, { type })).toBe(status);
  expect(await readAll(shop)).toEqual([]);
});

test('one address reports so often, and one request brings so many', async () => {
  await using shop = await openShop();
  const many = Array.from({ length: 30 }, (_, at) =>
    modern({ documentURL: `http://${host}/${at}` }),
  );
  const address = '203.0.113.7';
  const statuses = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push(await send(shop, count === 0 ? many : [], { address }));
  expect(statuses.slice(0, 30).every((status) => status === 204)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect(await readAll(shop)).toHaveLength(20);
  expect(await send(shop, [modern()], { address: '203.0.113.8' })).toBe(204);
});

test('who invents kinds without end is counted under one', async () => {
  await using shop = await openShop();
  let page = 0;
  const invent = () =>
    Array.from({ length: 20 }, () => modern({ documentURL: `http://${host}/${(page += 1)}` }));
  for (let count = 0; count <= maxKinds / 20; count += 1)
    await send(shop, invent(), { address: `198.51.100.${count}` });
  const { handle } = shop.deps.database;
  const rows = await handle.selectFrom('policyReports').select(['kind', 'count']).execute();
  expect(rows).toHaveLength(maxKinds + 1);
  expect(rows.find(({ kind }) => kind === 'others')).toEqual({ kind: 'others', count: 20 });
});

test('a kind that is reported no more is forgotten after thirty days', async () => {
  await using shop = await openShop();
  await send(shop, [modern()]);
  const [job] = policyReportJobs(shop.deps);
  shop.clock.now += 30 * day;
  await job?.run(() => false);
  expect(await readAll(shop)).toHaveLength(1);
  shop.clock.now += 1;
  await job?.run(() => false);
  expect(await readAll(shop)).toEqual([]);
});
