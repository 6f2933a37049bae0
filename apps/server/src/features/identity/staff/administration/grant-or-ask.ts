import type { ActNote } from '../../../../act.ts';
import type { ServerContext } from '../../../../context.ts';
import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { CallerSession } from '../../../../http/caller.ts';
import { askApproval } from '../../../approvals/ask-approval.ts';
import { findAccountByEmail } from '../../repository.ts';
import { listRoles } from '../repository.ts';
import { twoPersonsState } from '../two-persons.ts';
import { lockAdministrators } from './administrators.ts';
import { grantRoles, refuseDisabled } from './grant-roles.ts';
import type { Grant } from './grant-roles.ts';
import { roleApproval } from './role-approval.ts';

interface Granted {
  accountId: string;
  note: ActNote;
  /** Id of the question to a second administrator, if there is one: nothing has been granted yet. */
  waitsFor?: string;
}

/** Grants roles; as soon as there is a second administrator, asks for their approval instead. */
export async function grantOrAsk(
  handle: Handle,
  { by, ...grant }: Grant & { by: CallerSession },
  context: Pick<ServerContext, 'config' | 'newId' | 'now'>,
): Promise<Granted> {
  await lockAdministrators(handle, by);
  const account = await findAccountByEmail(handle, grant.email);
  if (!account) throw new AppError('NOT_REGISTERED');
  const { id: accountId, email } = account;
  await refuseDisabled(handle, accountId);
  const held = await listRoles(handle, accountId);
  const roles = grant.roles.filter((role) => !held.includes(role));
  const isAsked = roles.length > 0 && (await twoPersonsState(handle, context.config)) === 'on';
  if (!isAsked) return grantRoles(handle, { ...grant, by }, context);
  const asked = { accountId, email, roles };
  const question = { subject: accountId, asked, about: accountId, by };
  const { id, note } = await askApproval(handle, roleApproval, question, context);
  return { accountId, note, waitsFor: id };
}
