import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { isFamiliar } from '../limits/is-familiar.ts';
import { findMobile } from '../mobile/repository.ts';
import { textOwner } from '../owner/tell-owner.ts';
import { recordEvent } from '../record-event.ts';

/** Adds a login to the account's activity. A login from a network that is new for the account is also sent to the owner's phone. */
export async function recordLogin(
  handle: Handle,
  accountId: string,
  { caller, context }: { caller: Caller; context: ServerContext },
): Promise<void> {
  const mobile = await findMobile(handle, accountId);
  if (mobile && !(await isFamiliar(handle, accountId, caller.address))) {
    const { language } = caller;
    const text = { kind: 'logged-in', language, number: mobile.number } as const;
    await textOwner(handle, text, context);
  }
  await recordEvent(handle, { kind: 'logged-in', accountId, from: caller }, context);
}
