import type { ServerContext } from '../../context.ts';
import type { Job } from '../../job.ts';
import { eraseEnquiries } from './erase-enquiries.ts';

export function enquiryJobs(context: ServerContext): Job[] {
  return [eraseEnquiries.oldJob(context)];
}
