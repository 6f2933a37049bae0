import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { putInOutbox } from '../put-in-outbox.ts';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  /** The same as a page, for readers that show one. */
  html?: string;
  /** Where an answer goes, where that is not the sender. */
  replyTo?: string;
  /** Mails with the same key leave once. */
  uniqueKey?: string;
  /** Not sent any more from then on, epoch milliseconds. */
  expiresAt?: number;
}

/** Puts a mail in the outbox, in the transaction of what it reports. */
export function queueMail(
  handle: Handle,
  mail: Mail,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<void> {
  return putInOutbox(handle, { ...mail, channel: 'mail', id: newId(), createdAt: now() });
}
