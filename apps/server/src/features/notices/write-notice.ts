import type { NoticeKind } from '@uid/contract/notices';
import { sql } from 'kysely';
import type { InsertQueryBuilder, InsertResult, Insertable } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { prepareWrite, runTogether } from '../../database/run-together.ts';
import type { Write } from '../../database/run-together.ts';
import type { Tables } from '../../database/tables.ts';

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
  /** The order's customer, where it is at hand. */
  accountId?: string | undefined;
  kind: NoticeKind;
  /** Tells notices of the same kind about the same order apart; without it there is one. */
  key?: string;
  facts?: NoticeFacts;
}

/** Tells an order's customer something, in the transaction of what it reports; the same notice is written once. */
export async function writeNotice(
  handle: Handle,
  draft: NoticeDraft,
  context: Pick<ServerContext, 'newId' | 'now'>,
): Promise<void> {
  await runTogether(handle, [noticeWrite(draft, context)]);
}

/** The same, to be written together with more. */
export function noticeWrite(
  { orderId, accountId, kind, key, facts = {} }: NoticeDraft,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Write {
  return insertNotice({
    id: newId(),
    orderId,
    accountId,
    kind,
    uniqueKey: [kind, orderId, ...(key === undefined ? [] : [key])].join(':'),
    facts: JSON.stringify(facts),
    createdAt: now(),
  });
}

type Notice = Omit<Insertable<Tables['notices']>, 'accountId'>;

const insertNotice = prepareWrite(
  (handle, { accountId, ...notice }: Notice & { accountId: string | undefined }) => {
    const insert = handle.insertInto('notices');
    const filled =
      accountId === undefined ? fromOrder(insert, notice) : insert.values({ ...notice, accountId });
    return filled.onConflict((conflict) => conflict.column('uniqueKey').doNothing());
  },
);

type Insert = InsertQueryBuilder<Tables, 'notices', InsertResult>;

function fromOrder(
  insert: Insert,
  { id, orderId, kind, uniqueKey, facts, createdAt }: Notice,
): Insert {
  return insert
    .columns(['id', 'accountId', 'orderId', 'kind', 'uniqueKey', 'facts', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .select([
          sql<string>`cast(${id} as text)`.as('id'),
          'orders.accountId',
          'orders.id as orderId',
          sql<NoticeKind>`cast(${kind} as text)`.as('kind'),
          sql<string>`cast(${uniqueKey} as text)`.as('uniqueKey'),
          sql<string>`cast(${facts} as text)`.as('facts'),
          sql<number>`cast(${createdAt} as bigint)`.as('createdAt'),
        ])
        .where('orders.id', '=', orderId),
    );
}
