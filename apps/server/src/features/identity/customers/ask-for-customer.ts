import type { ActNote } from '../../../act.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { erasureWait, insertRequest, listRequests } from './account-requests.ts';
import { customerNote, lockCustomer, notifyCustomer } from './customer-change.ts';
import type { CustomerChange, CustomerContext } from './customer-change.ts';

/** Offers customers an export of their data in their own account: nobody else ever gets the file. */
export async function askForExport(
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
): Promise<ActNote> {
  const account = await lockCustomer(handle, change.accountId);
  const { id: accountId } = account;
  const isAsked = (await listRequests(handle, accountId)).some(({ kind }) => kind === 'export');
  if (isAsked) return customerNote(change);
  const askedAt = context.now();
  await insertRequest(handle, { accountId, kind: 'export', askedAt, dueAt: null });
  const notice = { event: 'export-asked-by-staff', mail: { kind: 'export-asked' } } as const;
  await notifyCustomer(handle, account, notice, context);
  return customerNote(change);
}

/**
 * Schedules the erasure of a customer's account in seven days, unless the customer withdraws it. Refuses a disabled
 * account, whose owner can't log in to do so.
 */
export async function askForErasure(
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
): Promise<ActNote> {
  const account = await lockCustomer(handle, change.accountId);
  const { id: accountId } = account;
  if (account.disabledAt !== null) throw new AppError('CUSTOMER_DISABLED');
  const asked = (await listRequests(handle, accountId)).find(({ kind }) => kind === 'erasure');
  if (asked) return customerNote(change, { after: { dueAt: asked.dueAt } });
  const askedAt = context.now();
  const dueAt = askedAt + erasureWait;
  await insertRequest(handle, { accountId, kind: 'erasure', askedAt, dueAt });
  const mail = { kind: 'erasure-asked', dueAt } as const;
  await notifyCustomer(handle, account, { event: 'erasure-asked-by-staff', mail }, context);
  return customerNote(change, { after: { dueAt } });
}
