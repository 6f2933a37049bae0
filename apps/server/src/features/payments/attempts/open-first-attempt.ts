import type { PaymentMethod } from '@uid/contract/payments';
import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { ClaimedAttempt } from './claimed-attempt.ts';
import { nextPollAt } from './poll-schedule.ts';

interface FirstAttempt {
  id: string;
  no: string;
  accountId: string;
  method: PaymentMethod;
  now: number;
}

/**
 * The usual way to begin: one statement finds the account's order unpaid and in time, and opens its attempt.
 * Undefined where anything is otherwise, an attempt that is open already included.
 */
export async function openFirstAttempt(
  handle: Handle,
  first: FirstAttempt,
): Promise<ClaimedAttempt | undefined> {
  const { id, no, method, now: startedAt } = first;
  const firstPollAt = nextPollAt({ startedAt, polls: 0 });
  const { rows } = await open(handle, { ...first, firstPollAt });
  const [opened] = rows;
  if (!opened) return undefined;
  const { orderId, amountFen, placedAt, endsAt } = opened;
  return {
    order: {
      id: orderId,
      no,
      state: 'unpaid',
      totalFen: amountFen,
      refundedFen: 0,
      placedAt,
      endsAt,
    },
    attempt: {
      id,
      method,
      state: 'open',
      amountFen,
      currency: 'CNY',
      payUrl: null,
      startedAt,
    },
  };
}

const open = prepareQuery(
  (
    handle,
    { id, no, accountId, method, now, firstPollAt }: FirstAttempt & { firstPollAt: number | null },
    engine,
  ) =>
    handle
      .insertInto('paymentAttempts')
      .columns([
        'id',
        'orderId',
        'method',
        'state',
        'amountFen',
        'currency',
        'startedAt',
        'nextPollAt',
      ])
      .expression((eb) =>
        eb
          .selectFrom('orders')
          .select([
            sql<string>`${id}`.as('id'),
            'orders.id as orderId',
            sql<PaymentMethod>`${method}`.as('method'),
            sql<'open'>`'open'`.as('state'),
            'totalFen',
            sql<string>`'CNY'`.as('currency'),
            sql<number>`${now}`.as('startedAt'),
            sql<number | null>`${firstPollAt}`.as('nextPollAt'),
          ])
          .where('no', '=', no)
          .where('accountId', '=', accountId)
          .where('state', '=', 'unpaid')
          .where('endsAt', '>', now)
          // Who cancels or pays the order meanwhile is waited for; SQLite has one writer anyway.
          .$if(engine === 'postgres', (query) => query.forUpdate()),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning((eb) => {
        const ofOrder = (column: 'placedAt' | 'endsAt') =>
          eb
            .selectFrom('orders')
            .select(column)
            .whereRef('orders.id', '=', 'paymentAttempts.orderId')
            .$asScalar()
            .as(column);
        return ['orderId', 'amountFen', ofOrder('placedAt'), ofOrder('endsAt')];
      }),
);
