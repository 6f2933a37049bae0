import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { unseal } from '../secrets/seal.ts';
import { keptSecret } from './kept-secret.ts';
import { findTotpSecret, takeRecoveryCode, takeStep } from './repository.ts';

export interface SecondFactorProof {
  accountId: string;
  /** The code of the authenticator app; if left out, `recoveryCode` is given. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/**
 * Marks a code as used. Call it in the transaction of the change that the code allows. Throws SECOND_FACTOR_WRONG,
 * SECOND_FACTOR_USED or RECOVERY_CODE_USED.
 */
export async function proveSecondFactor(
  handle: Handle,
  { accountId, code, recoveryCode }: SecondFactorProof,
  { keyring, now }: { keyring: Keyring; now: number },
): Promise<void> {
  if (recoveryCode !== undefined) {
    const outcome = await takeRecoveryCode(handle, { accountId, code: recoveryCode }, now);
    if (outcome === 'used') throw new AppError('RECOVERY_CODE_USED');
    if (outcome === 'unknown') throw new AppError('SECOND_FACTOR_WRONG');
    return;
  }
  const totp = await findTotpSecret(handle, accountId);
  if (!totp) throw new AppError('SECOND_FACTOR_WRONG');
  const secret = unseal(totp.secret, keptSecret(accountId), keyring);
  // Loaded with the first code, because starting the server does not need it.
  const { matchingStep } = await import('./totp.ts');
  const step = matchingStep(code ?? '', { secret, now });
  if (step === undefined) throw new AppError('SECOND_FACTOR_WRONG');
  if (!(await takeStep(handle, accountId, step))) throw new AppError('SECOND_FACTOR_USED');
}
