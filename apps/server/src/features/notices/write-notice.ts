import type { NoticeKind } from '@uid/contract/notices';
import { sql } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';

/** What a notice's words may name besides the order. */
export interface NoticeFacts {
  by?: string;
  reason?: string;
  carrier?: string;
  trackingNo?: string;
  amountFen?: number;
}

export interface NoticeDraft {
  orderId: string;
  kind: NoticeKind;
  /** Tells notices of the same kind about the same order apart; without it there is one. */
  key?: string;
  facts?: NoticeFacts;
}

/** Tells an order's customer something, in the transaction of what it reports; the same notice is written once. */
export async function writeNotice(
  handle: Handle,
  { orderId, kind, key, facts = {} }: NoticeDraft,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<void> {
  const uniqueKey = [kind, orderId, ...(key === undefined ? [] : [key])].join(':');
  await handle
    .insertInto('notices')
    .columns(['id', 'accountId', 'orderId', 'kind', 'uniqueKey', 'facts', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([
          sql<string>`cast(${newId()} as text)`.as('id'),
          'orders.accountId',
          'orders.id as orderId',
          sql<NoticeKind>`cast(${kind} as text)`.as('kind'),
          sql<string>`cast(${uniqueKey} as text)`.as('uniqueKey'),
          sql<string>`cast(${JSON.stringify(facts)} as text)`.as('facts'),
          sql<number>`cast(${now()} as bigint)`.as('createdAt'),
        ])
        .where('orders.id', '=', orderId),
    )
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute();
}
