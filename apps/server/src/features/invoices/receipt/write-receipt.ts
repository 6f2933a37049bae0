import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import type { Receipt } from './receipt.ts';
import { loadReceiptFonts } from './receipt-fonts.ts';
import { bytesOf, createReceiptSheet, gold, ink, page, quiet } from './receipt-sheet.ts';
import type { ReceiptSheet } from './receipt-sheet.ts';
import { receiptTexts } from './receipt-texts.ts';
import { writeFapiao } from './write-fapiao.ts';
import { writeLines } from './write-lines.ts';
import { writePairs } from './write-pairs.ts';

const width = page.width - 2 * page.side;

/** Sets a receipt as a PDF; the same receipt gives the same bytes. */
export async function writeReceipt(receipt: Receipt): Promise<Buffer> {
  const fonts = await loadReceiptFonts();
  const texts = receiptTexts[receipt.language];
  const title = `${texts.title} ${receipt.no}`;
  const date = new Date(receipt.paidAt);
  const facts = { title, author: receipt.seller.name, language: receipt.language, date };
  const sheet = createReceiptSheet(facts, fonts);
  writeHead(sheet, receipt);
  writeParties(sheet, receipt);
  writeLines(sheet, receipt);
  writeSums(sheet, receipt);
  writeFapiao(sheet, receipt);
  writeFeet(sheet, receipt);
  return bytesOf(sheet);
}

function writeHead(sheet: ReceiptSheet, receipt: Receipt): void {
  const texts = receiptTexts[receipt.language];
  sheet.rule(gold, 3);
  sheet.y += 18;
  sheet.write(receipt.seller.name, { x: page.side, y: sheet.y, width, color: quiet });
  sheet.y += 20;
  sheet.write(texts.title, { x: page.side, y: sheet.y, width: width / 2, size: 24 });
  const right = { x: page.side + width / 2, width: width / 2, align: 'right' } as const;
  sheet.write(texts.paid, { ...right, y: sheet.y - 4, color: quiet });
  const money = formatFen(receipt.totalFen, receipt.language);
  sheet.write(money, { ...right, y: sheet.y + 10, size: 18, font: 'mono' });
  sheet.y += 52;
}

function writeParties(sheet: ReceiptSheet, receipt: Receipt): void {
  const { language, seller } = receipt;
  const texts = receiptTexts[language];
  const contact = [seller.phone, seller.email].filter(Boolean).join('  ');
  writePairs(sheet, [
    [texts.order, receipt.no],
    [texts.placed, formatTime(receipt.placedAt, language)],
    [texts.paidOn, formatTime(receipt.paidAt, language)],
    [texts.method, receipt.method],
    [texts.payment, receipt.paymentId],
    [texts.seller, [seller.name, contact].filter(Boolean).join('\n')],
    [texts.buyer, receipt.buyer],
  ]);
  sheet.y += 14;
}

function writeSums(sheet: ReceiptSheet, receipt: Receipt): void {
  const texts = receiptTexts[receipt.language];
  const sums: [string, number][] = [
    [texts.goods, receipt.goodsFen],
    [texts.delivery, receipt.deliveryFen],
    [texts.discount, -receipt.discountFen],
    [texts.tax, receipt.taxFen],
  ];
  const shown = sums.filter(([, fen], index) => fen !== 0 || index < 2);
  sheet.ensure(120);
  sheet.y += 8;
  for (const [name, fen] of shown) writeSum(sheet, receipt.language, { name, fen });
  sheet.y += 2;
  writeSum(sheet, receipt.language, { name: texts.total, fen: receipt.totalFen, size: 12 });
  const { includedTaxFen, refundedFen } = receipt;
  writeSum(sheet, receipt.language, { name: texts.includedTax, fen: includedTaxFen, color: quiet });
  if (refundedFen > 0) {
    const kept = receipt.totalFen - refundedFen;
    writeSum(sheet, receipt.language, { name: texts.refunded, fen: -refundedFen });
    writeSum(sheet, receipt.language, { name: texts.kept, fen: kept, size: 12 });
  }
  sheet.y += 16;
}

interface Sum {
  name: string;
  fen: number;
  size?: number;
  color?: string;
}

function writeSum(
  sheet: ReceiptSheet,
  language: Language,
  { name, fen, size = 9, color = ink }: Sum,
): void {
  const x = page.side + width / 2;
  sheet.write(name, { x, y: sheet.y, width: width / 4, size, color });
  const amount = { x: x + width / 4, y: sheet.y, width: width / 4, size, color } as const;
  sheet.write(formatFen(fen, language), { ...amount, align: 'right', font: 'mono' });
  sheet.y += size * 1.9;
}

function writeFeet(sheet: ReceiptSheet, { language, no }: Receipt): void {
  const { note, page: pageOf } = receiptTexts[language];
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index);
    const y = page.height - page.bottom + 20;
    const style = { y, size: 7.5, color: quiet } as const;
    sheet.write(note, { ...style, x: page.side, width: width * 0.7 });
    const words = `${no}\n${pageOf(index + 1, count)}`;
    sheet.write(words, {
      ...style,
      x: page.side + width * 0.7,
      width: width * 0.3,
      align: 'right',
    });
  }
}

export function formatFen(fen: number, language: Language): string {
  const format = new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // For the eye only: nothing is computed with it.
  return `${fen < 0 ? '-' : ''}CNY ${format.format(Math.abs(fen) / 100)}`;
}

/** In Beijing time, as the company's books are kept. */
function formatTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return `${format.format(at)} (UTC+8)`;
}
