// @vitest-environment happy-dom
import { getOverview } from '@uid/contract/overview';
import { getSales } from '@uid/contract/sales';
import type { SalesDay } from '@uid/contract/sales';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import { rangesFromZero } from './ranges-from-zero.ts';
import { sumSales } from './sum-sales.ts';

const nothing = { receivedFen: 0, refundedFen: 0, placedOrders: 0, paidOrders: 0, carts: 0 };
const days: SalesDay[] = [
  { ...nothing, day: '2026-01-04' },
  {
    day: '2026-01-05',
    receivedFen: 30_000,
    refundedFen: 0,
    placedOrders: 3,
    paidOrders: 2,
    carts: 5,
  },
  { ...nothing, day: '2026-01-06', refundedFen: 10_000 },
];

// The test environment draws no chart, so the test reads the table under it, which has the same figures.
await import('./sales-part.tsx');

test('days come to what was received minus what went back, and an average of what was paid', () => {
  expect(sumSales(days)).toEqual({
    revenueFen: 20_000,
    placed: 3,
    paid: 2,
    carts: 8,
    averageFen: 15_000,
  });
  expect(sumSales([]).averageFen).toBeUndefined();
});

test('zero is one line for revenue and for orders, also on a day on which more went back than came in', () => {
  const { yuan, orders } = rangesFromZero([-100, 300], [0, 2]);
  expect(yuan[0]).toBe(-100);
  expect(yuan[1]).toBeGreaterThan(300);
  expect(orders[1]).toBeGreaterThan(2);
  expect(orders[0] / orders[1]).toBeCloseTo(yuan[0] / yuan[1]);
  expect(rangesFromZero([], []).orders[0]).toBeCloseTo(0);
});

test('whoever may know it sees what the shop takes in, with a table of the same figures', async () => {
  const app = await openTestConsole('', {
    who: staffWith('finance'),
    script: (server) => server.on(getSales, success({ days, summedAt: 1 })),
  });
  await app.shows('¥200.00');
  expect(app.text()).toContain('¥150.00');
  expect(app.text()).toMatch(/Orders placed3.*38% of the step before/);
  expect(app.text()).toMatch(/Orders paid2.*67% of the step before/);
  // Days without figures are left out, and the latest day comes first.
  const rows = [...app.container.querySelectorAll('tbody th')].map((each) => each.textContent);
  expect(rows).toEqual(['6 Jan 2026', '5 Jan 2026']);
  app.fill('Days', '365');
  await app.shows('¥200.00');
  expect(app.address()).toBe('/?days=365');
  expect(app.server.sent.findLast(({ path }) => path === getSales.path)?.body).toEqual({
    days: '365',
  });
});

test('support sees what waits and no money, and finance how many payments are in review', async () => {
  const support = await openTestConsole('', {
    who: staffWith('support'),
    script: (server) => server.on(getOverview, success({ openEnquiries: 2 })),
  });
  await support.shows('Enquiries without an answer');
  expect(support.text()).not.toContain('Revenue');
  support.close();
  const finance = await openTestConsole('', {
    who: staffWith('finance'),
    script: (server) => server.on(getOverview, success({ ordersInReview: 7, lowStock: 0 })),
  });
  await finance.shows('Orders whose payment is in review7');
  expect(finance.link('Low stock').getAttribute('href')).toContain('/catalogue?low=true');
});
