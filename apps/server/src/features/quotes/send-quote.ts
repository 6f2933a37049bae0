import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readLetterhead } from '../contents/read-letterhead.ts';
import { markQuoted } from '../enquiries/mark-quoted.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { draftRefusal } from './draft-quote.ts';
import { mailKeys } from './mail-keys.ts';
import { changeDraft } from './repository.ts';
import type { StoredQuote } from './repository.ts';

type Context = Pick<ServerContext, 'newId' | 'now' | 'config'>;

/** Emails a draft to its buyer, who may accept it from then on. The quote can't be changed any more. */
export async function sendQuote(
  handle: Handle,
  { no, revision }: { no: string; revision: number },
  context: Context,
): Promise<StoredQuote> {
  const now = context.now();
  const sent = await changeDraft(handle, { no, revision }, { state: 'sent', sentAt: now });
  if (!sent) throw await draftRefusal(handle, no);
  if (sent.expiresAt <= now) throw new AppError('QUOTE_EXPIRED');
  if (sent.enquiryNo !== null) await markQuoted(handle, sent.enquiryNo, context);
  const { quoteMail } = await import('./quote-mail.ts');
  const letterhead = await readLetterhead(handle, sent.language);
  const words = quoteMail(sent, { ...letterhead, origin: context.config.publicOrigin });
  await queueMail(
    handle,
    {
      recipient: sent.email,
      ...words,
      uniqueKey: mailKeys.sent(sent.id),
      expiresAt: sent.expiresAt,
    },
    context,
  );
  return sent;
}
