import type { ServerContext } from '../../context.ts';
import { day, hour, minute } from '../../job.ts';
import type { Job } from '../../job.ts';
import { openAuditKey } from './audit-key.ts';
import type { AuditKey } from './audit-key.ts';
import { checkLog } from './check-log.ts';
import { deleteDetailsFrom } from './repository.ts';
import { signDueHead } from './sign-due-head.ts';
import type { SignedHead } from './signed-head.ts';

/** Milliseconds. Three years, in which a claim can be made (Civil Code, article 188), and a day for a leap year. */
export const detailsTime = (3 * 365 + 1) * day;

/** The job whose duration grows with the length of the log. */
export function auditUpkeep(context: ServerContext): Job[] {
  return [
    {
      name: 'check-audit-log',
      every: day,
      run: (isStopping) => checkLog(context, isStopping),
    },
  ];
}

export function auditJobs(context: ServerContext, onSigned: (head: SignedHead) => void): Job[] {
  const { config, database, now } = context;
  let key: AuditKey | undefined;
  return [
    {
      name: 'sign-audit-head',
      every: minute,
      async run() {
        const signed = await signDueHead(context, () => (key ??= openAuditKey(config)));
        if (signed) onSigned(signed);
      },
    },
    {
      name: 'forget-audit-details',
      every: hour,
      run: () => deleteDetailsFrom(database.handle, now() - detailsTime),
    },
  ];
}
