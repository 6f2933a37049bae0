import { hash } from 'node:crypto';

import type { Caller } from '../../../../http/caller.ts';
import { mailboxFor } from '../../../messages/mailbox.ts';
import { queueText } from '../../../messages/sms/queue-text.ts';
import { createCode } from '../../codes/mailed-code.ts';
import type { CodeSent } from '../../codes/send-code.ts';
import { findOwnDevice } from '../../devices/find-own-device.ts';
import { findLimitSubject } from '../../devices/find-limit-subject.ts';
import type { Identity } from '../../identity.ts';
import { createToken, hashToken } from '../../sessions/session-token.ts';
import { requireTexts } from '../sends-texts.ts';
import { countLoginText } from '../text-limit.ts';
import { findAccountByMobile, insertLogin } from './repository.ts';

const codeTime = 10 * 60_000;
const codeTries = 5;

/** What a code sent to a number is for. */
export type TextPurpose = 'login' | 'registration';

interface Asked {
  number: string;
  purpose: TextPurpose;
}

/**
 * Sends a code to a number that logs in to an account. To any other number nothing is sent, and the response is the
 * same, so that nobody learns who has an account and the site pays for no message that a stranger asked for. A
 * registration always sends a code, within the number of messages that the site pays for strangers.
 */
export async function startMobileLogin(
  identity: Identity,
  { number, purpose }: Asked,
  caller: Caller,
): Promise<CodeSent> {
  const { database, now, config, addressLimit } = identity;
  requireTexts(config);
  await addressLimit.spend(await findLimitSubject(identity, caller));
  if (purpose === 'registration') await identity.textLimit.spend('everybody');
  const [code, request] = [createCode(), createToken()];
  await database.transact(async (handle) => {
    const account = await findAccountByMobile(handle, number);
    const own = await findOwnDevice(handle, account?.id, caller);
    await countLoginText(handle, { number, own }, now());
    const expiresAt = now() + codeTime;
    const codeHash = hashLoginCode(code, { number, purpose });
    const requestHash = hashToken(request);
    await insertLogin(handle, { requestHash, codeHash, triesLeft: codeTries, expiresAt });
    if (!account && purpose === 'login') return;
    const content = { template: 'code', language: caller.language, value: code } as const;
    await queueText(handle, { ...content, recipient: number, expiresAt }, identity);
  });
  const mailbox = config.channels.has('sms') ? undefined : mailboxFor(caller, config);
  return { sent: true, request, ...(mailbox && { mailbox }) };
}

/** The hash includes the number and the purpose, so that it is valid for no other. */
export function hashLoginCode(code: string, { number, purpose }: Asked): string {
  return hash('sha256', `mobile ${purpose}\n${number}\n${code}`, 'base64url');
}
