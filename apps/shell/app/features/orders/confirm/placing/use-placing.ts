import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { RequestOptions } from '@uid/contract/client';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import { placeOrder } from '@uid/contract/orders';
import type { Checkout } from '@uid/contract/orders';
import { localPath } from '@uid/contract/paths';
import { useState } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { request } from '../../../../request/shell-request.ts';
import { orderPaths } from '../../order-paths.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../idempotency-key.ts';
import type { Keeping } from '../form/kept/use-keeping.ts';
import { endDraft } from '../form/order-draft.ts';
import { readOrder } from '../form/order-form.ts';
import { retryWhileInFlight } from './retry-while-in-flight.ts';
import type { LiveOrderForm } from '../form/use-order-form.ts';

/** Orders what the form contains, under an idempotency key. */
export type SendOrder = (
  order: ParsedInputOf<typeof placeOrder>,
  options: RequestOptions,
) => Promise<{ no: string }>;

const orderCart: SendOrder = (order, options) => request(placeOrder, order, options);

interface PlacingOptions {
  live: LiveOrderForm;
  /** If left out, what is selected in the cart is ordered. */
  send?: SendOrder | undefined;
  /** Fetches the checkout again after the server has said that it has changed. */
  reload: () => Promise<void>;
}

/** Errors that say that the page is out of date. */
const outdated = [
  'CHECKOUT_CHANGED',
  'OUT_OF_STOCK',
  'CART_EMPTY',
  'QUOTE_EXPIRED',
  'QUOTE_OVER',
] as const;

/** Places the order: one key for each intent, errors at their fields, then on to the payment. */
export function usePlacing({ live, reload, send = orderCart }: PlacingOptions) {
  const language = useLanguage();
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState<ClientError>();

  async function place(checkout: Checkout): Promise<void> {
    const checked = readOrder(live.form, checkout, { language });
    if (!checked.ok) return live.showErrors(checked.fields);
    setFailure(undefined);
    setIsPlacing(true);
    try {
      const idempotencyKey = idempotencyKeyOf('order', [live.owner, checked.value], sessionStorage);
      const options = { idempotencyKey, skipErrorHandler: true };
      const { no } = await retryWhileInFlight(() => send(checked.value, options), wait);
      forgetIdempotencyKey('order', sessionStorage);
      endDraft(sessionStorage, live.owner);
      await Promise.race([keepFirst(live.keeping), wait(maxKeepingTime)]);
      // The page is replaced, so that Back leads to the cart and not to a checkout that is over.
      return location.replace(localPath(orderPaths.pay(no), language));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      await showRefusal(cause);
    }
    return setIsPlacing(false);
  }

  async function showRefusal(cause: ClientError): Promise<void> {
    if (cause.result?.fields) return live.showErrors(cause.result.fields);
    if (isRefusal(cause, 'IDEMPOTENCY_KEY_REUSED')) forgetIdempotencyKey('order', sessionStorage);
    setFailure(cause);
    if (outdated.some((error) => isRefusal(cause, error))) await reload();
  }

  return { isPlacing, failure, place };
}

/** Milliseconds. The order is placed: details that can't be saved, or not soon, are no reason to hold the buyer up. */
const maxKeepingTime = 1500;

/** If the account has no saved address or no invoice title yet, saves that of its order as the first. */
async function keepFirst({ keepersRef }: Keeping): Promise<void> {
  const first = Object.values(keepersRef.current).filter(({ isFirst }) => isFirst);
  await Promise.allSettled(first.map(({ save }) => save()));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
