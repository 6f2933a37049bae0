import type { ActNote } from '../../../../act.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import { endSessions, getLockedAccount, outdatePassword } from '../../repository.ts';
import { deleteSecondFactor } from '../../second-factor/repository.ts';
import {
  codeTime,
  codeTries,
  createCode,
  hashCode,
  showCode,
} from '../enrolment/enrolment-code.ts';
import { clearEnrolment, factorKind, isStaff, putCode } from '../repository.ts';
import type { Staff } from '../repository.ts';
import { lockAdministrators, refuseSelf } from './administrators.ts';
import type { Changer } from './administrators.ts';
import { getStaff, staffNote, notifyPerson } from './staff-change.ts';
import type { StaffContext } from './staff-change.ts';

interface Issued {
  code: string;
  endsAt: number;
  note: ActNote;
}

/**
 * Creates the code that a person enrols with, and stores only its hash. The code is handed over, never mailed, so that
 * reading the person's mail is not enough. A person who had enrolled has lost that factor: it is removed, and their
 * sessions end.
 */
export async function issueCode(
  handle: Handle,
  { accountId, by }: { accountId: string; by: Changer },
  context: StaffContext,
): Promise<Issued> {
  await lockAdministrators(handle, by);
  refuseSelf(by, accountId);
  const staff = await getStaff(handle, accountId);
  if (staff.disabledAt !== null) throw new AppError('STAFF_DISABLED');
  if (!(await isStaff(handle, accountId))) throw new AppError('NOT_FOUND');
  const { factor } = staff;
  if (factor !== null) await removeLost(handle, staff, context);
  const code = createCode();
  const endsAt = context.now() + codeTime;
  const codeHash = hashCode(code, accountId);
  await putCode(handle, accountId, { codeHash, codeTriesLeft: codeTries, codeEndsAt: endsAt });
  const mail = { kind: factor === null ? 'code-issued' : 'factor-lost' } as const;
  await notifyPerson(handle, { accountId, event: 'enrolment-code-issued', mail }, context);
  const lost = factor === null ? {} : { before: { factor: factorKind(factor) } };
  return {
    code: showCode(code),
    endsAt,
    note: staffNote(accountId, { ...lost, after: { endsAt } }),
  };
}

/**
 * Removes the factor, and the authenticator app if there is one: without the lost app, no password would log in. A
 * password that was allowed to be short because of the app expires.
 */
async function removeLost(
  handle: Handle,
  { accountId, factor }: Staff,
  { now }: StaffContext,
): Promise<void> {
  const account = await getLockedAccount(handle, accountId);
  await deleteSecondFactor(handle, accountId);
  await handle
    .deleteFrom('passkeys')
    .where('accountId', '=', accountId)
    .where('id', '=', factor ?? '')
    .execute();
  const passwordExpiresAt = account.isPasswordShort === 1 ? now() : account.passwordExpiresAt;
  await outdatePassword(handle, account, passwordExpiresAt);
  await clearEnrolment(handle, accountId);
  await endSessions(handle, accountId);
}
