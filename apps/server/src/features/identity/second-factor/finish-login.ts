import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getAccount, holdPassword } from '../repository.ts';
import type { Account } from '../repository.ts';
import { openAccount } from '../sessions/open-account.ts';
import { presentSession } from '../sessions/present-session.ts';
import { forgetFirstStep } from './ask-for-second-step.ts';
import { takeTicketTry, redeemTicket } from './login-ticket.ts';
import type { LoginTicket } from './login-ticket.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { tryCode } from './try-code.ts';

interface Finish {
  ticket: string;
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/**
 * Finishes a login whose first step succeeded: the ticket and the code are used up in the transaction that starts the
 * session.
 */
export async function finishLogin(
  identity: Identity,
  { ticket, ...typed }: Finish,
  caller: Caller,
): Promise<SessionResult> {
  const { database, now } = identity;
  const taken = await takeTicketTry(database.handle, ticket, now());
  if (!taken) throw new AppError('TICKET_INVALID');
  const account = await getAccount(database.handle, taken.accountId);
  return tryCode(identity, { account, caller }, () =>
    openSession(identity, { ...typed, taken, account }, caller),
  );
}

function openSession(
  identity: Identity,
  { taken, account, ...typed }: Omit<Finish, 'ticket'> & { taken: LoginTicket; account: Account },
  caller: Caller,
): Promise<SessionResult> {
  const { database, now, config, keyring } = identity;
  const { id: accountId } = account;
  return database.transact(async (handle) => {
    await proveSecondFactor(handle, { ...typed, accountId }, { keyring, now: now() });
    const { passwordVersion } = taken;
    const isOpen =
      (await redeemTicket(handle, taken)) &&
      (await holdPassword(handle, { id: accountId, passwordVersion }));
    if (!isOpen) throw new AppError('TICKET_INVALID');
    await forgetFirstStep(handle, taken);
    if (typed.recoveryCode !== undefined) {
      const used = { kind: 'recovery-code-used', accountId, from: caller } as const;
      await recordEvent(handle, used, identity);
      const change = { kind: 'recovery-code-used', account, language: caller.language } as const;
      await notifyOwner(handle, change, identity);
    }
    const opening = { event: 'logged-in', isProven: true, factor: 'totp' } as const;
    const token = await openAccount(handle, account, opening, { caller, context: identity });
    return { token, ...presentSession(account, config) };
  });
}
