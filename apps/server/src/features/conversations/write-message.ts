import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { minute } from '../../job.ts';
import { keepCorrespondent } from './read-correspondent.ts';
import {
  insertFile,
  insertMessage,
  openConversation,
  sendFiles,
  updateConversation,
} from './repository.ts';
import type { Side, StoredConversation } from './repository.ts';
import type { CheckedFile } from './files/check-file.ts';

/** Minimum milliseconds between two emails to one side about one conversation. */
export const quietTime = 10 * minute;

export interface Draft extends Pick<StoredConversation, 'id' | 'kind'> {
  side: Side;
  /** The account that writes. Null for the sender of an enquiry, who has no account. */
  accountId: string | null;
  channel: 'site' | 'mail';
  text: string;
  /** Ids of the files that the author attached before. */
  attached?: readonly string[];
  /** Files that come with the message, as with an email. */
  brought?: readonly CheckedFile[];
  leftOut?: number;
  mailId?: string;
  /** True if the caller emails the message to the other side. */
  isMailed?: boolean;
}

/** Adds a message to a conversation. Returns its id, or undefined if the same email was added already. */
export async function writeMessage(
  handle: Handle,
  draft: Draft,
  { newId, now, publish }: Pick<ServerContext, 'newId' | 'now' | 'publish'>,
): Promise<string | undefined> {
  const { id: conversationId, kind, side, accountId, channel, text } = draft;
  await keepCorrespondent(handle, { id: conversationId, kind });
  const conversation = await openConversation(handle, { id: conversationId, kind });
  const at = now();
  const id = newId();
  const isNew = await insertMessage(handle, {
    id,
    conversationId,
    side,
    accountId,
    channel,
    text,
    at,
    leftOut: draft.leftOut ?? 0,
    mailedAt: draft.isMailed ? at : null,
    mailId: draft.mailId ?? null,
  });
  if (!isNew) return undefined;
  const attached = new Set(draft.attached);
  const sending = { conversationId, messageId: id, side, accountId: accountId ?? '' };
  if ((await sendFiles(handle, [...attached], sending)) !== attached.size)
    throw new AppError('FILES_GONE');
  for (const file of draft.brought ?? [])
    await insertFile(handle, { ...sending, ...file, accountId, id: newId(), at });
  await updateConversation(handle, conversationId, follow(conversation, draft, at));
  if (side === 'customer') await publish(handle, 'customer-wrote', { conversationId, kind });
  return id;
}

/** Returns since when the customer waits, and when each side is to be notified. */
function follow(
  before: StoredConversation,
  { side, isMailed }: Draft,
  at: number,
): Partial<StoredConversation> {
  if (side === 'staff')
    return {
      waitingSince: null,
      ...(!isMailed && {
        tellCustomerAt: before.tellCustomerAt ?? Math.max(at, before.customerToldAt + quietTime),
      }),
    };
  return {
    waitingSince: before.waitingSince ?? at,
    tellStaffAt: before.tellStaffAt ?? Math.max(at, before.staffToldAt + quietTime),
  };
}
