import { removeFromCart, setCartLine } from '@uid/contract/cart';
import { isClientError } from '@uid/contract/client-errors';
import { maxItemQuantity } from '@uid/contract/constants';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { localPath, routes } from '@uid/contract/routes';
import { validate } from '@uid/contract/validate';
import { data, redirect } from 'react-router';

export interface CartFailure {
  sku: string;
  message: string;
}

/** Answers the forms of the cart, sent without script. */
export async function changeCart(form: FormData, call: Call, { language }: { language: Language }) {
  const sku = textOf(form, 'sku');
  const intent = textOf(form, 'intent') || 'set';
  const back = redirect(localPath(routes.cart, language), 303);
  try {
    if (intent === 'remove') {
      await call(removeFromCart, { language, sku });
      return back;
    }
    const checked = validate(
      setCartLine.input,
      { language, sku, ...changeOf(form, intent) },
      language,
    );
    if (!checked.ok) {
      const message = checked.fields.quantity ?? checked.fields.sku ?? '';
      return data<CartFailure>({ sku, message }, { status: 400 });
    }
    await call(setCartLine, checked.value);
    return back;
  } catch (cause) {
    // A cart or a line that is gone by now: the cart itself shows how it stands.
    if (isNotFound(cause)) return back;
    if (!isClientError(cause)) throw cause;
    return data<CartFailure>({ sku, message: cause.message }, { status: 409 });
  }
}

/** How the page's calls say that the server does not know the thing. */
function isNotFound(cause: unknown): boolean {
  return (cause as { init?: ResponseInit } | undefined)?.init?.status === 404;
}

function changeOf(form: FormData, intent: string): Record<string, unknown> {
  if (intent === 'select') return { isSelected: true };
  if (intent === 'deselect') return { isSelected: false };
  const typed = textOf(form, 'quantity');
  const step = Number(textOf(form, 'step')) || 0;
  // Not a plain number: the schema's own message says what is wrong with it.
  if (!/^-?\d+(\.\d+)?$/.test(typed)) return { quantity: typed };
  return { quantity: stepped(Number(typed), step) };
}

/** A step stays within the limits; a number that was typed is judged as it is. */
function stepped(typed: number, step: number): number {
  return step === 0 ? typed : Math.min(maxItemQuantity, Math.max(1, typed + step));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
