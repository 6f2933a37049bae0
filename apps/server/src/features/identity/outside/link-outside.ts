import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { getLockedAccount } from '../repository.ts';
import { isStaff } from '../staff/repository.ts';
import { linkIdentity } from './link-identity.ts';
import { readAnswer } from './read-answer.ts';

/** Links the person whom another company named to the account whose session asked for it after a fresh proof. */
export async function linkOutside(
  identity: Identity,
  answer: string,
  caller: SessionCaller,
): Promise<void> {
  const { id: sessionId, accountId } = caller.session;
  const { person, provider } = await readAnswer(identity, { answer, sessionId }, caller);
  await identity.database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    if (await isStaff(handle, accountId)) throw new AppError('OUTSIDE_NOT_FOR_STAFF');
    await linkIdentity(handle, { account, person, provider }, { caller, identity });
  });
}
