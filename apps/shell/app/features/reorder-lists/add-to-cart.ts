import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

import { writeCartCount } from '../../request/cart-count.ts';
import { request } from '../../request/shell-request.ts';
import { answerOrderList } from '../cart/order-list/answer-order-list.ts';
import type { OrderListAnswer } from '../cart/order-list/answer-order-list.ts';

/** Puts lines in the cart as a pasted list is: all of them, or none, saying what stands against each. */
export function addToCart(
  lines: readonly { sku: string; quantity: number | string }[],
  language: Language,
): Promise<OrderListAnswer> {
  const text = lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join('\n');
  return answerOrderList(call, { text, isToAdd: true, language });
}

const call: Call = async (endpoint, input) => {
  const result = await request(endpoint, input, { skipErrorHandler: true });
  if (result && typeof result === 'object' && 'count' in result)
    writeCartCount(Number(result.count));
  return result;
};
