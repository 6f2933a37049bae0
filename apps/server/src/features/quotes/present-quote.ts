import type { CartLine } from '@uid/contract/cart';
import { readyDay } from '@uid/contract/dispatch-day';
import type { Language, Localised } from '@uid/contract/language';
import type { OwnQuote, Quote } from '@uid/contract/quotes';
import type { QuoteSummary, StaffQuote } from '@uid/contract/staff-quotes';

import type { Handle } from '../../database/database.ts';
import { maskEmail, maskName } from '../../mask-person.ts';
import { stateAt, totalsOf } from './quote.ts';
import { readEmail } from './read-quotes.ts';
import { readShopPrices, readShopSteps } from './read-variants.ts';
import { listQuoteLines } from './repository.ts';
import type { StoredQuote, StoredQuoteLine } from './repository.ts';

interface Reader {
  language: Language;
  now: number;
}

interface StaffReader {
  now: number;
  /** True if the reader may see personal data. For others, it is masked. */
  seesPersons: boolean;
}

export function presentSummary(
  quote: StoredQuote,
  { now, seesPersons }: StaffReader,
): QuoteSummary {
  const { no, email, buyer, totalFen, validOn, createdAt } = maskedUnless(seesPersons, quote);
  return { no, state: stateAt(quote, now), email, buyer, totalFen, validOn, createdAt };
}

export function maskedUnless(seesPersons: boolean, quote: StoredQuote): StoredQuote {
  if (seesPersons || quote.erasedAt !== null) return quote;
  // The note is left out, because it may name anybody.
  return { ...quote, email: maskEmail(quote.email), buyer: maskName(quote.buyer), note: '' };
}

/** Reads a quote as staff see it, with the shop's current prices. */
export async function readStaffQuote(
  handle: Handle,
  quote: StoredQuote,
  reader: Reader & StaffReader,
): Promise<StaffQuote> {
  const lines = await listQuoteLines(handle, quote.id);
  const shop = await readShopPrices(handle, lines);
  const steps = await readShopSteps(
    handle,
    lines.map(({ sku }) => sku),
  );
  const { language, revision, enquiryNo, orderNo, createdBy, sentAt, endedAt } = quote;
  const writer = await readEmail(handle, createdBy);
  return {
    ...presentSummary(quote, reader),
    buyerLanguage: language,
    revision,
    lines: lines.map((line) => {
      const now = shop.get(line.sku);
      const { sku, delivery, quantity, priceFen, lineFen } = line;
      return {
        ...namesOf(line, reader.language),
        sku,
        delivery,
        quantity,
        priceFen,
        lineFen,
        ...(now && {
          shopPriceFen: now.priceFen,
          shopPrices: steps.get(sku) ?? [],
          stock: now.stock,
        }),
      };
    }),
    totals: totalsOf(lines, quote.deliveryFen),
    note: maskedUnless(reader.seesPersons, quote).note,
    createdBy: { id: createdBy, ...(writer !== undefined && { email: writer }) },
    ...(enquiryNo !== null && { enquiryNo }),
    ...(orderNo !== null && { orderNo }),
    ...(sentAt !== null && { sentAt }),
    ...(endedAt !== null && { endedAt }),
  };
}

/** Presents a quote in the list of its buyer. */
export function presentOwn(quote: StoredQuote, now: number): OwnQuote {
  const { no, totalFen, validOn, sentAt } = quote;
  return { no, state: stateAt(quote, now), totalFen, validOn, sentAt: sentAt ?? 0 };
}

/** Reads a quote as its buyer sees it, which is what accepting it would order. */
export async function readQuote(
  handle: Handle,
  quote: StoredQuote,
  reader: Reader,
): Promise<Quote> {
  const stored = await listQuoteLines(handle, quote.id);
  const shop = await readShopPrices(handle, stored);
  const { no, validOn, note, orderNo, deliveryFen } = quote;
  const lines = stored.map((line) => presentLine(line, shop.get(line.sku)?.stock, reader));
  return {
    no,
    state: stateAt(quote, reader.now),
    validOn,
    ...(note && { note }),
    checkout: {
      lines,
      totals: totalsOf(stored, deliveryFen),
      needsAddress: lines.some(({ delivery }) => delivery === 'shipped'),
      // A quote does not change after it was sent.
      seen: no,
    },
    ...(orderNo !== null && { orderNo }),
  };
}

/** @param stock undefined if the variant is no longer sold */
function presentLine(
  line: StoredQuoteLine,
  stock: number | undefined,
  { language, now }: Reader,
): CartLine {
  const { sku, itemId, drawing, delivery, quantity, priceFen, lineFen, leadDays } = line;
  const readyOn = readyDay({ delivery, leadDays }, now);
  return {
    ...namesOf(line, language),
    sku,
    itemId,
    drawing,
    delivery,
    quantity,
    priceFen,
    lineFen,
    isSelected: true,
    available: stock ?? 0,
    state: stateOf(quantity, stock),
    ...(readyOn !== undefined && { readyOn }),
  };
}

function stateOf(quantity: number, stock: number | undefined): CartLine['state'] {
  if (stock === undefined) return 'withdrawn';
  if (stock === 0) return 'sold-out';
  return stock < quantity ? 'short' : 'available';
}

function namesOf({ names, variantNames, units }: StoredQuoteLine, language: Language) {
  const inLanguage = (text: string) => (JSON.parse(text) as Localised<string>)[language];
  return {
    name: inLanguage(names),
    variantName: inLanguage(variantNames),
    unit: inLanguage(units),
  };
}
