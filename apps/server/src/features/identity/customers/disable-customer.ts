import type { ActNote } from '../../../act.ts';
import type { Handle } from '../../../database/database.ts';
import { endSessions, setAccountDisabled } from '../repository.ts';
import { erasureWait, postponeErasure } from './account-requests.ts';
import { customerNote, lockCustomer, notifyCustomer } from './customer-change.ts';
import type { CustomerChange, CustomerContext } from './customer-change.ts';

/**
 * Disables a customer's account: logins are refused, and so is every session from its next call on. Paid orders are
 * still processed.
 */
export async function disableCustomer(
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
): Promise<ActNote> {
  const account = await lockCustomer(handle, change.accountId);
  const isDisabled = account.disabledAt !== null;
  const note = customerNote(change, { before: { isDisabled }, after: { isDisabled: true } });
  if (isDisabled) return note;
  await setAccountDisabled(handle, account.id, context.now());
  await endSessions(handle, account.id);
  const notice = { event: 'disabled-by-staff', mail: { kind: 'disabled' } } as const;
  await notifyCustomer(handle, account, notice, context);
  return note;
}

/** Lets a customer log in again. The waiting time of a pending erasure starts anew. */
export async function enableCustomer(
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
): Promise<ActNote> {
  const account = await lockCustomer(handle, change.accountId);
  const isDisabled = account.disabledAt !== null;
  const note = customerNote(change, { before: { isDisabled }, after: { isDisabled: false } });
  if (!isDisabled) return note;
  await setAccountDisabled(handle, account.id, null);
  await postponeErasure(handle, account.id, context.now() + erasureWait);
  const notice = { event: 'enabled-by-staff', mail: { kind: 'enabled' } } as const;
  await notifyCustomer(handle, account, notice, context);
  return note;
}
