import { getOverview } from '@uid/contract/overview';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import type { AnyApprovalKind } from '../approvals/approval-kind.ts';
import { countWaiting } from './count-waiting.ts';

export function serveOverview(
  serve: Serve,
  { database, now }: ServerContext,
  kinds: readonly AnyApprovalKind[],
): void {
  serve(getOverview, (_input, { session: { accountId, staff } }) =>
    countWaiting(database.handle, {
      accountId,
      permissions: staff.permissions,
      kinds,
      now: now(),
    }),
  );
}
