import { addAllToCart, maxCartAdditions } from '@uid/contract/cart';
import { isClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { checkOrderList, maxOrderListCharacters, readOrderList } from '@uid/contract/order-list';
import type { CheckedLine } from '@uid/contract/order-list';

import { orderListTexts } from './order-list-texts.ts';

export const orderListIntents = { check: 'check-list', add: 'add-list' } as const;

/** The result of an order list. */
export interface OrderListAnswer {
  /** The text as it was typed; empty once it has been added. */
  text: string;
  /** Each line with its number in the text. */
  lines?: (CheckedLine & { row: number })[];
  goodsFen?: number;
  /** What went wrong with the list as a whole. */
  message?: string;
  /** What was put in the cart. */
  added?: { lines: number; pieces: number };
}

interface OrderListRequest {
  text: string;
  /** True to add the list if it has no problems; false to check it only. */
  isToAdd: boolean;
  language: Language;
}

/** Checks or adds a list: in the browser, and on the server for a form that was sent without script. */
export async function answerOrderList(
  call: Call,
  { text, isToAdd, language }: OrderListRequest,
): Promise<OrderListAnswer> {
  const texts = orderListTexts[language];
  if (text.length > maxOrderListCharacters) return { text, message: texts.tooLong };
  const read = readOrderList(text);
  if (read.length === 0) return { text, message: texts.empty };
  if (read.length > maxCartAdditions) return { text, message: texts.tooMany(maxCartAdditions) };
  const wanted = read.map(({ sku, quantity }) => ({ sku, quantity }));
  try {
    const checked = await call(checkOrderList, { language, lines: wanted });
    const lines = checked.lines.map((line, index) => ({ ...line, row: read[index]?.row ?? 0 }));
    if (!isToAdd || lines.some(({ problem }) => problem)) return { ...checked, text, lines };
    const pieces = wanted.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) }));
    await call(addAllToCart, { language, lines: pieces });
    const sum = pieces.reduce((total, { quantity }) => total + quantity, 0);
    return { text: '', added: { lines: pieces.length, pieces: sum } };
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    return { text, message: cause.message };
  }
}
