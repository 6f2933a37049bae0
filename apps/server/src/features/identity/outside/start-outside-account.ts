import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { startOutsideAccount as contract } from '@uid/contract/outside-login';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { sendCode } from '../codes/send-code.ts';
import type { CodeSent } from '../codes/send-code.ts';
import type { Identity } from '../identity.ts';
import { hashToken } from '../sessions/session-token.ts';
import { findArrival } from './repository.ts';

/**
 * Mails a code to the address that an arrived person gives. If the address has an account, a code is mailed only if a
 * company's own provider has verified the address; otherwise the mail says that there is an account.
 */
export async function startOutsideAccount(
  identity: Identity,
  { arrival: token, email, language }: ParsedInputOf<typeof contract>,
  caller: Caller,
): Promise<CodeSent> {
  const arrival = await findArrival(identity.database.handle, hashToken(token), identity.now());
  if (!arrival) throw new AppError('OUTSIDE_OVER');
  const opensAccount = arrival.emailHash === hashToken(email);
  const key = { email, purpose: 'outside-login' } as const;
  return sendCode(identity, { ...key, language, opensAccount }, caller);
}
