import { startPayment } from '@uid/contract/payments';

import { buildSession, orderOf } from '../../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../../testing/shop/test-shop.ts';

import { createPayments } from '../../payments.ts';

/** A shop that sells through one company's stand-in, and the controls of the stand-in. */
export interface ProviderStage extends AsyncDisposable {
  method: string;
  shop: TestShop;
  /** Makes the payer pay without a notification. */
  pay: (reference: string, change?: { amountFen: number }) => void | Promise<void>;
  /** Sends a correctly signed notification of a payment's state; the same event id makes it a repeat. */
  notify: (reference: string, eventId: string) => Promise<Answer>;
  /** Refunded amounts in fen, in order. */
  listRefunds: () => number[] | Promise<number[]>;
  /** Makes the stand-in unreachable or reachable again; left out if the company is part of the server. */
  setAway?: (isAway: boolean) => void;
}

export interface Answer {
  status: number;
  text: string;
}

/** The provider with which the shop calls the company. */
export function providerOf({ shop, method }: Pick<ProviderStage, 'shop' | 'method'>) {
  const provider = createPayments(shop.deps, shop.app.log).providers.get(method);
  if (!provider) throw new Error(`The shop sells without ${method}.`);
  return provider;
}

/** Posts a company's notification as bytes. */
export async function postNotification(
  { app }: TestShop,
  method: string,
  { payload, headers }: { payload: string; headers: Record<string, string> },
): Promise<Answer> {
  const url = `/api/payment-notifications/${method}`;
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers });
  return { status: statusCode, text: body };
}

export interface StagedPayment {
  buyer: Buyer;
  no: string;
  /** The payment attempt's id. */
  reference: string;
}

/** Creates an order of 8000 fen and starts its payment. */
export async function openPayment({ shop, method }: Pick<ProviderStage, 'shop' | 'method'>) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { result } = await shop.call(startPayment, { language: 'en', no, method }, buyer);
  return { buyer, no, reference: result.attempt?.id ?? '' } satisfies StagedPayment;
}
