import type { NoticeKind } from '@uid/contract/notices';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';

/** Facts that the words of a notice may name besides the order. */
export interface NoticeFacts {
  by?: string;
  reason?: string;
  carrier?: string;
  trackingNo?: string;
  amountFen?: number;
  fapiaoNumber?: string;
}

export interface NoticeDraft {
  orderId: string;
  kind: NoticeKind;
  /** Distinguishes notices of the same kind about the same order. Without a key, there is only one. */
  key?: string;
  facts?: NoticeFacts;
}

/** Writes a notice to an order's customer, in the transaction of what it reports. The same notice is written once. */
export async function writeNotice(
  handle: Handle,
  { orderId, kind, key, facts = {} }: NoticeDraft,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<void> {
  await insertNotice(handle, {
    id: newId(),
    orderId,
    kind,
    uniqueKey: [kind, orderId, ...(key === undefined ? [] : [key])].join(':'),
    facts: JSON.stringify(facts),
    createdAt: now(),
  });
}

interface NoticeRow {
  id: string;
  orderId: string;
  kind: NoticeKind;
  uniqueKey: string;
  /** JSON. */
  facts: string;
  createdAt: number;
}

const insertNotice = prepare((handle, given: Given<NoticeRow>) => {
  const { id, orderId, kind, uniqueKey, facts, createdAt } = given;
  return handle
    .insertInto('notices')
    .columns(['id', 'accountId', 'orderId', 'kind', 'uniqueKey', 'facts', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        // Without an account, nobody would read the notice or erase it.
        .innerJoin('accounts', 'accounts.id', 'orders.accountId')
        .select([
          eb.cast<string>(id, 'text').as('id'),
          'orders.accountId',
          'orders.id as orderId',
          eb.cast<NoticeKind>(kind, 'text').as('kind'),
          eb.cast<string>(uniqueKey, 'text').as('uniqueKey'),
          eb.cast<string>(facts, 'text').as('facts'),
          eb.cast<number>(createdAt, 'bigint').as('createdAt'),
        ])
        .where('orders.id', '=', orderId),
    )
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing());
});
