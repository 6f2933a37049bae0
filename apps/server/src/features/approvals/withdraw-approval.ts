import type { Language } from '@uid/contract/language';

import type { ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readDecision } from './read-decision.ts';
import { endApproval, findApproval } from './repository.ts';

/** Withdraws a request of the caller. Returns the note for the audit log. */
export async function withdrawApproval(
  handle: Handle,
  { id, accountId, language }: { id: string; accountId: string; language: Language },
  { now }: Pick<ServerContext, 'now'>,
): Promise<ActNote> {
  const approval = await findApproval(handle, id);
  if (approval?.askedBy !== accountId) throw new AppError('NOT_FOUND');
  const end = { state: 'withdrawn', decidedBy: null, decidedAt: now(), reason: null } as const;
  if (!(await endApproval(handle, id, end)))
    throw new AppError('APPROVAL_DECIDED', await readDecision(handle, { id, language }));
  const { kind, hash, about } = approval;
  return { subject: { kind: 'approval', id }, about, after: { state: end.state, kind, hash } };
}
