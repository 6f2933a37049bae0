import type { Language, Localised } from '@uid/contract/language';
import * as contract from '@uid/contract/staff-quotes';
import type { QuoteDraft } from '@uid/contract/staff-quotes';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { seesPersons } from '../../mask-person.ts';
import { findBody } from '../contents/contents.ts';
import { sellerOf } from '../invoices/sheet/seller.ts';
import { sheetLineOf } from '../invoices/sheet/sheet-line.ts';
import { totalsOf } from './quote.ts';
import { findQuote, listQuoteLines } from './repository.ts';
import type { StoredQuote } from './repository.ts';

/** Serves what staff do about quotes: write, send and withdraw them. */
export function serveStaffQuotes(serve: Serve, context: ServerContext): void {
  const { database, now } = context;

  serve(contract.listQuotes, (filter, { act, session }) =>
    act({}, async (tx, note) => {
      const { readQuoteCounts, readQuotes } = await import('./read-quotes.ts');
      const { presentSummary } = await import('./present-quote.ts');
      const { rows, next } = await readQuotes(tx, filter);
      note({ after: { ids: rows.map(({ id }) => id) } });
      const reader = { now: now(), seesPersons: seesPersons(session) };
      return {
        quotes: rows.map((each) => presentSummary(each, reader)),
        next,
        counts: await readQuoteCounts(tx),
      };
    }),
  );

  serve(contract.getStaffQuote, ({ language, no }, { act, session }) =>
    act({}, async (tx, note) => {
      const quote = await getQuote(tx, no);
      note(subjectOf(quote));
      const reader = { language, now: now(), seesPersons: seesPersons(session) };
      const { readStaffQuote } = await import('./present-quote.ts');
      return readStaffQuote(tx, quote, reader);
    }),
  );

  serve(contract.previewQuote, async ({ no }, { act, session }) => {
    const source = await act({}, async (tx, note) => {
      const stored = await getQuote(tx, no);
      note(subjectOf(stored));
      const { maskedUnless } = await import('./present-quote.ts');
      const quote = maskedUnless(seesPersons(session), stored);
      return { quote, lines: await listQuoteLines(tx, stored.id) };
    });
    return documentOf(database.handle, source);
  });

  serve(contract.findVariants, async ({ language, ...wanted }) => {
    const { readMatching, readShopSteps } = await import('./read-variants.ts');
    const found = await readMatching(database.handle, wanted);
    const steps = await readShopSteps(
      database.handle,
      found.map(({ sku }) => sku),
    );
    const variants = found.map(({ sku, texts, names, priceFen, stock }) => ({
      sku,
      name: nameOf(texts, language),
      variantName: (JSON.parse(names) as Localised<string>)[language],
      priceFen,
      shopPrices: steps.get(sku) ?? [],
      stock,
    }));
    return { variants };
  });

  serve(contract.createQuote, ({ quote: draft, enquiryNo }, { act, session: { accountId } }) =>
    act({}, async (tx, note) => {
      const { createQuote } = await import('./draft-quote.ts');
      const quote = await createQuote(tx, { draft, accountId, enquiryNo }, context);
      note({ ...subjectOf(quote), after: logged(draft) });
      return changed(quote);
    }),
  );

  serve(contract.saveQuote, ({ no, revision, quote: draft }, { act }) =>
    act({}, async (tx, note) => {
      const before = await getQuote(tx, no);
      note(subjectOf(before));
      const lines = await listQuoteLines(tx, before.id);
      const { saveQuote } = await import('./draft-quote.ts');
      const quote = await saveQuote(tx, { no, revision, draft });
      note({ before: logged(asDraft(before, lines)), after: logged(draft) });
      return changed(quote);
    }),
  );

  serve(contract.sendQuote, ({ no, revision }, { act }) =>
    act({}, async (tx, note) => {
      note(subjectOf(await getQuote(tx, no)));
      const { sendQuote } = await import('./send-quote.ts');
      const quote = await sendQuote(tx, { no, revision }, context);
      const { state, totalFen, validOn } = quote;
      note({ after: { state, totalFen, validOn } });
      return changed(quote);
    }),
  );

  serve(contract.withdrawQuote, ({ no }, { act }) =>
    act({}, async (tx, note) => {
      const before = await getQuote(tx, no);
      note(subjectOf(before));
      const { withdrawQuote } = await import('./withdraw-quote.ts');
      const quote = await withdrawQuote(tx, no, context);
      note({ before: { state: before.state }, after: { state: quote.state } });
      return changed(quote);
    }),
  );
}

/** Writes the PDF of a quote, with the current data of the company. */
export async function documentOf(
  handle: Handle,
  { quote, lines }: { quote: StoredQuote; lines: Awaited<ReturnType<typeof listQuoteLines>> },
) {
  const { language, no, deliveryFen } = quote;
  const company = await findBody(handle, 'company', 'company');
  // The PDF library and its fonts are loaded only when a document is requested.
  const { writeQuote } = await import('./document/write-quote.ts');
  const body = await writeQuote({
    quote,
    lines: lines.map((line) => sheetLineOf(line, language)),
    totals: totalsOf(lines, deliveryFen),
    seller: sellerOf(company, language),
  });
  return { name: `quote-${no}.pdf`, body };
}

async function getQuote(handle: Handle, no: string): Promise<StoredQuote> {
  const quote = await findQuote(handle, no);
  if (!quote) throw new AppError('NOT_FOUND');
  return quote;
}

/** `about` makes the details of an audit entry go when the quote is erased. */
function subjectOf({ id }: StoredQuote) {
  return { subject: { kind: 'quote', id }, about: id };
}

function changed({ no, state, revision }: StoredQuote) {
  return { no, state, revision };
}

function asDraft(
  { email, buyer, language, deliveryFen, validOn, note }: StoredQuote,
  lines: Awaited<ReturnType<typeof listQuoteLines>>,
): QuoteDraft {
  const offered = lines.map(({ sku, quantity, priceFen }) => ({ sku, quantity, priceFen }));
  return { email, buyer, buyerLanguage: language, lines: offered, deliveryFen, validOn, note };
}

/** Renames the note of a draft for the audit log, which expects the id of a text in a member called `note`. */
function logged({ note: remark, ...draft }: QuoteDraft) {
  return { ...draft, remark };
}

function nameOf(texts: string, language: Language): string {
  return (JSON.parse(texts) as Localised<{ name: string }>)[language].name;
}
