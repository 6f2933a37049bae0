import { addToCart } from '@uid/contract/cart';
import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import { maxItemQuantity } from '@uid/contract/constants';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { validate } from '@uid/contract/validate';
import { data, redirect } from 'react-router';

import { buyName } from './add-to-cart-markers.ts';
import { mallTexts } from './mall-texts.ts';

/** The content of a refused purchase form, and why nothing was added. */
export interface AddFailure {
  message: string;
  sku: string;
  quantity: string;
}

interface AddRequest {
  call: Call;
  language: Language;
  /** The item whose page sent the form; empty if the list sent it, which adds one piece. */
  item: string;
}

/**
 * Answers the purchase form, sent without script: redirects to the cart or to the order, or returns what went wrong.
 */
export async function addItem(form: FormData, { call, language, item }: AddRequest) {
  const sku = textOf(form, 'sku');
  const typed = item ? textOf(form, 'quantity') : '1';
  const taken = textOf(form, 'take');
  const step = Number(textOf(form, 'step')) || 0;
  if (taken) return redirect(steppedPath({ item, sku, typed: taken, step: 0 }, language), 303);
  if (textOf(form, 'step')) return redirect(steppedPath({ item, sku, typed, step }, language), 303);

  const checked = validate(addToCart.input, { language, sku, quantity: toNumber(typed) }, language);
  if (!checked.ok) {
    const message = checked.fields.quantity ?? checked.fields.sku ?? '';
    return data<AddFailure>({ message, sku, quantity: typed }, { status: 400 });
  }
  try {
    await call(addToCart, checked.value);
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    const failure = { message: refusalWords(cause, language), sku, quantity: typed };
    return data<AddFailure>(failure, { status: 409 });
  }
  const next = form.has(buyName) ? routes.confirmOrder : routes.cart;
  // The list's address contains the item's anchor, which the browser would keep for the cart.
  return redirect(localPath(next, language) + (item ? '' : '#content'), 303);
}

/** If too few are in stock, says how many there are. */
function refusalWords({ message, result }: ClientError, language: Language): string {
  const { available } = (result?.details ?? {}) as { available?: number };
  const isShort = result?.error === 'OUT_OF_STOCK' && available !== undefined;
  return isShort ? mallTexts[language].onlyLeft(available) : message;
}

interface Step {
  item: string;
  sku: string;
  typed: string;
  step: number;
}

/** The stepper's buttons change the address, so that model and quantity are kept in it. */
function steppedPath({ item, sku, typed, step }: Step, language: Language): string {
  const quantity = Math.min(maxItemQuantity, Math.max(1, (Number.parseInt(typed, 10) || 1) + step));
  const query = new URLSearchParams({ item, ...(sku && { sku }), quantity: `${quantity}` });
  return `${localPath(routes.mall, language)}?${query}#buy`;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Only plain digits are a quantity: `1e3` and `0x9` are numbers to `Number` alone. */
function toNumber(text: string): number | string | undefined {
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
