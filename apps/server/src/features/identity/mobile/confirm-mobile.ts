import type { Mobile } from '@uid/contract/mobile';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { tellOwner } from '../owner/tell-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { presentMobile } from './present-mobile.ts';
import { deleteEnrolment, putMobile, takeTry } from './repository.ts';
import { hashMobileCode } from './start-mobile.ts';

/** Makes a number the one that is notified of changes. The former number is notified of the replacement. */
export async function confirmMobile(
  identity: Identity,
  code: string,
  caller: SessionCaller,
): Promise<Mobile> {
  const { database, now } = identity;
  const { accountId } = caller.session;
  const { number, codeHash } = await proveNumber(identity, code, caller);
  return database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    if (!(await deleteEnrolment(handle, { accountId, codeHash })))
      throw new AppError('MOBILE_CODE_INVALID');
    const change = { kind: 'mobile-added', account, language: caller.language } as const;
    await tellOwner(handle, change, identity);
    const confirmed = { number, confirmedAt: now() };
    await putMobile(handle, { accountId, ...confirmed });
    await recordEvent(handle, { kind: 'mobile-added', accountId, from: caller }, identity);
    return presentMobile(confirmed);
  });
}

/** Counts one try at the code, outside any transaction, so that a wrong one counts too. */
async function proveNumber(
  { database, now, addressLimit }: Identity,
  code: string,
  { address, session }: SessionCaller,
): Promise<{ number: string; codeHash: string }> {
  const { id: sessionId, accountId } = session;
  await addressLimit.check(address);
  const enrolment = await takeTry(database.handle, { accountId, sessionId }, now());
  const { number = '', codeHash } = enrolment ?? {};
  if (codeHash !== undefined && codeHash === hashMobileCode(code, { accountId, number }))
    return { number, codeHash };
  await addressLimit.spend(address);
  throw new AppError('MOBILE_CODE_INVALID');
}
