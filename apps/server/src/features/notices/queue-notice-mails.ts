import { defaultLanguage } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { workOnDue } from '../../work-on-due.ts';
import { readLetterhead } from '../contents/read-letterhead.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { mailKey } from './mail-key.ts';
import { noticeMail } from './notice-mail.ts';
import { loadNoticeWords } from './load-notice-words.ts';
import { listToMail } from './read-notices.ts';
import { markMailed } from './repository.ts';

const batch = 50;
/** Number of notices at once, which SQLite writes to the disk together. */
const atOnce = 4;

/**
 * Queues an email for every notice that has none, in the language in which its account last ordered. A failure does not
 * delay the others.
 */
export async function queueNoticeMails(context: ServerContext): Promise<void> {
  const { database } = context;
  const queue = (notice: DueNotice) =>
    database.transact((handle) => queueNoticeMail(handle, notice, context));
  await workOnDue<DueNotice>({
    list: (after) => listToMail(database.handle, { after: after?.id, limit: batch }),
    work: queue,
    atOnce,
  });
}

type DueNotice = Awaited<ReturnType<typeof listToMail>>[number];

async function queueNoticeMail(
  handle: Handle,
  notice: DueNotice,
  context: ServerContext,
): Promise<void> {
  const { id, no, email, language } = notice;
  const { config, now } = context;
  if (!(await markMailed(handle, id, now()))) return;
  // A deleted account has no email address.
  if (email === null) return;
  const spoken = language ?? defaultLanguage;
  const words = (await loadNoticeWords())(notice, spoken);
  const letterhead = await readLetterhead(handle, spoken);
  const mail = noticeMail({ words, no, origin: config.publicOrigin }, letterhead);
  await queueMail(handle, { ...mail, uniqueKey: mailKey(id), recipient: email }, context);
}
