import type { ServerContext } from '../../context.ts';
import { hour, minute } from '../../job.ts';
import type { Job } from '../../job.ts';
import { countCarts } from './count-carts.ts';
import { sumSales } from './sum-sales.ts';

export function salesJobs(context: ServerContext): Job[] {
  return [
    {
      name: 'sum-sales',
      every: 5 * minute,
      run: (isStopping) => sumSales(context, isStopping),
    },
    { name: 'count-carts', every: hour, run: (isStopping) => countCarts(context, isStopping) },
  ];
}
