import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';

/** Refuses what is decided already, and says by whom. */
export async function decidedRefusal(handle: Handle, id: string): Promise<AppError> {
  const decided = await handle
    .selectFrom('approvals')
    .innerJoin('accounts', 'accounts.id', 'approvals.decidedBy')
    .select(['decidedAt', 'email'])
    .where('approvals.id', '=', id)
    .executeTakeFirst();
  const { decidedAt: at, email } = decided ?? {};
  return new AppError('APPROVAL_DECIDED', at && email ? { lastChange: { at, email } } : {});
}
