import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { putInOutbox } from '../put-in-outbox.ts';
import { writeText } from './text-content.ts';
import type { TextContent } from './text-content.ts';

/** Puts a text message in the outbox, in the transaction of what it reports. */
export async function queueText(
  handle: Handle,
  { recipient, expiresAt, ...content }: TextContent & { recipient: string; expiresAt: number },
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<void> {
  const message = {
    channel: 'sms',
    recipient,
    subject: '',
    text: writeText(content),
    content: JSON.stringify(content),
    expiresAt,
  } as const;
  await putInOutbox(handle, { ...message, id: newId(), createdAt: now() });
}
