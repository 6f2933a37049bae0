import { addToCart, removeFromCart, setCartLine } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import type { Language } from '@uid/contract/language';

import { request } from '../../../request/shell-request.ts';
import type { CartChange } from './cart-change.ts';

const quietly = { skipErrorHandler: true };

/** Sends one change to the server. Returns the cart as the server then has it. */
export function sendChange(change: CartChange, language: Language): Promise<Cart> {
  const { sku } = change;
  if (change.kind === 'return') return restoreLine(change, language);
  if (change.kind === 'removal') return request(removeFromCart, { language, sku }, quietly);
  const { kind: _, ...value } = change;
  return request(setCartLine, { language, ...value }, quietly);
}

async function restoreLine(
  { line: { sku, quantity, isSelected }, isSaved }: Extract<CartChange, { kind: 'return' }>,
  language: Language,
): Promise<Cart> {
  await request(addToCart, { language, sku, quantity }, quietly);
  const kept = { isSelected, ...(isSaved && { isSaved }) };
  return request(setCartLine, { language, sku, ...kept }, quietly);
}
