import type { Cart } from '@uid/contract/cart';
import type { Language } from '@uid/contract/language';

import { isOrderable } from '../../cart/present-cart.ts';
import { formatDay, formatFen } from '../../invoices/sheet/format.ts';
import { describeSeller } from '../../invoices/sheet/describe-seller.ts';
import type { Seller } from '../../invoices/sheet/seller.ts';
import { bytesOf, createSheet } from '../../invoices/sheet/sheet.ts';
import { loadSheetFonts } from '../../invoices/sheet/sheet-fonts.ts';
import { sheetTexts } from '../../invoices/sheet/sheet-texts.ts';
import { writeFooters } from '../../invoices/sheet/write-footers.ts';
import { writeHead } from '../../invoices/sheet/write-head.ts';
import { writeLines } from '../../invoices/sheet/write-lines.ts';
import { writePairs } from '../../invoices/sheet/write-pairs.ts';
import { writeSums } from '../../invoices/sheet/write-sums.ts';
import { quoteTexts } from './quote-texts.ts';

export interface BudgetarySource {
  cart: Cart;
  seller: Seller;
  language: Language;
  /** The time of writing in epoch milliseconds. The prices are those of that day. */
  now: number;
}

/** Writes the orderable lines of a cart as a PDF with which a buyer asks for a budget. */
export async function writeBudgetaryQuote(source: BudgetarySource): Promise<Buffer> {
  const { cart, seller, language, now } = source;
  const texts = quoteTexts[language];
  const title = texts.budgetary;
  const sheet = createSheet(
    { title, author: seller.name, language, date: new Date(now) },
    await loadSheetFonts(),
  );
  const amount = formatFen(cart.totals.totalFen, language);
  writeHead(sheet, { seller: seller.name, title, figure: texts.cost, amount });
  writePairs(sheet, [
    [texts.written, formatDay(now, language)],
    [sheetTexts[language].seller, describeSeller(seller)],
  ]);
  sheet.y += 14;
  const lines = cart.lines
    .filter(isOrderable)
    .map((line) => ({ ...line, name: `${line.name} · ${line.variantName}` }));
  writeLines(sheet, { language, lines });
  writeSums(sheet, { ...cart.totals, language, total: texts.total });
  sheet.y += 16;
  writeFooters(sheet, { language, no: title, note: texts.budgetaryNote });
  return bytesOf(sheet);
}
