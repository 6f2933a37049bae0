import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { SessionResult } from '@uid/contract/identity';
import type { confirmOwnAddress as contract } from '@uid/contract/own-address';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { proveCode, useCode } from '../codes/prove-code.ts';
import { sendCode } from '../codes/send-code.ts';
import type { CodeSent } from '../codes/send-code.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { findAccountByEmail, getLockedAccount } from '../repository.ts';
import { presentSession } from '../sessions/present-session.ts';
import { updateEmail } from './repository.ts';

const purpose = 'own-address';

/**
 * Mails a code to the future address of an account that has none. Throws STATE_CONFLICT if the account has an address.
 */
export async function startOwnAddress(
  identity: Identity,
  email: string,
  caller: SessionCaller,
): Promise<CodeSent> {
  if (caller.session.email !== null) throw new AppError('STATE_CONFLICT');
  return sendCode(identity, { email, purpose, language: caller.language }, caller);
}

/** Gives the account the proven address. Notifies its owner at that address and by text message. */
export async function confirmOwnAddress(
  identity: Identity,
  { email, ...proof }: ParsedInputOf<typeof contract>,
  caller: SessionCaller,
): Promise<SessionResult['user']> {
  const { database, config } = identity;
  const proven = await proveCode(identity, { email, ...proof, purpose }, caller);
  return database.transact(async (handle) => {
    const account = await getLockedAccount(handle, caller.session.accountId);
    if (account.email !== null) throw new AppError('STATE_CONFLICT');
    await useCode(handle, proven);
    // An address with an account is mailed no code, so this account was registered after the code was mailed.
    if (await findAccountByEmail(handle, email)) throw new AppError('CODE_INVALID');
    const changed = { ...account, email };
    await updateEmail(handle, account.id, email);
    await recordEvent(
      handle,
      { kind: 'address-added', accountId: account.id, from: caller },
      identity,
    );
    const change = { kind: 'address-added', account: changed, language: caller.language } as const;
    await notifyOwner(handle, change, identity);
    return presentSession(changed, config).user;
  });
}
