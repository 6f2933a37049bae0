import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deliverTrackingEvents } from './deliver-tracking-events.ts';
import type { Post } from './deliver-tracking-events.ts';
import { moveParcels } from './move-parcel.ts';

export function sandboxCarrierJobs(context: ServerContext, post: Post): Job[] {
  return [
    { name: 'move-sandbox-parcels', every: second, run: () => moveParcels(context) },
    {
      name: 'deliver-sandbox-tracking-events',
      every: second,
      run: () => deliverTrackingEvents(context, post),
    },
  ];
}
