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
  /** What it is about, by an id of the kind's own: the same thing waits once. */
  subject: string;
  asked: Asked;
  /** The account whose person it tells of, if any. */
  about?: string | null | undefined;
  by: CallerSession;
}

/** Keeps what somebody asked for a second person, and yields its id and what the audit log says of it. */
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
