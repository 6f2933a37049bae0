import { enquiryNumberPattern } from '@uid/contract/own-enquiries';

import type { Handle } from '../../database/database.ts';
import { findOrder } from '../orders/find-order.ts';
import type { StoredConversation } from './repository.ts';

/** What a conversation is about: an order of an account, or an enquiry sent from its address. */
export interface Matter extends Pick<StoredConversation, 'id' | 'kind'> {
  /** False if the customer was erased, so that nobody would read a message. */
  canWrite: boolean;
  /** The message with which an enquiry began. */
  opening?: { at: number; text: string };
}

export interface MatterKey {
  no: string;
  accountId: string;
  /** The address of the account, which its holder has proved. Null if it has none, so that no enquiry belongs to it. */
  email: string | null;
}

export async function findMatter(handle: Handle, key: MatterKey): Promise<Matter | undefined> {
  if (enquiryNumberPattern.test(key.no)) return findSent(handle, key);
  const order = await findOrder(handle, key);
  return order && { id: order.id, kind: 'order', canWrite: order.erasedAt === null };
}

/** An enquiry belongs to the account with the address to which its answers are mailed. An erased one has no address. */
async function findSent(handle: Handle, { no, email }: MatterKey): Promise<Matter | undefined> {
  if (email === null) return undefined;
  const row = await handle
    .selectFrom('enquiries')
    .select(['id', 'createdAt', 'message'])
    .where('no', '=', no)
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: 'enquiry',
      canWrite: true,
      opening: { at: row.createdAt, text: row.message },
    }
  );
}
