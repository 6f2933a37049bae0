import type { ServerContext } from '../../context.ts';
import { day, hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deleteApprovalsBefore, expireApprovals } from './repository.ts';

/** What was asked and decided stands in the audit log; the list is for those who work with it. */
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
