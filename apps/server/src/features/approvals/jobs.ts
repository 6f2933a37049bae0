import type { ServerContext } from '../../context.ts';
import { day, hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deleteApprovalsBefore, expireApprovals } from './repository.ts';

/** Requests and decisions are kept in the audit log; this list serves daily work only. */
export const approvalsKept = 365 * day;

export function approvalJobs({ database, now }: ServerContext): Job[] {
  return [
    {
      name: 'expire-approvals',
      every: hour,
      run: () => expireApprovals(database.handle, now()),
    },
    {
      name: 'forget-old-approvals',
      every: day,
      run: () => deleteApprovalsBefore(database.handle, now() - approvalsKept),
    },
  ];
}
