import type { ServerContext } from '../../context.ts';
import { hour, minute } from '../../job.ts';
import type { Job } from '../../job.ts';
import { sweepProofs } from './sessions/proofs/used-proofs.ts';
import { eraseDueAccounts } from './customers/erase-due-accounts.ts';
import { sweepIdentity } from './sweep-identity.ts';

export function identityJobs(context: ServerContext): Job[] {
  return [
    { name: 'sweep-identity', every: hour, run: () => sweepIdentity(context) },
    {
      name: 'erase-asked-accounts',
      every: hour,
      run: (isStopping) => eraseDueAccounts(context, isStopping),
    },
    { name: 'sweep-proofs', every: minute, run: () => sweepProofs(context) },
  ];
}
