import { Readable } from 'node:stream';

import { exportOrders as exportOperation, orderInvoice } from '@uid/contract/invoices';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { exportOrders } from './export/export-orders.ts';
import { receiptOf } from './receipt/receipt.ts';
import { findOrder, listOrderLines } from '../orders/find-order.ts';
import { findBody } from '../contents/contents.ts';
import { findPaidAttempt } from './read-orders.ts';

export function serveInvoices(serve: Serve, { database }: ServerContext): void {
  const { handle } = database;

  serve(orderInvoice, async ({ language, no }, { session }) => {
    const { accountId, email } = session;
    const order = await findOrder(handle, { no, accountId });
    if (!order) throw new AppError('NOT_FOUND');
    const attempt = await findPaidAttempt(handle, order.id);
    if (!attempt || order.state === 'unpaid' || order.state === 'review')
      throw new AppError('NOT_PAID');
    const lines = await listOrderLines(handle, [order.id]);
    const company = await findBody(handle, 'company', 'company');
    const receipt = receiptOf({ order, lines, attempt, company, email }, language);
    // The library and its fonts are loaded only where a receipt is asked for.
    const { writeReceipt } = await import('./receipt/write-receipt.ts');
    return { name: `receipt-${no}.pdf`, body: await writeReceipt(receipt) };
  });

  serve(exportOperation, async ({ language }, { session }) => ({
    name: 'orders.csv',
    body: Readable.from(exportOrders(handle, session.accountId, language)),
  }));
}
