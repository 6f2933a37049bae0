import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { putInOutbox } from '../put-in-outbox.ts';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  /** The same as HTML, for mail programs that show it. */
  html?: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  /** Of several mails with the same key, only one is sent. */
  uniqueKey?: string;
  /** The mail is not sent after this time, epoch milliseconds. */
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
