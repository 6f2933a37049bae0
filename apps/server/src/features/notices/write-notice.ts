import type { NoticeKind } from '@uid/contract/notices';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';

/** What a notice's words may name besides the order. */
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
        // Of an account that is gone nobody would read it, or erase it.
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
