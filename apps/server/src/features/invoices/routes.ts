import { Readable } from 'node:stream';

import { exportOrders as exportOperation, orderInvoice } from '@uid/contract/invoices';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { exportOrders } from './export/export-orders.ts';
import { serveFapiao } from './fapiao/routes.ts';
import { receiptOf } from './receipt/receipt.ts';
import { findOrder, listOrderLines } from '../orders/find-order.ts';
import { findBody } from '../contents/contents.ts';
import { listFapiao } from './fapiao/read-fapiao.ts';
import { findPayment } from './read-orders.ts';

export function serveInvoices(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  serve(orderInvoice, async ({ language, no }, { session }) => {
    const { accountId, name: email } = session;
    const order = await findOrder(handle, { no, accountId });
    if (!order) throw new AppError('NOT_FOUND');
    const attempt = await findPayment(handle, order);
    if (!attempt) throw new AppError('NOT_PAID');
    const lines = await listOrderLines(handle, [order.id]);
    const company = await findBody(handle, 'company', 'company');
    const issued = await listFapiao(handle, order.id);
    const fapiaoNumbers = [...new Set(issued.map(({ number }) => number))];
    const source = { order, lines, attempt, company, email, fapiaoNumbers };
    const receipt = receiptOf(source, language);
    // The library and its fonts are loaded only where a receipt is asked for.
    const { writeReceipt } = await import('./receipt/write-receipt.ts');
    return { name: `receipt-${no}.pdf`, body: await writeReceipt(receipt) };
  });

  serveFapiao(serve, context);

  serve(exportOperation, async ({ language }, { session }) => ({
    name: 'orders.csv',
    body: Readable.from(exportOrders(handle, session.accountId, language)),
  }));
}
