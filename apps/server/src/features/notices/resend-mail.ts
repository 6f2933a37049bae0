import { defaultLanguage } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readLetterhead } from '../contents/read-letterhead.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { resendFailed } from '../messages/resend-failed.ts';
import { mailKey } from './mail-key.ts';
import { noticeMail } from './notice-mail.ts';
import { loadNoticeWords } from './load-notice-words.ts';
import { findMail } from './read-order-mails.ts';

/** Sends the email of a notice again, only to the address of the order's account. */
export async function resendMail(
  handle: Handle,
  wanted: { orderId: string; id: string },
  context: ServerContext,
): Promise<{ kind: string }> {
  const notice = await findMail(handle, wanted);
  if (!notice) throw new AppError('NOT_FOUND');
  const { no, email, language, mailedAt, kind } = notice;
  // A waiting email is sent anyway, and without an account there is no address.
  if (mailedAt === null || email === null) throw new AppError('STATE_CONFLICT');
  // An email that was given up is queued again, so that it does not stay on the list of failed messages beside a copy.
  const failed = { uniqueKey: mailKey(notice.id), recipient: email, now: context.now() };
  if (await resendFailed(handle, failed)) return { kind };
  const spoken = language ?? defaultLanguage;
  const words = (await loadNoticeWords())(notice, spoken);
  const letterhead = await readLetterhead(handle, spoken);
  const mail = noticeMail({ words, no, origin: context.config.publicOrigin }, letterhead);
  await queueMail(handle, { ...mail, recipient: email }, context);
  return { kind };
}
