import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { checkCode } from './check-code.ts';
import type { ProvenCode } from './check-code.ts';
import type { CodeKey } from './mailed-code.ts';

/** Checks a typed code within the limits of the caller's address. Throws CODE_INVALID or TOO_MANY_REQUESTS. */
export async function proveCode(
  { addressLimit, database, now }: Identity,
  typed: CodeKey & { code: string },
  { address }: Caller,
): Promise<ProvenCode> {
  await addressLimit.check(address);
  try {
    return await checkCode(database.handle, typed, now());
  } catch (cause) {
    await addressLimit.spend(address);
    throw cause;
  }
}
