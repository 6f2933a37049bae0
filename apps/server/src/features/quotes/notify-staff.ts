import { defaultLanguage } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { readLetterhead } from '../contents/read-letterhead.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { mailKeys } from './mail-keys.ts';
import { readWriter } from './read-quotes.ts';
import type { StoredQuote } from './repository.ts';

/**
 * Notifies the author of a quote, if they still belong to the staff, and the shop's own address that the quote was
 * accepted.
 */
export async function notifyStaff(
  handle: Handle,
  quote: StoredQuote,
  context: Pick<ServerContext, 'config' | 'newId' | 'now'>,
): Promise<void> {
  const { acceptanceMail } = await import('./quote-mail.ts');
  const { publicOrigin: origin, staffMail } = context.config;
  const writer = await readWriter(handle, quote.createdBy);
  if (writer) {
    const letterhead = await readLetterhead(handle, writer.language);
    const words = acceptanceMail(quote, { ...letterhead, origin });
    const uniqueKey = mailKeys.accepted(quote.id);
    await queueMail(handle, { ...words, recipient: writer.email, uniqueKey }, context);
  }
  if (staffMail === undefined || staffMail === writer?.email) return;
  const letterhead = await readLetterhead(handle, defaultLanguage);
  const words = acceptanceMail(quote, { ...letterhead, origin });
  const uniqueKey = mailKeys.acceptedForShop(quote.id);
  await queueMail(handle, { ...words, recipient: staffMail, uniqueKey }, context);
}
