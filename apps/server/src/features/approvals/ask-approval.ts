import { approvalTime } from '@uid/contract/approvals';

import type { ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { CallerSession } from '../../http/caller.ts';
import { canonicalJson } from '../audit/canonical-json.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { hashAsked } from './hash-asked.ts';
import { expireApprovals, insertApproval } from './repository.ts';

interface Question<Asked> {
  /** An id, in the kind's own format, of what the request concerns. Only one request about it can wait. */
  subject: string;
  asked: Asked;
  /** The account of the person that the request tells of, if any. */
  about?: string | null | undefined;
  by: CallerSession;
}

/** Stores a request for a second person. Returns its id and the note for the audit log. */
export async function askApproval<Asked>(
  handle: Handle,
  kind: ApprovalKind<Asked>,
  { subject, about = null, by, ...question }: Question<Asked>,
  { now, newId }: Pick<ServerContext, 'now' | 'newId'>,
): Promise<{ id: string; note: ActNote }> {
  if (!by.isSteppedUp) throw new Error(`An endpoint that asks for ${kind.name} has no step-up.`);
  const id = newId();
  const asked = canonicalJson(kind.schema.parse(question.asked));
  const askedAt = now();
  await expireApprovals(handle, askedAt);
  const isNew = await insertApproval(handle, {
    id,
    kind: kind.name,
    subject,
    asked,
    hash: hashAsked(asked),
    about,
    askedBy: by.accountId,
    askedAt,
    expiresAt: askedAt + approvalTime,
    state: 'waiting',
    decidedBy: null,
    decidedAt: null,
    reason: null,
  });
  if (!isNew) throw new AppError('APPROVAL_WAITS');
  const note = {
    action: 'ask-approval',
    subject: { kind: 'approval', id },
    about,
    after: { kind: kind.name, subject, hash: hashAsked(asked), asked: question.asked },
  } as const;
  return { id, note };
}
