import { getOverview } from '@uid/contract/overview';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import type { AnyApprovalKind } from '../approvals/approval-kind.ts';

export function serveOverview(
  serve: Serve,
  { database, now }: ServerContext,
  kinds: readonly AnyApprovalKind[],
): void {
  serve(getOverview, async (_input, { session: { accountId, staff } }) => {
    const { countWaiting } = await import('./count-waiting.ts');
    const { permissions } = staff;
    return countWaiting(database.handle, { accountId, permissions, kinds, now: now() });
  });
}
