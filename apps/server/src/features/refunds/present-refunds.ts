import type { Language, Localised } from '@uid/contract/language';
import type { OrderRefunds, RefundRequest } from '@uid/contract/refunds';

import type { Handle } from '../../database/database.ts';
import { maskWords } from '../../mask-person.ts';
import { listOrderLines } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { piecesOf, readRefundable } from './read-refundable.ts';
import type { ListedRequest } from './read-requests.ts';
import type { StoredRequest } from './repository.ts';

export async function presentRefunds(
  handle: Handle,
  order: StoredOrder,
  language: Language,
): Promise<OrderRefunds> {
  const { refundableFen, deliveryFen, lines, requests } = await readRefundable(handle, order);
  const names = await namesOf(handle, order.id, language);
  return {
    refundableFen,
    refundedFen: order.refundedFen,
    ...(deliveryFen > 0 && { deliveryFen }),
    pieces: lines
      .filter(({ left }) => left > 0 && refundableFen > 0)
      .map(({ line: { sku, delivery }, left, unsent, amountOf }) => ({
        sku,
        name: names.get(sku) ?? sku,
        delivery,
        quantity: left,
        unsent,
        amountsFen: Array.from({ length: left }, (_, index) => amountOf(index + 1)),
      })),
    requests: requests.map((each) => presentRequest(each, names)),
  };
}

export async function namesOf(
  handle: Handle,
  orderId: string,
  language: Language,
): Promise<Map<string, string>> {
  const inLanguage = (text: string) => (JSON.parse(text) as Localised<string>)[language];
  const lines = await listOrderLines(handle, [orderId]);
  return new Map(
    lines.map(({ sku, names, variantNames }) => [
      sku,
      `${inLanguage(names)} · ${inLanguage(variantNames)}`,
    ]),
  );
}

/** Masks a request for staff who may not see personal data: its texts may name anybody. */
export function maskRequest(request: RefundRequest): RefundRequest {
  const { note, answer } = request;
  return {
    ...request,
    ...(note !== undefined && { note: maskWords(note) }),
    ...(answer !== undefined && { answer: maskWords(answer) }),
  };
}

export function presentRequest(
  request: StoredRequest & Partial<Pick<ListedRequest, 'refundState' | 'refundEndedAt'>>,
  names: Map<string, string>,
): RefundRequest {
  const { id, reason, note, amountFen, requestedAt, decidedAt, answer } = request;
  const paidBackAt = request.refundState === 'done' ? request.refundEndedAt : undefined;
  return {
    id,
    state: request.refundState === 'done' ? 'paid-back' : request.state,
    reason,
    ...(note !== null && { note }),
    amountFen,
    pieces: piecesOf(request.pieces).map((each) => ({
      ...each,
      name: names.get(each.sku) ?? each.sku,
    })),
    requestedAt,
    ...(decidedAt !== null && { decidedAt }),
    ...(paidBackAt && { paidBackAt }),
    ...(answer !== null && { answer }),
  };
}
