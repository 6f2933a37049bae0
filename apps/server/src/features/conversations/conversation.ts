import type { Handle } from '../../database/database.ts';
import { findFile, markSeen } from './repository.ts';

/** Records that staff who may answer have seen these messages. */
export async function markSeenByStaff(
  handle: Handle,
  { id, now }: { id: string; now: number },
  messages: readonly { at: number }[],
): Promise<void> {
  const at = messages.at(-1)?.at;
  if (at !== undefined) await markSeen(handle, { id, side: 'staff', at, now });
}

/** Finds a file of a message that was sent in this conversation. */
export function findSentFile(handle: Handle, wanted: { conversationId: string; id: string }) {
  return findFile(handle, wanted);
}
