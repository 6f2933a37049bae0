import * as catalogue from '@uid/contract/staff-catalogue';
import * as quotes from '@uid/contract/staff-quotes';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { openShop } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { actorsOf, race, statusesOf, turns } from './testing/race.ts';

const language = 'en';

async function open() {
  const shop = await openShop();
  return { shop, one: await buildStaff(shop), two: await buildStaff(shop) };
}

async function readCard(shop: TestShop, staff: Buyer) {
  const item = await shop.call(catalogue.getStaffItem, { language, id: 'card' }, staff);
  return item.result.variants.find(({ sku }) => sku === 'CARD-A')!;
}

function changePrice(shop: TestShop, by: Buyer, change: { revision: number; priceFen: number }) {
  return shop.call(catalogue.changePrice, { language, sku: 'CARD-A', ...change }, by);
}

test.each(turns)(
  'of two prices of one variant one counts, and one is in force (F4, $turn)',
  async ({ turn }) => {
    const { shop, one, two } = await open();
    await using _ = shop;
    const { revision } = await readCard(shop, one);
    const changes = (by: Buyer, priceFen: number) => ({
      by,
      says: 'Changed a price',
      act: () => changePrice(shop, by, { revision, priceFen }),
    });
    const { won, refused } = await race(shop, [changes(one, 7_000), changes(two, 7_100)], turn);
    expect(refused.error).toBe('CATALOGUE_CHANGED');
    const after = await readCard(shop, one);
    const priceFen = won.by === one ? 7_000 : 7_100;
    expect(after).toMatchObject({ priceFen, revision: revision + 1 });
    const inForce = after.priceChanges.filter(({ state }) => state === 'in-force');
    expect(inForce).toMatchObject([{ newFen: priceFen, person: { id: won.by.accountId } }]);
    expect(await actorsOf(shop, 'change-price')).toEqual([won.by.accountId]);
  },
);

test.each(turns)(
  'a file and a price that were read together don’t both count (F4, F7, $turn)',
  async ({ turn }) => {
    const { shop, one, two } = await open();
    await using _ = shop;
    const { revision } = await readCard(shop, one);
    const sent = { ...one, file: 'SKU,Price (¥),Lead time (working days)\nCARD-A,70,9\n' };
    const { seen } = (await shop.call(catalogue.checkCatalogueFile, { language }, sent)).result;
    const acts = [
      () => shop.call(catalogue.applyCatalogueFile, { language, seen }, sent),
      () => changePrice(shop, two, { revision, priceFen: 7_100 }),
    ] as const;
    const answers = await Promise.all(turn.map((at) => acts[at]()));
    expect(statusesOf(answers)).toEqual([200, 409]);
    const isFile = answers[turn.indexOf(0)]?.status === 200;
    const after = await readCard(shop, one);
    expect([after.priceFen, after.leadDays]).toEqual(isFile ? [7_000, 9] : [7_100, 2]);
  },
);

test.each(turns)('what two receive at once is there together ($turn)', async ({ turn }) => {
  const { shop, one, two } = await open();
  await using _ = shop;
  const move = (by: Buyer, pieces: number) =>
    shop.call(
      catalogue.moveStock,
      { language, sku: 'CARD-A', kind: 'received', pieces, note: 'two of us' },
      by,
    );
  const acts = [() => move(one, 3), () => move(two, 4)] as const;
  const answers = await Promise.all(turn.map((at) => acts[at]()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readCard(shop, one)).stock).toBe(1_007);
});

test.each(turns)(
  'a quote that one sends and another writes anew is one or the other (F4, $turn)',
  async ({ turn }) => {
    const { shop, one, two } = await open();
    await using _ = shop;
    const quote = {
      email: 'somebody@example.com',
      buyer: 'Example Works',
      buyerLanguage: 'en',
      lines: [{ sku: 'CARD-A', quantity: 200, priceFen: 5_000 }],
      deliveryFen: 3_000,
      validOn: '2026-01-31',
      note: '',
    } as const;
    const draft = { ...quote, lines: [...quote.lines] };
    const { no, revision } = (await shop.call(quotes.createQuote, { language, quote: draft }, one))
      .result;
    const named = { language, no, revision } as const;
    const dearer = { ...draft, deliveryFen: 9_000 };
    const { won, refused } = await race(
      shop,
      [
        { by: one, says: 'Sent a quote', act: () => shop.call(quotes.sendQuote, named, one) },
        {
          by: two,
          says: 'Changed a quote',
          act: () => shop.call(quotes.saveQuote, { ...named, quote: dearer }, two),
        },
      ],
      turn,
    );
    expect(refused.error).toBe('QUOTE_CHANGED');
    const after = (await shop.call(quotes.getStaffQuote, { language, no }, one)).result;
    expect([after.state, after.totals.deliveryFen]).toEqual(
      won.by === one ? ['sent', 3_000] : ['draft', 9_000],
    );
  },
);
