import { defaultLanguage } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import { AppError } from '../../http/app-error.ts';
import { keptAccount } from '../../keep-account.ts';
import type { StoredConversation } from './repository.ts';

/** The customer of a conversation. */
export interface Correspondent {
  /** The number of the order or enquiry. */
  no: string;
  /** Null if the buyer has no email address. */
  email: string | null;
  language: Language;
  /** Null for the sender of an enquiry, who has no account. */
  accountId: string | null;
}

/** Returns undefined if there is nobody to write to: the account is gone, or the enquiry was erased. */
export async function readCorrespondent(
  handle: Handle,
  { id, kind }: Pick<StoredConversation, 'id' | 'kind'>,
): Promise<Correspondent | undefined> {
  return kind === 'order' ? readBuyer(handle, id) : readSender(handle, id);
}

async function readBuyer(handle: Handle, id: string): Promise<Correspondent | undefined> {
  const row = await handle
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.accountId')
    .leftJoin('accountLanguages', 'accountLanguages.accountId', 'accounts.id')
    .select(['orders.no', 'accounts.email', 'accounts.id as accountId', 'language'])
    .where('orders.id', '=', id)
    .where('orders.erasedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, language: row.language ?? defaultLanguage };
}

async function readSender(handle: Handle, id: string): Promise<Correspondent | undefined> {
  const row = await handle
    .selectFrom('enquiries')
    .select(['no', 'email', 'language'])
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return row && { ...row, accountId: null };
}

/**
 * Locks the customer of a conversation against erasure until the transaction ends, so that an erasure finds what this
 * transaction writes. Others who write or attach at the same time wait. Throws STATE_CONFLICT if there is nobody to
 * write to any more.
 */
export async function keepCorrespondent(
  handle: Handle,
  { id, kind }: Pick<StoredConversation, 'id' | 'kind'>,
): Promise<void> {
  const gone = () => new AppError('STATE_CONFLICT');
  const order = handle.selectFrom('orders').select('accountId').where('id', '=', id).$asScalar();
  const enquiry = handle.selectFrom('enquiries').select('id').where('id', '=', id);
  if (kind === 'order') await keptAccount(handle, order).executeTakeFirstOrThrow(gone);
  else await holdRows(handle, enquiry.where('erasedAt', 'is', null)).executeTakeFirstOrThrow(gone);
}

/** Returns whether an id is that of an order or an enquiry; undefined if it is neither. */
export async function findKind(
  handle: Handle,
  id: string,
): Promise<StoredConversation['kind'] | undefined> {
  const order = await handle
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (order) return 'order';
  const enquiry = await handle
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return enquiry && 'enquiry';
}
