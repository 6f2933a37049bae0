import { sendEnquiry } from '@uid/contract/enquiries';
import { requestRefund } from '@uid/contract/refunds';
import { routes } from '@uid/contract/pages';
import { saveReorderList } from '@uid/contract/reorder-lists';
import { createBrowserStorage } from '@uid/contract/storage';
import { act } from 'react';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { seedSite } from '../../apps/server/src/testing/seed-site.ts';
import { buildStaff } from '../../apps/server/src/testing/shop/build-staff.ts';
import {
  buildSession,
  fillCart,
  openShop,
  orderOf,
  pay,
} from '../../apps/server/src/testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../apps/server/src/testing/shop/test-shop.ts';
import { accent } from './accent.ts';
import { openBrowser } from './open-browser.ts';
import { plainWords } from './plain-words.ts';
import { siteFetch } from './site-fetch.ts';

openBrowser();

/** The parts of pages that a browser makes, in a site where somebody has bought and asked. */
test('every text of the pages of a purchase comes from a record of texts', async () => {
  await using site = await openSite();
  const { createRoot } = await import('react-dom/client');
  const { PageLocationContext } = await import('../../apps/shell/app/layout/page-location.ts');
  const { fetch, answered } = siteFetch(site, site.buyer.token);
  logIn(site.buyer);
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const found = new Set<string>();
  for (const [route, Island, queries] of await islands(site))
    for (const query of queries) {
      const path = `/en${route}${query}`;
      history.replaceState(null, '', path);
      const page = document.body.appendChild(document.createElement('div'));
      const { pathname, search } = new URL(path, 'http://localhost');
      const root = createRoot(page);
      act(() =>
        root.render(
          <PageLocationContext value={{ pathname, search }}>
            <Island />
          </PageLocationContext>,
        ),
      );
      await whole(page, answered);
      for (const text of plainWords(page.innerHTML)) found.add(`${path}: ${text}`);
      act(() => root.unmount());
    }
  expect([...found]).toEqual([]);
});

/** What nothing is called. */
const unknown = 'none';

/** What the doctor says is English in every language: its command says the same. */
const doctors = new Set(['/system']);

test('every text of the console comes from a record of texts', async () => {
  await using site = await openSite();
  const { openTestConsole } = await import('../../apps/operator/src/testing/open-console.tsx');
  const { screens } = await import('../../apps/operator/src/screens.ts');
  const staff = await buildStaff(site);
  const { fetch, answered } = siteFetch(site, staff.token);
  const contents = await site.deps.database.handle
    .selectFrom('contentVersions')
    .select('id')
    .distinct()
    .execute();
  const jobs = Object.values(site.rounds).flat();
  const names = [
    unknown,
    ...[...contents.map(({ id }) => id), ...jobs.map(({ name }) => name)].toSorted(byLength),
  ];
  const found = new Set<string>();
  for (const { path } of screens) {
    if (doctors.has(path)) continue;
    const address = path.replace('$no', site.paid).replace(/\$\w+/, unknown);
    const app = await openTestConsole(address === '/' ? '' : address, {
      script: (server) => Object.assign(server, { fetch }),
    });
    await whole(app.container, answered);
    for (const text of plainWords(app.container.innerHTML, names)) found.add(`${path}: ${text}`);
    app.close();
  }
  expect([...found]).toEqual([]);
});

test('every text of the account’s pages comes from a record of texts', async () => {
  await using site = await openSite();
  const { openApp } = await import('../../apps/uid-front/src/testing/open-app.tsx');
  const { ownPaths } = await import('../../apps/uid-front/src/session/own-pages.ts');
  const { fetch, answered } = siteFetch(site, site.buyer.token);
  const stored = { token: site.buyer.token, user: { email: 'buyer@example.com' } };
  const found = new Set<string>();
  for (const path of [...ownPaths, '/nothing'])
    for (const who of [{}, { stored }]) {
      const app = openApp(path, {
        ...who,
        language: 'en',
        basename: '/en/uid-front',
        script: (server) => Object.assign(server, { fetch }),
      });
      const container = document.body.lastElementChild as HTMLElement;
      await whole(container, answered);
      for (const text of plainWords(container.innerHTML)) found.add(`${path}: ${text}`);
      app.close();
      localStorage.clear();
    }
  expect([...found]).toEqual([]);
});

