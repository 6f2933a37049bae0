import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { resetAttempts } from '../limits/count-attempt.ts';
import { countLogin, loginSubjects } from '../limits/count-login.ts';
import { findPlace } from '../limits/find-place.ts';
import { recordEvent } from '../record-event.ts';
import type { Account } from '../repository.ts';

/**
 * Counts a try with a code before it is made, however many tickets the tries are spread over.
 * `use` checks the code in a transaction of its own. A refusal is recorded; a success resets the failures.
 */
export async function tryCode<T>(
  identity: Identity,
  { account, caller }: { account: Pick<Account, 'id' | 'email'>; caller: Caller },
  use: () => Promise<T>,
): Promise<T> {
  const { handle } = identity.database;
  const { id: accountId, email } = account;
  const target = { name: email ?? accountId, proof: 'second-factor' } as const;
  const place = await findPlace(identity, accountId, caller);
  const policy = identity.config.identity;
  await countLogin(handle, { ...target, ...place, now: identity.now(), policy });
  try {
    const result = await use();
    await resetAttempts(handle, loginSubjects(target, place));
    return result;
  } catch (cause) {
    if (!isCodeRefusal(cause)) throw cause;
    const event = { kind: 'second-factor-failed', accountId, from: caller } as const;
    await recordEvent(handle, event, identity);
    if (place.own === undefined) await identity.addressLimit.spend(place.address);
    throw cause;
  }
}

const codeRefusals = new Set(['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_USED', 'RECOVERY_CODE_USED']);

function isCodeRefusal(cause: unknown): boolean {
  return cause instanceof AppError && codeRefusals.has(cause.error);
}
