import type { Thread, ThreadMessage } from '@uid/contract/conversations';

import type { Handle } from '../../database/database.ts';
import { maskWords } from '../../mask-person.ts';
import { readServiceHours } from './read-service-hours.ts';
import type { Matter } from './read-matter.ts';
import { findConversation, listMessages, listSentFiles, seenUpTo } from './repository.ts';
import type { StoredConversation, StoredFile, StoredMessage } from './repository.ts';
import { serviceTimeAt } from './service-time.ts';

/** Reads a conversation as both sides see it, with the service hours of the company. */
export async function readThread(
  handle: Handle,
  { id, canWrite, opening }: Pick<Matter, 'id' | 'canWrite' | 'opening'>,
  { now }: { now: number },
): Promise<Thread> {
  const serviceHours = await readServiceHours(handle);
  const service = serviceHours && serviceTimeAt(now, serviceHours);
  const written = await readWrittenMessages(handle, { id, now });
  const messages = written.map((each) => {
    const { accountId: _, ...message } = each;
    return message;
  });
  return {
    messages: opening ? [openingMessage(id, opening), ...messages] : messages,
    canWrite,
    ...(service && { service }),
  };
}

/** The message of an enquiry, which was written before there was a conversation. */
function openingMessage(id: string, { at, text }: NonNullable<Matter['opening']>): ThreadMessage {
  return { id, side: 'customer', channel: 'site', at, text, files: [], leftOut: 0, isRead: false };
}

/** A message with the account that wrote it, if there is one. */
export type WrittenMessage = ThreadMessage & { accountId: string | null };

export async function readWrittenMessages(
  handle: Handle,
  { id, now }: { id: string; now: number },
): Promise<WrittenMessage[]> {
  const conversation = await findConversation(handle, id);
  if (!conversation) return [];
  const messages = await listMessages(handle, id);
  const files = await listSentFiles(handle, id);
  return messages.map((message) => ({
    ...presentMessage(message, { conversation, files, now }),
    accountId: message.accountId,
  }));
}

interface Parts {
  conversation: StoredConversation;
  files: readonly StoredFile[];
  now: number;
}

function presentMessage(
  { id, side, channel, at, text, leftOut }: StoredMessage,
  { conversation, files, now }: Parts,
): ThreadMessage {
  const reader = side === 'staff' ? 'customer' : 'staff';
  return {
    id,
    side,
    channel,
    at,
    text,
    leftOut,
    files: files
      .filter(({ messageId }) => messageId === id)
      .map((file) => ({ id: file.id, name: file.name, type: file.type, bytes: file.bytes })),
    isRead: at <= seenUpTo(conversation, reader, now),
  };
}

/** Masks a message for staff without the right to see personal data. */
export function maskMessage({ text, files, ...message }: ThreadMessage): ThreadMessage {
  const masked = files.map((file) => ({ ...file, name: maskWords(file.name) }));
  return { ...message, text: maskWords(text), files: masked };
}
