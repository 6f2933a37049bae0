import { Readable } from 'node:stream';

import { exportOrders as exportOperation, orderInvoice } from '@uid/contract/invoices';
import { exportStaffOrders } from '@uid/contract/staff-orders';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { Serve } from '../../http/serve.ts';
import { seesPersons } from '../../mask-person.ts';
import { serveFapiao } from './fapiao/routes.ts';
import { receiptOf } from './receipt/receipt.ts';
import { findOrder, listOrderLines } from '../orders/find-order.ts';
import { findBody } from '../contents/contents.ts';
import { listFapiao } from './fapiao/read-fapiao.ts';
import { findPaid, listOwnOrders } from './read-orders.ts';

/** Limit per account: while a receipt is written, others wait. */
const receiptsInTenMinutes = 60;

export function serveInvoices(serve: Serve, context: ServerContext): void {
  const { database, redis } = context;
  const { handle } = database;
  const limit = createAddressLimit(receiptsInTenMinutes, { name: 'receipts', redis });

  serve(orderInvoice, async ({ language, no }, { session }) => {
    const { accountId, name: email } = session;
    await limit.spend(accountId);
    const order = await findOrder(handle, { no, accountId });
    if (!order) throw new AppError('NOT_FOUND');
    const paid = await findPaid(handle, order);
    if (!paid) throw new AppError('NOT_PAID');
    const lines = await listOrderLines(handle, [order.id]);
    const company = await findBody(handle, 'company', 'company');
    const issued = await listFapiao(handle, order.id);
    const fapiaoNumbers = [...new Set(issued.map(({ number }) => number))];
    const source = { order, lines, paid, company, email, fapiaoNumbers };
    const receipt = receiptOf(source, language);
    // The library and its fonts are loaded only when a receipt is requested.
    const { writeReceipt } = await import('./receipt/write-receipt.ts');
    return { name: `receipt-${no}.pdf`, body: await writeReceipt(receipt) };
  });

  serveFapiao(serve, context);

  serve(exportOperation, async ({ language }, { session }) => {
    const { exportOrders } = await import('./export/export-orders.ts');
    const body = exportOrders(handle, {
      language,
      list: (page) => listOwnOrders(handle, session.accountId, page),
    });
    return { name: 'orders.csv', body: Readable.from(body) };
  });

  serve(exportStaffOrders, async ({ language, ...range }, { act, session }) => {
    // The export is in the audit log before its first line leaves.
    await act({ after: range }, async () => null);
    const { exportBooks } = await import('./export/export-books.ts');
    const isMasked = !seesPersons(session);
    const body = Readable.from(exportBooks(handle, { language, range, isMasked }));
    return { name: 'orders.csv', body };
  });
}
