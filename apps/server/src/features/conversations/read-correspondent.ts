import { defaultLanguage } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import { AppError } from '../../http/app-error.ts';
import { keptAccount } from '../../keep-account.ts';
import type { StoredConversation } from './repository.ts';

/** The customer of a conversation. */
export interface Correspondent {
  /** Of the order or the enquiry. */
  no: string;
  /** Null: the buyer has none. */
  email: string | null;
  language: Language;
  /** Null: the sender of an enquiry, who has no account. */
  accountId: string | null;
}

/** Undefined where nobody can be told any more: the account is gone, or the enquiry was erased. */
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
 * Keeps the customer of a conversation from being erased until the transaction ends, so that an erasure finds what is
 * written; who writes or attaches at the same time waits. Throws STATE_CONFLICT where nobody can be told any more.
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

/** What an id is that a conversation may have. */
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
