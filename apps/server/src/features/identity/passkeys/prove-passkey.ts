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
 * Checks the response of one of the account's passkeys to the challenge of this very session. Throws PASSKEY_REJECTED.
 * Returns what `noteUse` records, in the transaction of the operation that the proof allows.
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
