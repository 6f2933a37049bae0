import type { ActNote } from '../../../act.ts';
import type { Handle } from '../../../database/database.ts';
import { endSessions } from '../repository.ts';
import { customerNote, lockCustomer, notifyCustomer } from './customer-change.ts';
import type { CustomerChange, CustomerContext } from './customer-change.ts';

/** Logs a customer out everywhere, from the next call of each tab on. */
export async function endCustomerSessions(
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
): Promise<ActNote> {
  const account = await lockCustomer(handle, change.accountId);
  await endSessions(handle, account.id);
  const notice = { event: 'all-sessions-ended', mail: { kind: 'sessions-ended' } } as const;
  await notifyCustomer(handle, account, notice, context);
  return customerNote(change);
}
