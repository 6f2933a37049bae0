import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { findTotpSecret, takeRecoveryCode, takeStep } from './repository.ts';
import { matchingStep } from './totp.ts';

export interface SecondFactorProof {
  accountId: string;
  /** Of the authenticator app; else `recoveryCode` is given. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/** Uses a code up; belongs in the transaction of what it allows. Throws SECOND_FACTOR_WRONG, …_USED or RECOVERY_CODE_USED. */
export async function proveSecondFactor(
  handle: Handle,
  { accountId, code, recoveryCode }: SecondFactorProof,
  now: number,
): Promise<void> {
  if (recoveryCode !== undefined) {
    const outcome = await takeRecoveryCode(handle, { accountId, code: recoveryCode }, now);
    if (outcome === 'used') throw new AppError('RECOVERY_CODE_USED');
    if (outcome === 'unknown') throw new AppError('SECOND_FACTOR_WRONG');
    return;
  }
  const totp = await findTotpSecret(handle, accountId);
  const step = totp && matchingStep(code ?? '', { secret: totp.secret, now });
  if (step === undefined) throw new AppError('SECOND_FACTOR_WRONG');
  if (!(await takeStep(handle, accountId, step))) throw new AppError('SECOND_FACTOR_USED');
}
