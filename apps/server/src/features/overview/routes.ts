import { getOverview } from '@uid/contract/overview';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import type { AnyApprovalKind } from '../approvals/approval-kind.ts';

export function serveOverview(
  serve: Serve,
  { config, database, now }: ServerContext,
  kinds: readonly AnyApprovalKind[],
): void {
  serve(getOverview, async (_input, { session: { accountId, staff } }) => {
    const { countWaiting } = await import('./count-waiting.ts');
    const { permissions } = staff;
    const reader = { accountId, permissions, kinds, config, now: now() };
    return countWaiting(database.handle, reader);
  });
}
