import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { SessionResult } from '@uid/contract/identity';
import type { openOutsideAccount as contract } from '@uid/contract/outside-login';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { proveCode, useCode } from '../codes/prove-code.ts';
import type { ProvenCode } from '../codes/prove-code.ts';
import type { Identity } from '../identity.ts';
import { openNewAccount } from '../registration/open-new-account.ts';
import { findAccountByEmail } from '../repository.ts';
import { hashToken } from '../sessions/session-token.ts';
import { enterAccount } from './enter-account.ts';
import { linkIdentity } from './link-identity.ts';
import { deleteArrival, findArrival } from './repository.ts';
import type { OutsideArrival } from './repository.ts';

/**
 * Opens an account for an arrived person who confirmed an address. If the address has an account already, the person is
 * linked to it only if a company's own provider has verified the same address.
 */
export async function openOutsideAccount(
  identity: Identity,
  { arrival: token, email, displayName, ...proof }: ParsedInputOf<typeof contract>,
  caller: Caller,
): Promise<SessionResult> {
  const { database, now } = identity;
  const found = await findArrival(database.handle, hashToken(token), now());
  if (!found) throw new AppError('OUTSIDE_OVER');
  const proven = await proveCode(identity, { email, ...proof, purpose: 'outside-login' }, caller);
  const outcome = await database.transact(async (handle) => {
    if (!(await deleteArrival(handle, found.arrivalHash))) throw new AppError('OUTSIDE_OVER');
    const given = { arrival: found, proven, displayName: displayName ?? null };
    return enter(handle, given, { caller, identity });
  });
  if ('session' in outcome) return outcome.session;
  throw new AppError('SECOND_FACTOR_REQUIRED', { details: outcome.details });
}

interface Given {
  arrival: OutsideArrival;
  proven: ProvenCode;
  displayName: string | null;
}

async function enter(
  handle: Handle,
  { arrival, proven, displayName }: Given,
  by: { caller: Caller; identity: Identity },
) {
  const { caller, identity } = by;
  const { provider, emailHash } = arrival;
  const known = await findAccountByEmail(handle, proven.email);
  if (known) {
    // No code was mailed here without the company's word. Checked again, because the account may be younger than the
    // code.
    if (emailHash !== hashToken(proven.email)) throw new AppError('CODE_INVALID');
    await useCode(handle, proven);
    await linkIdentity(handle, { account: known, person: arrival, provider }, by);
    return enterAccount(handle, known, by);
  }
  const account = { proven, id: identity.newId(), displayName, passwordHash: null };
  const session = await openNewAccount(identity, { handle, account }, caller);
  const fresh = { id: account.id, email: proven.email };
  await linkIdentity(handle, { account: fresh, person: arrival, provider }, by);
  return { session };
}
