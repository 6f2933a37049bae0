import type { SessionResult } from '@uid/contract/identity';
import type { registerWithPasskey as contract } from '@uid/contract/passkey-registration';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { getProven } from '../codes/prove-code.ts';
import type { Identity } from '../identity.ts';
import { takeChallenge } from '../passkeys/challenge.ts';
import { readCreated } from '../passkeys/read-created.ts';
import { insertPasskey } from '../passkeys/repository.ts';
import { recordEvent } from '../record-event.ts';
import { openNewAccount } from './open-new-account.ts';

/** Creates the account of a proven address without a password, with the passkey that was created for the account. */
export async function registerWithPasskey(
  identity: Identity,
  { challengeId, response, name, displayName }: ParsedInputOf<typeof contract>,
  caller: Caller,
): Promise<SessionResult> {
  const { database, now, newId } = identity;
  const asked = { id: challengeId, purpose: 'registration' } as const;
  const taken = await takeChallenge(database.handle, asked, now());
  const created = taken && (await readCreated(response, taken.challenge, caller));
  if (!created) throw new AppError('PASSKEY_REJECTED');
  return database.transact(async (handle) => {
    const proven = await getProven(handle, taken.subject);
    const { id: accountId } = proven;
    const account = {
      proven,
      id: accountId,
      displayName: displayName ?? null,
      passwordHash: null,
    };
    const session = await openNewAccount(identity, { handle, account }, caller);
    const row = { id: newId(), accountId, slot: 1, name, createdAt: now(), lastUsedAt: null };
    if (!(await insertPasskey(handle, { ...row, ...created })))
      throw new AppError('PASSKEY_REJECTED');
    await recordEvent(handle, { kind: 'passkey-added', accountId, from: caller }, identity);
    return session;
  });
}
