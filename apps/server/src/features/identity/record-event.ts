import type { AccountEventKind } from '@uid/contract/account';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { keptAccount } from '../../keep-account.ts';

export interface AccountEvent {
  kind: AccountEventKind;
  /** Undefined if the address that was tried has no account. */
  accountId: string | undefined;
  /** Where the event came from: the caller, or the operator's console. */
  from: { address: string; agent: string };
}

/** Adds an event to the account's activity. */
export async function recordEvent(
  handle: Handle,
  { kind, accountId, from: { address, agent } }: AccountEvent,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<void> {
  await handle
    .insertInto('accountEvents')
    .values({
      id: newId(),
      // The account may have been deleted while its password was being verified.
      accountId: keptAccount(handle, accountId ?? '').$asScalar(),
      kind,
      occurredAt: now(),
      address,
      agent,
    })
    .execute();
}
