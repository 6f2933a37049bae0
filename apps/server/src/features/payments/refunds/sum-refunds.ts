import type { Handle } from '../../../database/database.ts';

/** What of a payment was sent back or is about to be, without what was never the order's. */
export async function sumRefunds(handle: Handle, attemptId: string): Promise<number> {
  const { total } = await handle
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number | null>('amountFen').as('total'))
    .where('attemptId', '=', attemptId)
    .where('reason', '<>', 'overpaid')
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** What of an order's own money was sent back or is about to be. */
export async function sumOrderRefunds(handle: Handle, orderId: string): Promise<number> {
  const { total } = await handle
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number | null>('amountFen').as('total'))
    .where('orderId', '=', orderId)
    .where('reason', 'not in', ['overpaid', 'paid-twice'])
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