interface Site extends TestShop {
  buyer: Buyer;
  paid: string;
  unpaid: string;
  /** A reorder list. */
  list: string;
}

/** Somebody has paid for an order and wants money back, not paid another, filled the cart anew, and asked. */
async function openSite(): Promise<Site> {
  const shop = await openShop({ items: [] });
  await seedSite(shop.deps);
  const buyer = await buildSession(shop);
  const { token } = buyer;
  const paid = await orderOf(shop, buyer, { 'SIM-3FF-10': 2 });
  await pay(shop, buyer, paid);
  await shop.call(requestRefund, { language: 'en', no: paid, reason: 'other' }, { token });
  const unpaid = await orderOf(shop, buyer, { 'SIM-3FF-10': 1 });
  await fillCart(shop, buyer, { 'SIM-3FF-10': 3 });
  await shop.call(sendEnquiry, {
    language: 'en',
    kind: 'contact',
    name: '张三',
    email: 'buyer@example.com',
    message: '0123456789',
    consent: true,
  });
  const lines = [{ sku: 'SIM-3FF-10', quantity: 40 }];
  const kept = await shop.call(
    saveReorderList,
    { language: 'en', name: '0123456789', lines },
    { token },
  );
  return { ...shop, buyer, paid, unpaid, list: kept.result.id };
}

async function islands({ paid, unpaid, list }: Site) {
  const { OrdersIsland } = await import('../../apps/shell/app/features/orders/orders-island.tsx');
  const { UnpaidOrderIsland } =
    await import('../../apps/shell/app/features/orders/unpaid-order-island.tsx');
  const { ConfirmOrderIsland } =
    await import('../../apps/shell/app/features/orders/confirm-order-island.tsx');
  const { PayGatewayIsland } =
    await import('../../apps/shell/app/features/payments/pay-gateway-island.tsx');
  const { PayCompleteIsland } =
    await import('../../apps/shell/app/features/payments/pay-complete-island.tsx');
  const { QuoteIsland } = await import('../../apps/shell/app/features/quotes/quote-island.tsx');
  const { ReorderIsland } =
    await import('../../apps/shell/app/features/reorder-lists/reorder-island.tsx');
  const { EnquiryIsland } =
    await import('../../apps/shell/app/features/enquiries/enquiry-island.tsx');
  return [
    [routes.orders, OrdersIsland, ['', `?no=${paid}`, `?no=${unpaid}`, '?view=notices']],
    [routes.unpaidOrder, UnpaidOrderIsland, ['', `?no=${unpaid}`]],
    [routes.confirmOrder, ConfirmOrderIsland, ['']],
    [routes.payGateway, PayGatewayIsland, ['', `?no=${unpaid}`]],
    [routes.payComplete, PayCompleteIsland, ['', `?no=${paid}`, `?no=${unpaid}`]],
    [routes.quote, QuoteIsland, ['', '?no=none']],
    [routes.enquiry, EnquiryIsland, ['', '?no=none']],
    [routes.reorder, ReorderIsland, ['', `?list=${list}`, '?list=none']],
  ] satisfies [string, ComponentType, string[]][];
}

function logIn({ token }: Buyer): void {
  const storage = createBrowserStorage(localStorage);
  storage.set('token', token);
  storage.set('user', { email: 'buyer@example.com' });
  onTestFinished(() => localStorage.clear());
}

/** Waits until everything asked for is here and shown, as a browser does: whenever it comes. */
async function whole(page: HTMLElement, answered: () => Promise<void>): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  let shown = '';
  await vi.waitFor(
    async () => {
      await answered();
      const before = shown;
      shown = page.innerHTML;
      if (shown !== before || page.textContent.includes(accent('Loading')))
        throw new Error(`Something is awaited still: ${page.textContent}`);
    },
    { interval: 20, timeout: 30_000 },
  );
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

function byLength(a: string, b: string): number {
  return b.length - a.length;
}
