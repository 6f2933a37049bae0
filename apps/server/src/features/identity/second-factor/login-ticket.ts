import type { SecondFactorDetails, SecondFactorMethod } from '@uid/contract/identity';

import type { Handle } from '../../../database/database.ts';
import { createToken, hashToken } from '../sessions/session-token.ts';
import type { Account } from '../repository.ts';
import { countRecoveryCodes, findTotpSecret } from './repository.ts';

export const ticketTime = 5 * 60_000;
export const ticketTries = 5;

export interface LoginTicket {
  ticketHash: string;
  accountId: string;
  passwordVersion: number;
  expiresAt: number;
}

/** Issues a ticket for the second half of a login; undefined when the account has no second factor. */
export async function issueTicket(
  handle: Handle,
  { id, passwordVersion }: Pick<Account, 'id' | 'passwordVersion'>,
  now: number,
): Promise<SecondFactorDetails | undefined> {
  if (!(await findTotpSecret(handle, id))) return undefined;
  const ticket = createToken();
  await handle
    .insertInto('loginTickets')
    .values({
      ticketHash: hashToken(ticket),
      accountId: id,
      passwordVersion,
      triesLeft: ticketTries,
      expiresAt: now + ticketTime,
    })
    .execute();
  const methods: SecondFactorMethod[] = ['totp'];
  if ((await countRecoveryCodes(handle, id)) > 0) methods.push('recovery-code');
  return { ticket, methods };
}

/** Counts one try of a live ticket, outside any transaction, so that a wrong code counts too. */
export function takeTicketTry(
  handle: Handle,
  ticket: string,
  now: number,
): Promise<LoginTicket | undefined> {
  return handle
    .updateTable('loginTickets')
    .set((set) => ({ triesLeft: set('triesLeft', '-', 1) }))
    .where('ticketHash', '=', hashToken(ticket))
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['ticketHash', 'accountId', 'passwordVersion', 'expiresAt'])
    .executeTakeFirst();
}

/** Ends the ticket. False when another request has just redeemed it. */
export async function redeemTicket(
  handle: Handle,
  { ticketHash }: Pick<LoginTicket, 'ticketHash'>,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('loginTickets')
    .where('ticketHash', '=', ticketHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
