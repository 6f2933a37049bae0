import type { Language } from '@uid/contract/language';
import { listShipments } from '@uid/contract/shipments';
import type { Shipment } from '@uid/contract/shipments';
import { getOrder } from '@uid/contract/orders';

import { createTick, openShop, orderOf, pay } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop, Tick } from '../../../testing/shop/test-shop.ts';
import { shipOrder } from '../ship-order.ts';

/** A shop whose parcels are sent, move and arrive by its clock. */
export interface TestDispatch extends TestShop {
  /** Runs one round of the jobs for parcels, licences and notices. */
  fulfil: Tick;
  /** Runs a round for each of these seconds. */
  pass: (seconds: number) => Promise<void>;
}

export async function openDispatch(
  options: Parameters<typeof openShop>[0] = {},
): Promise<TestDispatch> {
  const environment = { SANDBOX_SHIPS_ITSELF: 'off', ...options.environment };
  const shop = await openShop({ ...options, environment });
  const fulfil = createTick(shop, shop.rounds.fulfilment);
  return {
    ...shop,
    fulfil,
    async pass(seconds) {
      for (let second = 0; second < seconds; second += 1) {
        shop.clock.now += 1000;
        await fulfil();
      }
    },
  };
}

export async function paidOrder(
  shop: TestShop,
  buyer: Buyer,
  pieces: Record<string, number>,
): Promise<string> {
  const no = await orderOf(shop, buyer, pieces);
  await pay(shop, buyer, no);
  return no;
}

/** Sends a parcel as staff do. Returns the shipment's id. */
export async function send(
  { shipping }: TestDispatch,
  no: string,
  {
    pieces,
    ...change
  }: { pieces: Record<string, number> } & Partial<Parameters<typeof shipOrder>[1]>,
): Promise<string> {
  const lines = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
  const consignment = { language: 'en', no, carrier: 'sandbox', operatorId: 'op', lines } as const;
  return shipOrder(shipping, { ...consignment, ...change });
}

export async function stateOf(shop: TestShop, { token }: Buyer, no: string): Promise<string> {
  return (await shop.call(getOrder, { language: 'en', no }, { token })).result.state;
}

export async function shipmentsOf(
  shop: TestShop,
  { token }: Buyer,
  { no, language = 'en' }: { no: string; language?: Language },
): Promise<Shipment[]> {
  return (await shop.call(listShipments, { language, no }, { token })).result.shipments;
}
