import * as contract from '@uid/contract/approvals';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { AnyApprovalKind } from './approval-kind.ts';
import { decideApproval } from './decide-approval.ts';
import { presentApproval } from './present-approval.ts';
import { readApprovals } from './read-approvals.ts';
import { findApproval } from './repository.ts';
import { withdrawApproval } from './withdraw-approval.ts';

export function serveApprovals(
  serve: Serve,
  context: ServerContext,
  kinds: readonly AnyApprovalKind[],
): void {
  serve(contract.listApprovals, async ({ language, show, id, after }, { act, session }) => {
    const now = context.now();
    const { permissions } = session.staff;
    const known = kinds.filter(({ reads }) => permissions.has(reads)).map(({ name }) => name);
    const listing = { show, id, after, kinds: known, reader: session.accountId, now };
    const { rows, next } = await act({}, async (handle, note) => {
      const page = await readApprovals(handle, listing);
      note({ after: { show, ids: page.rows.map(({ id }) => id) } });
      return page;
    });
    const reader = { kinds, session, language, now };
    return { approvals: rows.map((each) => presentApproval(each, reader)), next };
  });

  serve(contract.listApprovalChanges, async ({ language, id, after }, { act, session }) => {
    const { permissions } = session.staff;
    return act({ subject: { kind: 'approval', id } }, async (handle) => {
      const approval = await findApproval(handle, id);
      const kind = kinds.find(({ name }) => name === approval?.kind);
      if (!approval || !kind?.listChanges || !permissions.has(kind.reads))
        throw new AppError('NOT_FOUND');
      const asked: unknown = kind.schema.parse(JSON.parse(approval.asked));
      const changes = kind.listChanges(asked, language);
      const end = after + contract.approvalChangesAtOnce;
      const isWaiting = approval.state === 'waiting' && approval.expiresAt > context.now();
      const conflicts =
        (isWaiting && (await kind.listConflicts?.(handle, asked, { context, language }))) || [];
      return {
        changes: changes.slice(after, end),
        ...(end < changes.length && { next: end }),
        conflicts: conflicts.slice(0, contract.maxConflicts),
        conflictCount: conflicts.length,
      };
    });
  });

  serve(contract.decideApproval, async (input, { act, session }) => {
    const decision = { ...input, kinds, accountId: session.accountId };
    await act({}, async (handle, note) => {
      note(await decideApproval(handle, decision, context));
      return null;
    });
    return { state: input.isApproved ? ('approved' as const) : ('declined' as const) };
  });

  serve(contract.withdrawApproval, async ({ id, language }, { act, session: { accountId } }) => {
    await act({}, async (handle, note) => {
      note(await withdrawApproval(handle, { id, accountId, language }, context));
      return null;
    });
    return { state: 'withdrawn' as const };
  });
}
