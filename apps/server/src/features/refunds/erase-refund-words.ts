import type { Events, Subscriber } from '../../events.ts';
import { eraseWords } from './repository.ts';

/** Sums and states of refunds stay with their orders; what customer and staff wrote of them does not. */
export const eraseRefundWords: Subscriber<Events['orders-erased']> = (handle, { orderIds }) =>
  eraseWords(handle, orderIds);
