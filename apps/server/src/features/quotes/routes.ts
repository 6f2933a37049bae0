import { pageSize } from '@uid/contract/constants';
import * as contract from '@uid/contract/quotes';

import { cutPage } from '../../database/cut-page.ts';
import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { CallerSession } from '../../http/caller.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { Serve } from '../../http/serve.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { serveBudgetaryQuote } from './budgetary-quote.ts';
import { findOwnQuote, listOwnQuotes, listQuoteLines } from './repository.ts';
import type { StoredQuote } from './repository.ts';
import { documentOf, serveStaffQuotes } from './staff-routes.ts';

/** Per account. Writing a document blocks other requests. */
const documentsInTenMinutes = 60;

/** Serves a quote to its buyer, who may read and accept it: any account with the address that the quote is for. */
export function serveQuotes(serve: Serve, context: ServerContext): void {
  const { database, redis } = context;
  const { handle } = database;
  const limit = createAddressLimit(documentsInTenMinutes, { name: 'quote-documents', redis });
  serveStaffQuotes(serve, context);
  serveBudgetaryQuote(serve, context);

  async function getOwn(no: string, session: CallerSession): Promise<StoredQuote> {
    const quote = await findOwnQuote(handle, { no, email: addressOf(session) });
    if (!quote) throw new AppError('NOT_FOUND');
    return quote;
  }

  serve(contract.listOwnQuotes, async ({ after }, { session }) => {
    const { presentOwn } = await import('./present-quote.ts');
    const email = addressOf(session);
    const now = context.now();
    const found = await listOwnQuotes(handle, { email, after, limit: pageSize + 1 });
    const { rows, next } = cutPage(found, pageSize, ({ no }) => no);
    return { quotes: rows.map((quote) => presentOwn(quote, now)), next };
  });

  serve(contract.getQuote, async ({ language, no }, { session }) => {
    const { readQuote } = await import('./present-quote.ts');
    return readQuote(handle, await getOwn(no, session), { language, now: context.now() });
  });

  serve(contract.quoteDocument, async ({ no }, { session }) => {
    await limit.spend(session.accountId);
    const quote = await getOwn(no, session);
    return documentOf(handle, { quote, lines: await listQuoteLines(handle, quote.id) });
  });

  serve(contract.acceptQuote, async (input, caller) => {
    const { acceptQuote } = await import('./accept-quote.ts');
    const { accountId } = caller.session;
    const email = addressOf(caller.session);
    const request = keyedRequest(caller, 'accept-quote', input);
    return acceptQuote(context, { accountId, email, request, input });
  });
}

/** Returns '' if the account has no address. No quote is for the empty address. */
function addressOf({ email }: CallerSession): string {
  return email ?? '';
}
