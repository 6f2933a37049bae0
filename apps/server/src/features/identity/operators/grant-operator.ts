import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { codeTime, createCode, hashCode } from '../codes/mailed-code.ts';
import { replaceCode } from '../codes/repository.ts';
import { recordEvent } from '../record-event.ts';
import { endSessions, findAccountByEmail, setRole } from '../repository.ts';
import { inviteOperator } from './invitation.ts';
import { grantNotice, invitationMail } from './operator-mails.ts';

type Context = Pick<ServerContext, 'database' | 'newId' | 'now'>;

interface Grant {
  email: string;
  language: Language;
}

/** `too-many-mails`: the mailbox has had its codes for this hour, and nothing was changed. */
export type GrantOutcome = 'granted' | 'invited' | 'too-many-mails';

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
  const code = createCode();
  const key = { email, purpose: 'registration' } as const;
  if (!(await replaceCode(handle, key, { codeHash: hashCode(code, key), now })))
    return 'too-many-mails';
  await inviteOperator(handle, email, now);
  const mail = invitationMail(code)[language];
  await queueMail(handle, { ...mail, recipient: email, expiresAt: now + codeTime }, context);
  return 'invited';
}
