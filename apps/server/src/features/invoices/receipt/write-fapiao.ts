import { fapiaoStateOf, fapiaoStateWords } from '@uid/contract/fapiao-words';

import type { Receipt } from './receipt.ts';
import { page } from '../sheet/sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { receiptTexts } from './receipt-texts.ts';
import { writePairs } from '../sheet/write-pairs.ts';

/** Writes the buyer's fapiao details and the state of the fapiao. */
export function writeFapiao(sheet: Sheet, receipt: Receipt): void {
  const texts = receiptTexts[receipt.language];
  const { invoice, fapiaoNumbers } = receipt;
  const state = fapiaoStateOf(receipt, fapiaoNumbers.length > 0);
  // The details stay together: alone on a page, a bank account does not say whose it is.
  sheet.ensure(invoice.kind === 'special' ? 175 : 110);
  sheet.rule();
  sheet.y += 12;
  sheet.write(texts.fapiao, { x: page.side, y: sheet.y, width: 300, size: 12 });
  sheet.y += 24;
  const details =
    invoice.kind === 'special'
      ? [
          [texts.address, invoice.address] as const,
          [texts.phone, invoice.phone] as const,
          [texts.bank, invoice.bank] as const,
          [texts.account, invoice.account] as const,
        ]
      : [];
  writePairs(sheet, [
    [texts.kind, texts.kinds[invoice.kind]],
    ...(invoice.kind === 'none' ? [] : [[texts.fapiaoTitle, invoice.title] as const]),
    ...('taxNumber' in invoice ? [[texts.taxNumber, invoice.taxNumber] as const] : []),
    ...details,
    [texts.state, fapiaoStateWords[receipt.language][state]],
    ...fapiaoNumbers.map((number) => [texts.fapiaoNumber, number] as const),
  ]);
}
