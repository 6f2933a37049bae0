import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

import { writeCartCount } from '../../request/cart-count.ts';
import { request } from '../../request/shell-request.ts';
import { answerOrderList } from '../cart/order-list/answer-order-list.ts';
import type { OrderListAnswer } from '../cart/order-list/answer-order-list.ts';

/** Adds lines to the cart in the way of a pasted list: all of them or none, and says what prevents each. */
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
