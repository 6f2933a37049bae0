import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deliverNews } from './deliver-news.ts';
import type { Post } from './deliver-news.ts';
import { moveParcels } from './move-parcel.ts';

export function sandboxCarrierJobs(context: ServerContext, post: Post): Job[] {
  return [
    { name: 'move-sandbox-parcels', every: second, run: () => moveParcels(context) },
    { name: 'deliver-sandbox-news', every: second, run: () => deliverNews(context, post) },
  ];
}
