import { addAllToCart } from '@uid/contract/cart';
import { isClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { validate } from '@uid/contract/validate';
import { data, redirect } from 'react-router';

import { kitTexts } from './kit-texts.ts';

/** The content of a refused kit form, and why nothing was added. */
export interface KitFailure {
  message: string;
  /** Quantities as typed, by SKU. */
  quantities: Record<string, string>;
}

interface KitRequest {
  call: Call;
  language: Language;
}

/** Answers the kit's form, sent without script: adds all of it to the cart, or returns what went wrong. */
export async function addKit(form: FormData, { call, language }: KitRequest) {
  const quantities = readQuantities(form);
  const refuse = (message: string, status: number) =>
    data<KitFailure>({ message, quantities }, { status });
  const lines = Object.entries(quantities)
    .filter(([, typed]) => typed !== '' && typed !== '0')
    .map(([sku, typed]) => ({ sku, quantity: /^\d+$/.test(typed) ? Number(typed) : typed }));
  if (lines.length === 0) return refuse(kitTexts[language].empty, 400);

  const checked = validate(addAllToCart.input, { language, lines }, language);
  if (!checked.ok) return refuse(kitTexts[language].wrongQuantity, 400);
  try {
    await call(addAllToCart, checked.value);
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    const { sku } = (cause.result?.details ?? {}) as { sku?: string };
    return refuse(sku ? `${sku}: ${cause.message}` : cause.message, 409);
  }
  return redirect(localPath(routes.cart, language), 303);
}

/** SKUs and quantities form pairs, in the order of the form. */
function readQuantities(form: FormData): Record<string, string> {
  const typed = form.getAll('quantity');
  const pairs = form
    .getAll('sku')
    .map((sku, index) => [textOf(sku), textOf(typed[index])] as const);
  return Object.fromEntries(pairs.filter(([sku]) => sku));
}

function textOf(value: FormDataEntryValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
