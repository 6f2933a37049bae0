import type { Receipt } from './receipt.ts';
import { formatFen, formatTime } from '../sheet/format.ts';
import { describeSeller } from '../sheet/describe-seller.ts';
import { bytesOf, createSheet } from '../sheet/sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { loadSheetFonts } from '../sheet/sheet-fonts.ts';
import { sheetTexts } from '../sheet/sheet-texts.ts';
import { writeFooters } from '../sheet/write-footers.ts';
import { writeHead } from '../sheet/write-head.ts';
import { writeLines } from '../sheet/write-lines.ts';
import { writePairs } from '../sheet/write-pairs.ts';
import { writeSum, writeSums } from '../sheet/write-sums.ts';
import { receiptTexts } from './receipt-texts.ts';
import { writeFapiao } from './write-fapiao.ts';

/** Writes a receipt as a PDF; the same receipt gives the same bytes. */
export async function writeReceipt(receipt: Receipt): Promise<Buffer> {
  const { language, no, seller, paidFen } = receipt;
  const texts = receiptTexts[language];
  const sheet = createSheet(
    {
      title: `${texts.title} ${no}`,
      author: seller.name,
      language,
      date: new Date(receipt.paidAt),
    },
    await loadSheetFonts(),
  );
  const amount = formatFen(paidFen, language);
  writeHead(sheet, { seller: seller.name, title: texts.title, figure: texts.paid, amount });
  writeParties(sheet, receipt);
  writeLines(sheet, receipt);
  writeSums(sheet, { ...receipt, total: sheetTexts[language].total });
  writePaid(sheet, receipt);
  writeFapiao(sheet, receipt);
  writeFooters(sheet, { language, no, note: texts.note });
  return bytesOf(sheet);
}

function writeParties(sheet: Sheet, receipt: Receipt): void {
  const { language, seller } = receipt;
  const texts = receiptTexts[language];
  writePairs(sheet, [
    [texts.order, receipt.no],
    [texts.placed, formatTime(receipt.placedAt, language)],
    [texts.paidOn, formatTime(receipt.paidAt, language)],
    [texts.method, receipt.method],
    [texts.payment, receipt.paymentId],
    [sheetTexts[language].seller, describeSeller(seller)],
    [texts.buyer, receipt.buyer],
  ]);
  sheet.y += 14;
}

function writePaid(sheet: Sheet, { language, totalFen, paidFen, refundedFen }: Receipt): void {
  const texts = receiptTexts[language];
  if (paidFen < totalFen) writeSum(sheet, language, { name: texts.paid, fen: paidFen });
  if (refundedFen > 0) {
    writeSum(sheet, language, { name: texts.refunded, fen: -refundedFen });
    writeSum(sheet, language, { name: texts.kept, fen: paidFen - refundedFen, size: 12 });
  }
  sheet.y += 16;
}
