import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { listPasskeys, setPasskeyName } from './repository.ts';
import type { Passkey } from './repository.ts';

export async function renamePasskey(
  { database: { handle } }: Identity,
  { id, name }: { id: string; name: string },
  { session: { accountId } }: SessionCaller,
): Promise<Passkey[]> {
  if (!(await setPasskeyName(handle, { id, accountId }, name))) throw new AppError('NOT_FOUND');
  return listPasskeys(handle, accountId);
}
