import type { passkeyLogin } from '@uid/contract/identity';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { takeChallenge } from './challenge.ts';
import { readAnswer } from './read-answer.ts';
import { findPasskey } from './repository.ts';

/**
 * Checks an answer of one of the account's passkeys to what this very session was asked. Throws PASSKEY_REJECTED.
 * Yields what the use is noted with, in the transaction of what the answer allows.
 */
export async function provePasskey(
  { database: { handle }, now, newId }: Identity,
  { challengeId, response }: ParsedInputOf<typeof passkeyLogin>,
  caller: SessionCaller,
): Promise<{ id: string; counter: number }> {
  const { id: subject, accountId } = caller.session;
  const asked = { id: challengeId, purpose: 'step-up', subject } as const;
  const taken = await takeChallenge(handle, asked, now());
  const passkey = await findPasskey(handle, response.id);
  if (taken && passkey?.accountId === accountId) {
    const { challenge } = taken;
    const counter = await readAnswer({ passkey, challenge, response }, caller);
    if (counter !== undefined) return { id: passkey.id, counter };
  }
  const event = { kind: 'step-up-failed', accountId, from: caller } as const;
  await recordEvent(handle, event, { newId, now });
  throw new AppError('PASSKEY_REJECTED');
}
