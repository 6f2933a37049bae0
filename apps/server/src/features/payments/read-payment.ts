import type { Language } from '@uid/contract/language';

import { AppError } from '../../http/app-error.ts';
import { findOrder } from '../orders/find-order.ts';
import type { OrderKey } from '../orders/find-order.ts';
import type { Payments } from './payments.ts';
import type { FoundPayment } from './present-payment.ts';
import { findDecisiveAttempt } from './repository.ts';

/** Reads an account's order with the state of its payment. */
export async function readPayment(
  { context, readPayee }: Payments,
  key: OrderKey,
  language: Language,
): Promise<FoundPayment> {
  const { handle } = context.database;
  const order = await findOrder(handle, key);
  if (!order) throw new AppError('NOT_FOUND');
  const attempt = await findDecisiveAttempt(handle, order.id);
  return { order, attempt, payee: await readPayee(language) };
}
