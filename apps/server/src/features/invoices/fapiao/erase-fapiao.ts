import type { Events, Subscriber } from '../../../events.ts';
import { deleteFapiaoOf } from './repository.ts';

/** With the details of the orders they are of: they say the same. */
export const eraseFapiao: Subscriber<Events['orders-erased']> = (handle, { orderIds }) =>
  deleteFapiaoOf(handle, orderIds);
