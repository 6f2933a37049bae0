import { languages } from '@uid/contract/language';
import { orderStates } from '@uid/contract/orders';
import type { Order, OrderState } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { totalsOf } from '../testing/sample-lines.ts';
import { writePage } from '../testing/show-page.tsx';
import { detailTexts } from './detail-texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';

const line: Order['lines'][number] = {
  sku: 'A',
  itemId: 'a',
  name: 'A',
  variantName: 'B',
  drawing: 'sim',
  unit: 'piece',
  delivery: 'licence',
  quantity: 1,
  priceFen: 100,
  lineFen: 100,
};

const bought = {
  goods: [{ ...line, delivery: 'shipped' }],
  licences: [line],
  both: [line, { ...line, sku: 'B', delivery: 'shipped' }],
  // The pieces that are left are licences.
  'licences, the goods kept back': [
    line,
    { ...line, sku: 'B', delivery: 'shipped', quantity: 2, keptBack: 2 },
  ],
} satisfies Record<string, Order['lines']>;

/** The states through which each state is reached. */
const ways: Record<OrderState, OrderState[]> = {
  unpaid: ['unpaid'],
  paid: ['unpaid', 'paid'],
  shipped: ['unpaid', 'paid', 'shipped'],
  delivered: ['unpaid', 'paid', 'shipped', 'delivered'],
  completed: ['unpaid', 'paid', 'shipped', 'delivered', 'completed'],
  cancelled: ['unpaid', 'cancelled'],
  refunding: ['unpaid', 'paid', 'shipped', 'delivered', 'refunding'],
  refunded: ['unpaid', 'paid', 'shipped', 'delivered', 'refunding', 'refunded'],
  review: ['unpaid', 'review'],
};

const matrix = languages.flatMap((language) =>
  orderStates.flatMap((state) =>
    (Object.keys(bought) as (keyof typeof bought)[])
      // No piece of an order that was never paid is kept back.
      .filter((what) => !what.includes('kept') || ways[state].includes('paid'))
      .map((what) => ({ language, state, what })),
  ),
);

/** Words that are only about parcels, and words that are only about keys. */
const ofParcels = /已发货|收货|已送达|送达满|仓库|Shipped|good order|after delivery|warehouse/;
const ofKeys = /授权码|[Kk]eys/;

type Facts = (typeof matrix)[number];

/** Returns the page of an order that has reached this state. */
function pageOf({ language, state, what }: Facts): string {
  const events = ways[state].map((each, at) => ({
    at,
    state: each,
    by: 'clock' as const,
    reason: 'Why',
  }));
  const order: Order = {
    no: '1',
    state,
    placedAt: 0,
    now: 0,
    totalFen: 100,
    totals: totalsOf(100),
    lines: bought[what],
    invoice: { kind: 'none' },
    events,
  };
  const page = (
    <>
      <OrderFacts order={order} reload={() => Promise.resolve()} refresh={() => undefined} />
      <OrderHistory {...order} />
    </>
  );
  return writePage(page, language === 'zh' ? '/order' : '/en/order');
}

/** Returns the whole text of the page, without the sentences that say that no goods are sent. */
function wordsOf(facts: Facts): string {
  const { licences, kept } = detailTexts[facts.language].logisticsFacts;
  return pageOf(facts).replaceAll(licences, '').replaceAll(kept, '');
}

test.each(languages)('%s: keys that were paid stand before what they cost', (language) => {
  const texts = detailTexts[language];
  const headings = (what: Facts['what'], state: OrderState) =>
    [texts.items, texts.licences, texts.cost, texts.logistics]
      .map((title) => ({ title, at: pageOf({ language, state, what }).indexOf(`>${title}</h`) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
      .map(({ title }) => title);
  const { items, licences, cost, logistics } = texts;
  // No goods are on their way, and the buyer need not be told so.
  expect(headings('licences', 'delivered')).toEqual([items, licences, cost]);
  expect(headings('both', 'paid')).toEqual([items, licences, cost, logistics]);
  expect(headings('licences', 'unpaid')).toEqual([items, cost, logistics]);
});

test.each(matrix)('$language, $state, $what: nothing is said of what was not bought', (facts) => {
  const foreign = { goods: ofKeys, both: /^$/ };
  const unsaid = facts.what === 'goods' || facts.what === 'both' ? foreign[facts.what] : ofParcels;
  expect(wordsOf(facts)).not.toMatch(unsaid);
});

test.each(languages)(
  '%s: of goods that have arrived it is said how receipt is confirmed',
  (language) => {
    expect(wordsOf({ language, state: 'delivered', what: 'goods' })).toMatch(ofParcels);
    expect(wordsOf({ language, state: 'delivered', what: 'licences' })).toMatch(ofKeys);
  },
);
