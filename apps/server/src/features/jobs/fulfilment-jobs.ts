import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { queueNoticeMails } from '../notices/queue-notice-mails.ts';
import { deliverNews } from '../sandbox-carrier/deliver-news.ts';
import { moveParcels } from '../sandbox-carrier/move-parcel.ts';
import { completeOrders } from '../shipments/complete-orders.ts';
import { issueLicences } from '../shipments/licences/issue-licences.ts';
import { shipByItself } from '../shipments/ship-by-itself.ts';
import { createShipping } from '../shipments/shipping.ts';
import { applyReports } from '../shipments/tracking/apply-reports.ts';
import { pollParcels } from '../shipments/tracking/poll-parcels.ts';
import { minute, second } from '../../job.ts';
import type { Job } from '../../job.ts';

/** What happens after payment without anybody asking. */
export function fulfilmentJobs(app: FastifyInstance, context: ServerContext): Job[] {
  const shipping = createShipping(context, app.log);
  const { carriers, shipsItself } = context.config;
  const sandbox: Job[] = [
    { name: 'move-sandbox-parcels', every: second, run: () => moveParcels(context) },
    {
      name: 'deliver-sandbox-news',
      every: second,
      run: () => deliverNews(context, createPost(app)),
    },
  ];
  const dispatcher = { name: 'ship-by-itself', every: second, run: () => shipByItself(shipping) };
  return [
    { name: 'issue-licences', every: second, run: () => issueLicences(shipping) },
    ...(shipsItself ? [dispatcher] : []),
    ...(carriers.includes('sandbox') ? sandbox : []),
    { name: 'apply-carrier-reports', every: second, run: () => applyReports(shipping) },
    { name: 'poll-parcels', every: second, run: () => pollParcels(shipping) },
    { name: 'complete-orders', every: 10 * minute, run: () => completeOrders(shipping) },
    { name: 'queue-notice-mails', every: second, run: () => queueNoticeMails(context) },
  ];
}

/** The carrier's news enters where that of any carrier does: as bytes at the public address. */
function createPost(app: FastifyInstance) {
  return async (payload: string, headers: Record<string, string>): Promise<number> => {
    const url = '/api/carrier-reports/sandbox';
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    return statusCode;
  };
}
