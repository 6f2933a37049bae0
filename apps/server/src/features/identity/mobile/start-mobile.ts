import { createHash } from 'node:crypto';

import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { startMobile as contract } from '@uid/contract/mobile';

import type { SessionCaller } from '../../../http/caller.ts';
import { mailboxFor } from '../../messages/mailbox.ts';
import { queueText } from '../../messages/sms/queue-text.ts';
import { createCode } from '../codes/mailed-code.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { putEnrolment } from './repository.ts';
import { requireTexts } from './sends-texts.ts';
import { countText } from './text-limit.ts';

const codeTime = 10 * 60_000;
const codeTries = 5;

/** Sends a code to a number; nothing changes until `confirmMobile`. */
export async function startMobile(
  identity: Identity,
  { number, logsIn }: ParsedInputOf<typeof contract>,
  caller: SessionCaller,
): Promise<{ sent: true; mailbox?: string }> {
  const { database, now, config, addressLimit } = identity;
  const { id: sessionId, accountId } = caller.session;
  requireTexts(config);
  await addressLimit.spend(await findLimitSubject(identity, caller));
  const code = createCode();
  await database.transact(async (handle) => {
    await countText(handle, { accountId, number }, now());
    const expiresAt = now() + codeTime;
    const codeHash = hashMobileCode(code, { accountId, number });
    const enrolment = { accountId, sessionId, number, codeHash, expiresAt };
    await putEnrolment(handle, { ...enrolment, triesLeft: codeTries, logsIn: logsIn ? 1 : 0 });
    const content = { template: 'code', language: caller.language, value: code } as const;
    await queueText(handle, { ...content, recipient: number, expiresAt }, identity);
  });
  const mailbox = config.channels.has('sms') ? undefined : mailboxFor(caller, config);
  return { sent: true, ...(mailbox && { mailbox }) };
}

/** The hash includes the account and the number, so that it is valid for no other. */
export function hashMobileCode(
  code: string,
  { accountId, number }: { accountId: string; number: string },
): string {
  return createHash('sha256')
    .update(`mobile\n${accountId}\n${number}\n${code}`)
    .digest('base64url');
}
