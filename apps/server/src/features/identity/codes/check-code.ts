import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { hashCode } from './mailed-code.ts';
import type { CodeKey } from './mailed-code.ts';
import { deleteCode, takeTry } from './repository.ts';

/** A code that was typed rightly; used up by `useCode` together with what it allows. */
export interface ProvenCode extends CodeKey {
  codeHash: string;
}

/** Counts one try at the code, outside any transaction, so that a wrong one counts too. Throws CODE_INVALID. */
export async function checkCode(
  handle: Handle,
  { code, ...key }: CodeKey & { code: string },
  now: number,
): Promise<ProvenCode> {
  const codeHash = hashCode(code, key);
  if ((await takeTry(handle, key, now)) !== codeHash) throw new AppError('CODE_INVALID');
  return { ...key, codeHash };
}

export async function useCode(handle: Handle, { codeHash, ...key }: ProvenCode): Promise<void> {
  if (!(await deleteCode(handle, key, codeHash))) throw new AppError('CODE_INVALID');
}
