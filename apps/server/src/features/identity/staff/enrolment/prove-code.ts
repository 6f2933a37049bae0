import { timingSafeEqual } from 'node:crypto';

import { AppError } from '../../../../http/app-error.ts';
import type { SessionCaller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { returnTry, spendTry } from '../repository.ts';
import { hashCode } from './enrolment-code.ts';

/**
 * Returns the hash of a right code, which stays valid. A wrong code costs a try. The session needs a key, as every
 * session of staff does.
 */
export async function proveCode(
  { database: { handle }, now }: Identity,
  code: string,
  { session: { accountId, key } }: SessionCaller,
): Promise<string> {
  if (key === undefined) throw new AppError('KEY_REQUIRED');
  const codeHash = hashCode(code, accountId);
  const expected = await spendTry(handle, accountId, now());
  if (expected === undefined || !timingSafeEqual(Buffer.from(codeHash), Buffer.from(expected)))
    throw new AppError('ENROLMENT_CODE_WRONG');
  await returnTry(handle, accountId, codeHash);
  return codeHash;
}
