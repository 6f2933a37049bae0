import type { Totals } from '@uid/contract/cart';

import { formatDay, formatFen } from '../../invoices/sheet/format.ts';
import { describeSeller } from '../../invoices/sheet/describe-seller.ts';
import type { Seller } from '../../invoices/sheet/seller.ts';
import { bytesOf, createSheet, page } from '../../invoices/sheet/sheet.ts';
import type { Sheet } from '../../invoices/sheet/sheet.ts';
import { loadSheetFonts } from '../../invoices/sheet/sheet-fonts.ts';
import type { SheetLine } from '../../invoices/sheet/sheet-line.ts';
import { sheetTexts } from '../../invoices/sheet/sheet-texts.ts';
import { writeFooters } from '../../invoices/sheet/write-footers.ts';
import { writeHead } from '../../invoices/sheet/write-head.ts';
import { writeLines } from '../../invoices/sheet/write-lines.ts';
import { writePairs } from '../../invoices/sheet/write-pairs.ts';
import { writeSums } from '../../invoices/sheet/write-sums.ts';
import type { StoredQuote } from '../repository.ts';
import { quoteTexts } from './quote-texts.ts';

export interface QuoteSource {
  quote: StoredQuote;
  lines: SheetLine[];
  totals: Totals;
  seller: Seller;
}

/** Writes a quote as a PDF in its buyer's language. The same quote gives the same bytes. */
export async function writeQuote({ quote, lines, totals, seller }: QuoteSource): Promise<Buffer> {
  const { language, no, totalFen, state, sentAt, createdAt } = quote;
  const texts = quoteTexts[language];
  const writtenAt = sentAt ?? createdAt;
  const sheet = createSheet(
    { title: `${texts.title} ${no}`, author: seller.name, language, date: new Date(writtenAt) },
    await loadSheetFonts(),
  );
  writeHead(sheet, {
    seller: seller.name,
    title: state === 'draft' ? texts.draft : texts.title,
    figure: texts.offered,
    amount: formatFen(totalFen, language),
  });
  writePairs(sheet, [
    [texts.no, no],
    [texts.written, formatDay(writtenAt, language)],
    [texts.valid, texts.until(formatDay(Date.parse(quote.validOn), language))],
    [sheetTexts[language].seller, describeSeller(seller)],
    [texts.buyer, `${quote.buyer}\n${quote.email}`],
  ]);
  sheet.y += 14;
  writeLines(sheet, { language, lines });
  writeSums(sheet, { ...totals, language, total: texts.total });
  sheet.y += 16;
  writeRemark(sheet, texts.remark, quote.note);
  writeFooters(sheet, { language, no, note: texts.note });
  return bytesOf(sheet);
}

function writeRemark(sheet: Sheet, title: string, remark: string): void {
  if (remark === '') return;
  const style = { x: page.side, width: page.width - 2 * page.side } as const;
  sheet.ensure(sheet.heightOf(remark, style) + 36);
  sheet.rule();
  sheet.y += 12;
  sheet.write(title, { ...style, y: sheet.y, size: 12 });
  sheet.y += 20;
  sheet.y += sheet.write(remark, { ...style, y: sheet.y });
}
