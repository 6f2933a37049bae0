import type { Address } from '@uid/contract/orders';
import * as contract from '@uid/contract/staff-orders';
import type { StaffOrderSummary } from '@uid/contract/staff-orders';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { maskEmail, maskName, seesPersons } from '../../mask-person.ts';
import { findAnyOrder } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import type { Ordering } from '../orders/ordering.ts';
import { cancelForCustomer, endPayment } from '../orders/staff/cancel-for-customer.ts';
import { correctAddress } from '../orders/staff/correct-address.ts';
import { insertNote } from '../orders/staff/order-notes.ts';
import { readShipments } from '../shipments/read-shipments.ts';
import type { ListedOrder } from './read-orders.ts';

/**
 * Serves what staff see of orders, and their changes. Shipping, refunds and settling are in the features of parcels and
 * refunds.
 */
export function serveStaffOrders(serve: Serve, ordering: Ordering): void {
  const { context } = ordering;
  const { database, now } = context;

  serve(contract.listStaffOrders, (filter, { act, session }) =>
    act({}, async (tx, note) => {
      const { readOrders, readWaitingCounts } = await import('./read-orders.ts');
      const { rows, next } = await readOrders(tx, { ...filter, engine: database.engine });
      note({ after: { ids: rows.map(({ id }) => id) } });
      const isMasked = !seesPersons(session);
      return {
        orders: rows.map((each) => presentListed(each, isMasked)),
        next,
        counts: await readWaitingCounts(tx),
      };
    }),
  );

  serve(contract.getStaffOrder, ({ language, no }, { act, session }) =>
    act({}, async (tx, note) => {
      const order = await getOrder(tx, no);
      note({ subject: subjectOf(order), about: order.accountId });
      const { readOrder } = await import('./read-order.ts');
      return readOrder(tx, order, { language, now: now(), seesPersons: seesPersons(session) });
    }),
  );

  serve(contract.cancelStaffOrder, async ({ no, reason }, { act, session }) => {
    const { id, state } = await getOrder(database.handle, no);
    if (state === 'unpaid') await endPayment(ordering, id);
    return act({}, async (tx, note) => {
      const order = await getOrder(tx, no);
      note({ subject: subjectOf(order) });
      const cancellation = { orderId: id, reason, staffId: session.accountId };
      await cancelForCustomer(tx, cancellation, ordering);
      note({
        about: order.accountId,
        before: { state: order.state },
        after: { state: 'cancelled' },
        reason,
      });
      return { no, state: 'cancelled' as const };
    });
  });

  serve(contract.noteStaffOrder, ({ no, text }, { act, session: { accountId } }) =>
    act({}, async (tx, note) => {
      const order = await getOrder(tx, no);
      const id = context.newId();
      await insertNote(tx, { id, orderId: order.id, at: now(), accountId, text });
      note({ subject: subjectOf(order), about: order.accountId, after: { note: id } });
      return { no, state: order.state };
    }),
  );

  serve(contract.correctStaffOrderAddress, (input, { act }) =>
    act({}, async (tx, note) => {
      const { no, address, revision, language } = input;
      const order = await getOrder(tx, no);
      note({ subject: subjectOf(order) });
      const before = await correctAddress(tx, { order, revision, address }, context);
      const read = await readShipments(tx, [order.id], language);
      if (read.get(order.id)?.shipments.length) throw new AppError('STATE_CONFLICT');
      note({ about: order.accountId, before, after: address });
      return { no, state: order.state };
    }),
  );
}

async function getOrder(handle: Handle, no: string): Promise<StoredOrder> {
  const order = await findAnyOrder(handle, no);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

function subjectOf({ id }: StoredOrder) {
  return { kind: 'order', id };
}

function presentListed(order: ListedOrder, isMasked: boolean): StaffOrderSummary {
  const { no, state, placedAt, totalFen, pieces, email, address } = order;
  const recipient = address === null ? undefined : (JSON.parse(address) as Address).recipient;
  return {
    no,
    state,
    placedAt,
    totalFen,
    pieces: Number(pieces),
    ...(email && { email: isMasked ? maskEmail(email) : email }),
    ...(recipient && { recipient: isMasked ? maskName(recipient) : recipient }),
  };
}
