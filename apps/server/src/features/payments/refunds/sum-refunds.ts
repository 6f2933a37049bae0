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
