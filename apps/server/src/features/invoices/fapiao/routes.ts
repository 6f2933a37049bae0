import { pageSize } from '@uid/contract/constants';
import { fapiaoContent, listFapiaoFiles } from '@uid/contract/invoices';
import type { Invoice } from '@uid/contract/orders';
import * as staff from '@uid/contract/staff-fapiao';

import type { ServerContext } from '../../../context.ts';
import { cutPage } from '../../../database/cut-page.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import { maskInvoice, seesPersons } from '../../../mask-person.ts';
import { listAwaitingFapiao } from '../../orders/fapiao-due.ts';
import { findAnyOrder, findOrder } from '../../orders/find-order.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';
import { findPaid, readKept } from '../read-orders.ts';
import { answerFapiao, presentFapiao } from './present-fapiao.ts';
import { listFapiao } from './read-fapiao.ts';
import { findFapiao } from './repository.ts';

/** Electronic fapiao: staff attach them to paid orders, customers save them. */
export function serveFapiao(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  serve(listFapiaoFiles, async ({ no }, { session: { accountId } }) => {
    const { id } = found(await findOrder(handle, { no, accountId }));
    return { files: (await listFapiao(handle, id)).map(presentFapiao) };
  });

  serve(fapiaoContent, async ({ no, id }, { session: { accountId } }) => {
    const order = found(await findOrder(handle, { no, accountId }));
    return answerFapiao(await findFapiao(handle, { orderId: order.id, id }));
  });

  serve(staff.listAwaitingFapiao, ({ after }, { act, session }) =>
    act({}, async (tx, note) => {
      const from = after === undefined ? undefined : await findAnyOrder(tx, after);
      const awaiting = await listAwaitingFapiao(tx, { after: from?.id, limit: pageSize + 1 });
      const { rows, next } = cutPage(awaiting, pageSize, ({ no }) => no);
      note({ after: { ids: rows.map(({ id }) => id) } });
      const show = seesPersons(session) ? (invoice: Invoice) => invoice : maskInvoice;
      const kept = await readKept(tx, rows);
      const orders = rows.map(({ id, no, state, placedAt, invoice }) => {
        const details = show(JSON.parse(invoice) as Invoice);
        const title = 'title' in details ? details.title : '';
        return { no, state, placedAt, amountFen: kept.get(id) ?? 0, kind: details.kind, title };
      });
      return { orders, next };
    }),
  );

  serve(staff.attachFapiao, async ({ no, number }, { act, session: { accountId }, file }) => {
    const paid = found(await findAnyOrder(handle, no));
    // Checked before the file is read, and again once nobody can change the order.
    if (!(await findPaid(handle, paid))) throw new AppError('FAPIAO_UNPAID');
    const { readFile } = await import('./read-file.ts');
    const { attachFapiao } = await import('./attach-fapiao.ts');
    const read = await readFile(file);
    return act({}, async (tx, note) => {
      const order = await getAnyOrder(tx, no);
      const { type, bytes, hash } = read;
      const attaching = { order, number, file: read, accountId };
      const attached = await attachFapiao(tx, attaching, context);
      note({ ...subjectOf(order), after: { id: attached.id, number, type, bytes, hash } });
      return attached;
    });
  });

  serve(staff.removeFapiao, ({ no, id, reason }, { act }) =>
    act({}, async (tx, note) => {
      const order = await getAnyOrder(tx, no);
      const { removeFapiao } = await import('./remove-fapiao.ts');
      const { number, type, bytes, hash } = await removeFapiao(
        tx,
        { orderId: order.id, id },
        context,
      );
      note({ ...subjectOf(order), before: { id, number, type, bytes, hash }, reason });
      return { id };
    }),
  );

  serve(staff.staffFapiaoContent, async ({ no, id }, { act }) => {
    let file: Awaited<ReturnType<typeof findFapiao>>;
    await act({}, async (tx, note) => {
      const order = await getAnyOrder(tx, no);
      note({ ...subjectOf(order), after: { id } });
      file = await findFapiao(tx, { orderId: order.id, id });
      if (!file) throw new AppError('NOT_FOUND');
      return {};
    });
    return answerFapiao(file);
  });
}

async function getAnyOrder(handle: Handle, no: string): Promise<StoredOrder> {
  return found(await findAnyOrder(handle, no));
}

function found(order: StoredOrder | undefined): StoredOrder {
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

function subjectOf({ id, accountId }: StoredOrder) {
  return { subject: { kind: 'order', id }, about: accountId };
}
