import type { LastChange } from '@uid/contract/envelope';
import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { describeAct } from '../audit/describe-act.ts';

/** Returns who decided a request, when and how, to tell those who come too late. */
export async function readDecision(
  handle: Handle,
  { id, language }: { id: string; language: Language },
): Promise<{ lastChange?: LastChange }> {
  const decided = await handle
    .selectFrom('approvals')
    .innerJoin('accounts', 'accounts.id', 'approvals.decidedBy')
    .select(['decidedAt', 'email', 'state'])
    .where('approvals.id', '=', id)
    .executeTakeFirst();
  const { decidedAt: at, email, state } = decided ?? {};
  if (!at || !email) return {};
  return { lastChange: { at, email, act: describeAct('decide-approval', state, language) } };
}
