import type { Language } from '@uid/contract/language';

import type { ActNote } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnyApprovalKind } from './approval-kind.ts';
import { hashAsked } from './hash-asked.ts';
import { readRightSince } from './read-rights.ts';
import { readDecision } from './read-decision.ts';
import { endApproval, findApproval } from './repository.ts';
import type { StoredApproval } from './repository.ts';

interface Decision {
  id: string;
  /** The hash of the request as the second person has read it. */
  hash: string;
  isApproved: boolean;
  reason?: string | undefined;
  accountId: string;
  language: Language;
}

/**
 * Decides a request as the second person, and carries out an approved one in the same transaction. Returns the note for
 * the audit log.
 */
export async function decideApproval(
  handle: Handle,
  { kinds, ...decision }: Decision & { kinds: readonly AnyApprovalKind[] },
  context: ServerContext,
): Promise<ActNote> {
  const approval = await findApproval(handle, decision.id);
  const kind = kinds.find(({ name }) => name === approval?.kind);
  if (!approval || !kind) throw new AppError('NOT_FOUND');
  await refuse(handle, { approval, kind, decision }, context);
  const { isApproved, accountId, reason } = decision;
  const state = isApproved ? 'approved' : 'declined';
  const end = { state, decidedBy: accountId, decidedAt: context.now() } as const;
  const isFirst = await endApproval(handle, approval.id, { ...end, reason: reason || null });
  if (!isFirst) throw new AppError('APPROVAL_DECIDED', await readDecision(handle, decision));
  const { id, hash, askedBy, askedAt, about } = approval;
  const question = { id, kind: kind.name, hash, askedBy, askedAt };
  const subject = { kind: 'approval', id };
  const note = { subject, about, reason, after: { state, approval: question } };
  if (!isApproved) return note;
  const asked: unknown = kind.schema.parse(JSON.parse(approval.asked));
  const done = await kind.carryOut(handle, asked, { askedBy, decidedBy: accountId, context });
  const afterOf = (after: unknown) => ({ ...note.after, done: after });
  const each = done.each?.map((one) => ({ ...one, after: afterOf(one.after) }));
  return { ...note, ...done, ...(each && { each }), after: afterOf(done.after) };
}

interface Asked {
  approval: StoredApproval;
  kind: AnyApprovalKind;
  decision: Decision;
}

async function refuse(
  handle: Handle,
  { approval, kind, decision }: Asked,
  { now }: Pick<ServerContext, 'now'>,
): Promise<void> {
  const { askedBy, askedAt } = approval;
  const rightSince = await readRightSince(handle, decision.accountId, kind.decides);
  if (rightSince === undefined) throw new AppError('NOT_FOUND');
  if (askedBy === decision.accountId) throw new AppError('SECOND_PERSON');
  if (approval.state === 'expired') throw new AppError('APPROVAL_OVER');
  if (approval.state !== 'waiting')
    throw new AppError('APPROVAL_DECIDED', await readDecision(handle, decision));
  if (approval.expiresAt <= now()) throw new AppError('APPROVAL_OVER');
  const isAsRead = decision.hash === approval.hash && hashAsked(approval.asked) === approval.hash;
  if (!isAsRead) throw new AppError('APPROVAL_CHANGED');
  // Otherwise the person who asked could have given the right to a second account of their own.
  if (rightSince > askedAt) throw new AppError('RIGHTS_TOO_NEW');
  const askers = await readRightSince(handle, askedBy, kind.decides);
  if (askers === undefined) throw new AppError('APPROVAL_OVER');
}
