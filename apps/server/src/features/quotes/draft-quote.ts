import type { QuoteDraft } from '@uid/contract/staff-quotes';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { copyLine } from '../orders/checkout/copy-line.ts';
import type { OrderLineCopy } from '../orders/checkout/copy-line.ts';
import { createOrderNumber } from '../orders/checkout/order-number.ts';
import { endOfDay, totalsOf } from './quote.ts';
import { hasEnquiry } from './read-enquiry.ts';
import { readVariants } from './read-variants.ts';
import { changeDraft, findQuote, insertQuote, replaceLines } from './repository.ts';
import type { StoredQuote } from './repository.ts';

type Context = Pick<ServerContext, 'newId' | 'now'>;

interface Drafting {
  draft: QuoteDraft;
  /** The account of the member of staff. */
  accountId: string;
  enquiryNo: string | undefined;
}

/** Creates a draft, for an enquiry or for none. */
export async function createQuote(
  handle: Handle,
  { draft, accountId, enquiryNo }: Drafting,
  context: Context,
): Promise<StoredQuote> {
  if (enquiryNo !== undefined && !(await hasEnquiry(handle, enquiryNo)))
    throw new AppError('NOT_FOUND');
  const now = context.now();
  const lines = await copyLines(handle, draft);
  const row: StoredQuote = {
    ...rowOf(draft, lines),
    id: context.newId(),
    no: createQuoteNumber(now),
    state: 'draft',
    revision: 1,
    enquiryNo: enquiryNo ?? null,
    createdBy: accountId,
    createdAt: now,
    sentAt: null,
    endedAt: null,
    orderNo: null,
    erasedAt: null,
  };
  await insertQuote(handle, row);
  await replaceLines(handle, row.id, lines);
  return row;
}

/** Two letters, which tell it from an order's number, the day in China, and 60 random bits. */
function createQuoteNumber(now: number): string {
  return `QT${createOrderNumber(now).slice(0, 18)}`;
}

/** Replaces a draft. Throws QUOTE_CHANGED if the draft has changed since it was read. */
export async function saveQuote(
  handle: Handle,
  { no, revision, draft }: { no: string; revision: number; draft: QuoteDraft },
): Promise<StoredQuote> {
  const lines = await copyLines(handle, draft);
  const changed = await changeDraft(handle, { no, revision }, rowOf(draft, lines));
  if (!changed) throw await draftRefusal(handle, no);
  await replaceLines(handle, changed.id, lines);
  return changed;
}

/** Returns the error that says why a draft could not be changed. */
export async function draftRefusal(handle: Handle, no: string): Promise<AppError> {
  const quote = await findQuote(handle, no);
  if (!quote) return new AppError('NOT_FOUND');
  const isOver = quote.state === 'accepted' || quote.state === 'withdrawn';
  return new AppError(isOver ? 'QUOTE_OVER' : 'QUOTE_CHANGED');
}

function rowOf(
  { email, buyer, buyerLanguage, note, ...draft }: QuoteDraft,
  lines: OrderLineCopy[],
) {
  const { deliveryFen, validOn } = draft;
  const { totalFen } = totalsOf(lines, deliveryFen);
  const expiresAt = endOfDay(validOn);
  return { email, buyer, language: buyerLanguage, note, deliveryFen, totalFen, validOn, expiresAt };
}

/**
 * Copies the offered lines from the catalogue as it is now. Throws INVALID_INPUT for a variant that it does not sell.
 */
async function copyLines(handle: Handle, { lines }: QuoteDraft): Promise<OrderLineCopy[]> {
  const offered = await readVariants(
    handle,
    lines.map(({ sku }) => sku),
  );
  const bySku = new Map(offered.map((each) => [each.sku, each]));
  return lines.map((line, index) => {
    const variant = bySku.get(line.sku);
    if (!variant)
      throw new AppError('INVALID_INPUT', { fields: { [`quote.lines.${index}.sku`]: line.sku } });
    return copyLine({ ...variant, ...line });
  });
}
