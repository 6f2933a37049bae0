import type { ServerContext } from '../../../context.ts';
import { runAllOrNone } from '../../../database/run-all-or-none.ts';
import { mustChange } from '../../../database/run-together.ts';
import type { Write } from '../../../database/run-together.ts';
import { stateWrites } from '../../orders/change-state.ts';
import { movementWrite } from '../books/enter-movement.ts';
import type { Charge } from '../providers/provider.ts';
import { endOpenAttempt, findOrderToPay } from '../repository.ts';

/**
 * What nearly every payment is: in time, of the right amount, and told once.
 * The order and what tells of its payment are written together; false, with nothing written, where anything is otherwise.
 */
export async function payAtOnce(
  context: ServerContext,
  charge: Charge,
  news: Write,
): Promise<boolean> {
  if (charge.state !== 'succeeded' || !charge.isOwnMerchant) return false;
  const { database, now } = context;
  const order = await findOrderToPay(database.handle, charge);
  if (!order) return false;
  const { reference: id, amountFen } = charge;
  const paid = {
    state: 'succeeded',
    capturedFen: amountFen,
    endedAt: now(),
    nextPollAt: null,
  } as const;
  const movement = { kind: 'captured', id, orderId: order.id, amountFen } as const;
  return runAllOrNone(database, [
    mustChange(1, news),
    ...stateWrites(order, { to: 'paid', by: 'provider', reason: 'paid', context }),
    mustChange(1, endOpenAttempt({ id, change: paid })),
    movementWrite(movement, context),
  ]);
}
