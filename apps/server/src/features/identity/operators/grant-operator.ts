import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { recordEvent } from '../record-event.ts';
import { endSessions, findAccountByEmail, setRole } from '../repository.ts';
import { invitationTime, inviteOperator } from './invitation.ts';
import { grantNotice, invitationMail } from './operator-mails.ts';

type Context = Pick<ServerContext, 'database' | 'newId' | 'now'>;

interface Grant {
  email: string;
  language: Language;
}

export type GrantOutcome = 'granted' | 'invited';

/**
 * Makes an account an operator's; whoever has none yet is invited to register.
 * Its sessions end: the new right begins with a login.
 */
export function grantOperator(context: Context, grant: Grant): Promise<GrantOutcome> {
  return context.database.transact(async (handle) => {
    const account = await findAccountByEmail(handle, grant.email);
    if (!account) return invite(handle, grant, context);
    await setRole(handle, account.id, 'operator');
    await endSessions(handle, account.id);
    const from = { address: '', agent: 'operator' };
    const event = { kind: 'operator-granted', accountId: account.id, from } as const;
    await recordEvent(handle, event, context);
    const notice = grantNotice(grant.language);
    await queueMail(handle, { ...notice, recipient: grant.email }, context);
    return 'granted';
  });
}

async function invite(
  handle: Handle,
  { email, language }: Grant,
  context: Context,
): Promise<GrantOutcome> {
  const now = context.now();
  await inviteOperator(handle, email, now);
  const mail = invitationMail[language];
  const expiresAt = now + invitationTime;
  await queueMail(handle, { ...mail, recipient: email, expiresAt }, context);
  return 'invited';
}
