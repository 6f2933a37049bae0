import { addToCart, getCart, removeFromCart, setCartLine } from '@uid/contract/cart';
import { isClientError } from '@uid/contract/client-errors';
import { maxItemQuantity } from '@uid/contract/constants';
import type { Call, Endpoint } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { validate } from '@uid/contract/validate';
import { data, redirect } from 'react-router';

import { isNotFound } from '../../load-page.ts';
import { answerOrderList, orderListIntents } from './order-list/answer-order-list.ts';
import type { OrderListAnswer } from './order-list/answer-order-list.ts';
import { pathOfRemoved } from './removed/read-removed.ts';

export interface CartFailure {
  sku: string;
  message: string;
}

/** The answer to a form that was sent without script, if it does not redirect. */
export interface CartAnswer {
  failure?: CartFailure;
  list?: OrderListAnswer;
}

/** Answers the forms of the cart, sent without script. */
export async function changeCart(form: FormData, call: Call, { language }: { language: Language }) {
  if (form.has('list')) return answerList(form, call, { language });
  const sku = textOf(form, 'sku');
  try {
    const refused = await applyCartForm(form, call, { language, sku });
    if (refused !== undefined)
      return data<CartAnswer>({ failure: { sku, message: refused } }, { status: 400 });
  } catch (cause) {
    // The cart or the line is gone by now: the cart's page shows its current state.
    if (!isNotFound(cause)) {
      if (!isClientError(cause)) throw cause;
      return data<CartAnswer>({ failure: { sku, message: cause.message } }, { status: 409 });
    }
  }
  return redirect(localPath(pathAfter(form, sku), language), 303);
}

/** Redirects to the cart if the list was added; otherwise the list comes back with what was found. */
async function answerList(form: FormData, call: Call, { language }: { language: Language }) {
  const isToAdd = textOf(form, 'intent') === orderListIntents.add;
  // A form sends a line break as two characters: hydration would take the text for another one.
  const text = textOf(form, 'list').replaceAll('\r\n', '\n');
  const list = await answerOrderList(call, { text, isToAdd, language });
  if (list.added) return redirect(localPath(routes.cart, language), 303);
  return data<CartAnswer>({ list }, { status: isToAdd || list.message ? 400 : 200 });
}

interface Facts {
  language: Language;
  sku: string;
}

/** Does what the pressed button asks for. Returns what is wrong with the input, undefined if nothing is. */
async function applyCartForm(
  form: FormData,
  call: Call,
  facts: Facts,
): Promise<string | undefined> {
  const intent = textOf(form, 'intent');
  if (intent === 'select-all' || intent === 'deselect-all') {
    await selectAll(call, facts.language, { isSelected: intent === 'select-all' });
    return undefined;
  }
  if (intent === 'remove') return send(call, removeFromCart, { ...facts });
  if (intent === 'restore') return send(call, addToCart, { ...facts, ...quantityOf(form) });
  return send(call, setCartLine, { ...facts, ...changeOf(form, intent) });
}

async function send(
  call: Call,
  endpoint: Endpoint,
  input: Facts & { [name: string]: unknown },
): Promise<string | undefined> {
  const checked = validate(endpoint.input, input, input.language);
  if (!checked.ok) return checked.fields.quantity ?? checked.fields.sku ?? '';
  await call(endpoint, checked.value);
  return undefined;
}

async function selectAll(
  call: Call,
  language: Language,
  { isSelected }: { isSelected: boolean },
): Promise<void> {
  const { lines } = await call(getCart, { language });
  for (const line of lines) {
    // One after another, because each answer is the whole cart.
    await call(setCartLine, { language, sku: line.sku, isSelected });
  }
}

/** After a removal the page offers to take it back. */
function pathAfter(form: FormData, sku: string): string {
  const quantity = textOf(form, 'quantity');
  if (textOf(form, 'intent') !== 'remove' || quantity === '') return routes.cart;
  return pathOfRemoved({ sku, item: textOf(form, 'item'), quantity });
}

function changeOf(form: FormData, intent: string): Record<string, unknown> {
  if (intent === 'select') return { isSelected: true };
  if (intent === 'deselect') return { isSelected: false };
  if (intent === 'save') return { isSaved: true };
  if (intent === 'unsave') return { isSaved: false };
  return quantityOf(form);
}

function quantityOf(form: FormData): Record<string, unknown> {
  const typed = textOf(form, 'quantity');
  const step = Number(textOf(form, 'step')) || 0;
  // If this is not a plain number, the schema's own message says what is wrong with it.
  if (!/^-?\d+(\.\d+)?$/.test(typed)) return { quantity: typed };
  return { quantity: stepped(Number(typed), step) };
}

/** A step stays within the limits; a typed number is validated as it is. */
function stepped(typed: number, step: number): number {
  return step === 0 ? typed : Math.min(maxItemQuantity, Math.max(1, typed + step));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
