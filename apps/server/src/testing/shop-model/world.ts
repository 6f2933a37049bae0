import { getOrder } from '@uid/contract/orders';

import { buildStaff } from '../shop/build-staff.ts';
import { buildSession, createTick, openShop } from '../shop/test-shop.ts';
import type { Buyer, TestShop, Tick } from '../shop/test-shop.ts';

/** A shop, those who act in it, and what they have been told. */
export interface World extends AsyncDisposable {
  shop: TestShop;
  buyer: Buyer;
  operator: Buyer;
  /** Runs the jobs for parcels, licences and receipts. */
  fulfil: Tick;
  /** Numbers of the orders that were acknowledged, the newest first. */
  orders: string[];
  /** Charges for which the company has returned a payment page, the newest first. */
  charges: string[];
  /** Answers that must never occur. */
  faults: string[];
}

export async function openWorld(): Promise<World> {
  const shop = await openShop({ environment: { TWO_PERSONS: 'off' } });
  const buyer = await buildSession(shop);
  return {
    shop,
    buyer,
    operator: await buildStaff(shop),
    fulfil: createTick(shop, shop.rounds.fulfilment),
    orders: [],
    charges: [],
    faults: [],
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}

export async function stateOf({ shop, buyer }: World, no: string): Promise<string> {
  return (await shop.call(getOrder, { language: 'en', no }, buyer)).result.state;
}
