import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { issueLicences } from './licences/issue-licences.ts';
import { shipByItself } from './ship-by-itself.ts';
import type { Shipping } from './shipping.ts';
import { applyReports } from './tracking/apply-reports.ts';
import { pollParcels } from './tracking/poll-parcels.ts';

/** The jobs that fulfil paid orders. */
export function shipmentJobs(shipping: Shipping): Job[] {
  const dispatcher: Job = {
    name: 'ship-by-itself',
    every: second,
    run: () => shipByItself(shipping),
  };
  return [
    { name: 'issue-licences', every: second, run: () => issueLicences(shipping) },
    ...(shipping.context.config.shipsItself ? [dispatcher] : []),
    { name: 'apply-carrier-reports', every: second, run: () => applyReports(shipping) },
    { name: 'poll-parcels', every: second, run: () => pollParcels(shipping) },
  ];
}
