import type { AccountEventKind } from '@uid/contract/account';
import type { SecondFactorDetails } from '@uid/contract/identity';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { hour } from '../../../job.ts';
import { recordEvent } from '../record-event.ts';
import type { Account } from '../repository.ts';
import { issueTicket, ticketTime } from './login-ticket.ts';
import type { LoginTicket } from './login-ticket.ts';

/** The events that tell an owner of a first step without the second. */
const kinds = [
  'password-alone',
  'mobile-code-alone',
  'outside-alone',
] as const satisfies AccountEventKind[];
/**
 * Maximum of such events within `noteTime`, of each kind one per address: an attacker who knows the password could
 * repeat the first step without end.
 */
const maxNotes = 20;
const noteTime = hour;

interface FirstStep {
  kind: (typeof kinds)[number];
  caller: Caller;
  context: Pick<ServerContext, 'newId' | 'now'>;
}

/**
 * Issues a ticket for the second half of a login; undefined when the account has no second factor. Until the second
 * half follows, the account's activity shows that somebody passed the first: its owner must learn that somebody has the
 * password.
 * Call it in the transaction that holds the account.
 */
export async function askForSecondStep(
  handle: Handle,
  account: Pick<Account, 'id' | 'passwordVersion'>,
  { kind, caller, context }: FirstStep,
): Promise<SecondFactorDetails | undefined> {
  const at = context.now();
  const details = await issueTicket(handle, account, at);
  if (!details) return undefined;
  const notes = await handle
    .selectFrom('accountEvents')
    .select(['kind', 'address'])
    .where('accountId', '=', account.id)
    .where('kind', 'in', kinds)
    .where('occurredAt', '>', at - noteTime)
    .limit(maxNotes)
    .execute();
  const isNoted = notes.some((note) => note.kind === kind && note.address === caller.address);
  if (!isNoted && notes.length < maxNotes) {
    const event = { kind, accountId: account.id, from: caller };
    await recordEvent(handle, event, { ...context, now: () => at });
  }
  return details;
}

/** Deletes the event that was recorded when this ticket was issued, because the second step has followed. */
export async function forgetFirstStep(
  handle: Handle,
  { accountId, expiresAt }: Pick<LoginTicket, 'accountId' | 'expiresAt'>,
): Promise<void> {
  await handle
    .deleteFrom('accountEvents')
    .where('accountId', '=', accountId)
    .where('kind', 'in', kinds)
    .where('occurredAt', '=', expiresAt - ticketTime)
    .execute();
}
