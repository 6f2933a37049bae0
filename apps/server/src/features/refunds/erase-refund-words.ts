import type { Events, Subscriber } from '../../events.ts';
import { eraseWords } from './repository.ts';

/** Keeps the amounts and states of refunds with their orders, but erases what customer and staff wrote. */
export const eraseRefundWords: Subscriber<Events['orders-erased']> = (handle, { orderIds }) =>
  eraseWords(handle, orderIds);
