import type { Permission } from '@uid/contract/permissions';
import type { conversationKinds } from '@uid/contract/staff-conversations';

import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';

export type ConversationKind = (typeof conversationKinds)[number];

/** Returns the kinds of conversation that a member of staff may read. */
export function readableKinds(permissions: ReadonlySet<Permission>): ConversationKind[] {
  return permissions.has('enquiries.read') ? ['order', 'enquiry'] : ['order'];
}

interface Filter {
  kinds: readonly ConversationKind[];
  after: { since: number; id: string } | undefined;
  limit: number;
}

/**
 * Lists conversations that wait for an answer, the longest waiting first, each with the number of its order or enquiry.
 */
export function listWaiting(handle: Handle, { kinds, after, limit }: Filter) {
  return handle
    .selectFrom('conversations')
    .leftJoin('orders', 'orders.id', 'conversations.id')
    .leftJoin('enquiries', 'enquiries.id', 'conversations.id')
    .select(['conversations.id', 'conversations.kind', 'waitingSince as since'])
    .select((eb) => eb.fn.coalesce('orders.no', 'enquiries.no').as('no'))
    .select((eb) =>
      eb
        .selectFrom('conversationMessages')
        .select('text')
        .whereRef('conversationId', '=', 'conversations.id')
        .where('side', '=', 'customer')
        .orderBy('conversationMessages.id', 'desc')
        .limit(1)
        .as('text'),
    )
    .where('waitingSince', 'is not', null)
    .where('conversations.kind', 'in', [...kinds])
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('waitingSince', '>', after!.since),
          eb('waitingSince', '=', after!.since).and('conversations.id', '>', after!.id),
        ]),
      ),
    )
    .orderBy('waitingSince')
    .orderBy('conversations.id')
    .limit(limit)
    .execute();
}

/** Counts the conversations that wait, up to a limit. */
export function countWaitingConversations(
  handle: Handle,
  kinds: readonly ConversationKind[],
  max: number,
): Promise<number> {
  const waiting = handle
    .selectFrom('conversations')
    .select('conversations.id')
    .where('waitingSince', 'is not', null)
    .where('kind', 'in', [...kinds]);
  return countAtMost(handle, waiting, max);
}

/** Returns since when the customer who has waited longest waits, in epoch milliseconds. */
export async function findLongestWait(
  handle: Handle,
  kinds: readonly ConversationKind[],
): Promise<number | undefined> {
  const row = await handle
    .selectFrom('conversations')
    .select('waitingSince')
    .where('waitingSince', 'is not', null)
    .where('kind', 'in', [...kinds])
    .orderBy('waitingSince')
    .limit(1)
    .executeTakeFirst();
  return row?.waitingSince ?? undefined;
}
