import type { Events, Subscriber } from '../../../events.ts';
import { deleteFapiaoOf } from './repository.ts';

/** Deletes the fapiao together with the details of their orders, because they contain the same details. */
export const eraseFapiao: Subscriber<Events['orders-erased']> = (handle, { orderIds }) =>
  deleteFapiaoOf(handle, orderIds);
