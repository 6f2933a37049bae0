import { cancelOrder, orderStates } from '@uid/contract/orders';
import { decideRefund, requestRefund } from '@uid/contract/refunds';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { notify } from '../payments/testing/notify.ts';
import { buildOperator } from '../shipments/testing/dispatch.ts';
import { expectSoundBooks } from './testing/sound-books.ts';
import { buildSession, fillCart, openShop, placeCart, startCharge } from './testing/test-shop.ts';
import type { Buyer, TestShop } from './testing/test-shop.ts';

const runs = Number(process.env.MODEL_RUNS ?? 30);
const language = 'en';

interface Real {
  shop: TestShop;
  buyer: Buyer;
  operator: { token: string };
  orders: string[];
  charges: string[];
}

type Act = (real: Real, which: number) => Promise<unknown>;

const acts: Record<string, Act> = {
  async buy({ shop, buyer, orders }) {
    await fillCart(shop, buyer, { 'CARD-B': 1 }).catch(() => undefined);
    const { status, result } = await placeCart(shop, buyer).catch(() => ({ status: 409 }) as never);
    if (status === 200) orders.push(result.no);
  },
  async buyInTwoTabs({ shop, buyer, orders }) {
    await fillCart(shop, buyer, { 'CARD-A': 1 });
    const tabs = await Promise.all([placeCart(shop, buyer), placeCart(shop, buyer)]);
    for (const { status, result } of tabs) {
      expect(status).toBeLessThan(500);
      if (status === 200 && !orders.includes(result.no)) orders.push(result.no);
    }
  },
  async startPayment({ shop, buyer, orders, charges }, which) {
    const no = pick(orders, which);
    const charge = no && (await startCharge(shop, buyer, no).catch(() => ''));
    if (charge) charges.push(charge);
  },
  async cancel({ shop, buyer, orders }, which) {
    const no = pick(orders, which);
    if (!no) return;
    const input = { language, no, reason: 'other' } as const;
    expect((await shop.call(cancelOrder, input, buyer)).status).toBeLessThan(500);
  },
  async buyAndPay(real) {
    await acts.buyInTwoTabs?.(real, 0);
    const last = real.orders.length - 1;
    if (last < 0) return;
    await acts.startPayment?.(real, last);
    await tell(real, real.charges.length - 1, { state: 'succeeded' });
  },
  notifyOnce: (real, which) => tell(real, which, { state: 'succeeded' }),
  async notifyTwice(real, which) {
    const eventId = real.shop.deps.newId();
    await tell(real, which, { eventId, state: 'succeeded' });
    await tell(real, which, { eventId, state: 'succeeded' });
  },
  notifyClosed: (real, which) => tell(real, which, { state: 'closed' }),
  async refund({ shop, buyer, operator, orders }, which) {
    const no = pick(orders, which);
    if (!no) return;
    const asked = { language, no, reason: 'other' } as const;
    expect((await shop.call(requestRefund, asked, buyer)).status).toBeLessThan(500);
    const { handle } = shop.deps.database;
    const open = await handle.selectFrom('refundRequests').select('id').execute();
    for (const { id } of open) {
      const decision = { language, id, isApproved: true, restock: false } as const;
      expect((await shop.call(decideRefund, decision, operator)).status).toBeLessThan(500);
    }
  },
  async passTime({ shop }, which) {
    shop.clock.now += (which + 1) * 4 * 60_000;
  },
};

function pick(values: string[], which: number): string | undefined {
  return values[which % Math.max(1, values.length)];
}

async function tell({ shop, charges }: Real, which: number, change: object): Promise<void> {
  const charge = pick(charges, which);
  if (charge) expect(await notify(shop, charge, change)).toBeLessThan(500);
}

const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat({ max: 6 })), {
  minLength: 5,
  maxLength: 20,
});

test('A32: whatever buyer, second tab, provider, clock and operator do, the books stay sound', async () => {
  const property = fc.asyncProperty(steps, async (chosen) => {
    await using shop = await openShop();
    const operator = await buildOperator(shop);
    const { handle } = shop.deps.database;
    const real = { shop, buyer: await buildSession(shop), operator, orders: [], charges: [] };
    for (const [name, which] of chosen) {
      await acts[name]?.(real, which);
      await shop.tick();
      await expectSoundBooks(handle);
      const states = await handle.selectFrom('orders').select('state').execute();
      for (const { state } of states) expect(orderStates).toContain(state);
    }
  });
  await fc.assert(property, { numRuns: runs });
}, 3_600_000);
