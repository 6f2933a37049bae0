import type { cancelReasons } from '@uid/contract/orders';

import { withoutOpening } from '../../../database/first-transaction.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { releaseOrder } from '../ending/release-order.ts';
import type { Ordering } from '../ordering.ts';

interface Cancellation {
  orderId: string;
  reason: (typeof cancelReasons)[number];
  staffId: string;
}

/**
 * Asks the payment company to end a running payment. The outcome is not recorded as an act of staff.
 * Throws PAYMENT_OPEN if the outcome is uncertain.
 */
export async function endPayment(ordering: Ordering, orderId: string): Promise<void> {
  const ended = await withoutOpening(() => ordering.closePayment(orderId));
  if (ended === 'uncertain') throw new AppError('PAYMENT_OPEN');
}

/** Cancels an unpaid order for its customer, in the caller's transaction. */
export function cancelForCustomer(
  handle: Handle,
  { orderId, reason, staffId }: Cancellation,
  { context }: Pick<Ordering, 'context'>,
): Promise<void> {
  const release = { by: 'staff', reason, accountId: staffId } as const;
  return releaseOrder(handle, orderId, { release, context });
}
