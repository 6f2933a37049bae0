import type { Totals } from '@uid/contract/cart';
import type { Language } from '@uid/contract/language';

import { formatFen } from './format.ts';
import { ink, page, quiet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

const width = page.width - 2 * page.side;

/** Writes how a document's lines add up to its total, and the tax in it. */
export function writeSums(
  sheet: Sheet,
  { language, total, ...totals }: Totals & { language: Language; total: string },
): void {
  const texts = sheetTexts[language];
  const sums: [string, number][] = [
    [texts.goods, totals.goodsFen],
    [texts.delivery, totals.deliveryFen],
    [texts.discount, -totals.discountFen],
    [texts.tax, totals.taxFen],
  ];
  const shown = sums.filter(([, fen], index) => fen !== 0 || index < 2);
  sheet.ensure(120);
  sheet.y += 8;
  for (const [name, fen] of shown) writeSum(sheet, language, { name, fen });
  sheet.y += 2;
  writeSum(sheet, language, { name: total, fen: totals.totalFen, size: 12 });
  const { includedTaxFen } = totals;
  writeSum(sheet, language, { name: texts.includedTax, fen: includedTaxFen, color: quiet });
}

interface Sum {
  name: string;
  fen: number;
  size?: number;
  color?: string;
}

export function writeSum(
  sheet: Sheet,
  language: Language,
  { name, fen, size = 9, color = ink }: Sum,
): void {
  const x = page.side + width / 2;
  sheet.write(name, { x, y: sheet.y, width: width / 4, size, color });
  const amount = { x: x + width / 4, y: sheet.y, width: width / 4, size, color } as const;
  sheet.write(formatFen(fen, language), { ...amount, align: 'right', font: 'mono' });
  sheet.y += size * 1.9;
}
