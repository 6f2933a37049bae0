import type { Handle } from '../../database/database.ts';

/** Finds the attempt that paid the order. */
export async function findPayment(handle: Handle, orderId: string) {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
}

export type UnclearPayment = Awaited<ReturnType<typeof listUnclearPayments>>[number];

/** Payments that wait for a decision by staff, the largest amount first. */
export async function listUnclearPayments(handle: Handle, orderId: string) {
  return handle
    .selectFrom('paymentAttempts')
    .select(['id', 'capturedFen'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'unclear')
    .orderBy('capturedFen', 'desc')
    .orderBy('id')
    .execute();
}

export async function setPaymentState(
  handle: Handle,
  id: string,
  state: 'succeeded' | 'refunding' | 'closed',
): Promise<void> {
  await handle.updateTable('paymentAttempts').set({ state }).where('id', '=', id).execute();
}
