import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readLetterhead } from '../contents/read-letterhead.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { mailKeys } from './mail-keys.ts';
import { findQuote, markWithdrawn } from './repository.ts';
import type { StoredQuote } from './repository.ts';

type Context = Pick<ServerContext, 'newId' | 'now' | 'config'>;

/** Withdraws a quote, unless it has been accepted. Its buyer is notified if it was sent and is still valid. */
export async function withdrawQuote(
  handle: Handle,
  no: string,
  context: Context,
): Promise<StoredQuote> {
  const now = context.now();
  const quote = await markWithdrawn(handle, { no, now });
  if (!quote) throw new AppError((await findQuote(handle, no)) ? 'QUOTE_OVER' : 'NOT_FOUND');
  if (quote.sentAt !== null && quote.expiresAt > now) {
    const { withdrawalMail } = await import('./quote-mail.ts');
    const words = withdrawalMail(quote, await readLetterhead(handle, quote.language));
    const mail = { recipient: quote.email, ...words };
    await queueMail(handle, { ...mail, uniqueKey: mailKeys.withdrawn(quote.id) }, context);
  }
  return quote;
}
