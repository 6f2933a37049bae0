import type { Handle } from '../../../database/database.ts';

/** The fen of a payment that were or will be refunded, without overpaid amounts, which never were the order's. */
export async function sumRefunds(handle: Handle, attemptId: string): Promise<number> {
  const { total } = await handle
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number | null>('amountFen').as('total'))
    .where('attemptId', '=', attemptId)
    .where('reason', '<>', 'overpaid')
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** The fen of an order's own payment that were or will be refunded. */
export async function sumOrderRefunds(handle: Handle, orderId: string): Promise<number> {
  const { total } = await handle
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number | null>('amountFen').as('total'))
    .where('orderId', '=', orderId)
    .where('reason', 'not in', ['overpaid', 'paid-twice'])
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
