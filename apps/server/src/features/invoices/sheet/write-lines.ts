import type { Language, Localised } from '@uid/contract/language';

import { page, quiet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { SheetLine } from './sheet-line.ts';
import { sheetTexts } from './sheet-texts.ts';

const width = page.width - 2 * page.side;
const columns = {
  item: { x: page.side, width: width * 0.48 },
  quantity: { x: page.side + width * 0.5, width: width * 0.12 },
  price: { x: page.side + width * 0.62, width: width * 0.18 },
  amount: { x: page.side + width * 0.8, width: width * 0.2 },
} as const;
/** Whether a quantity names its unit: “3 张”; in English the item’s name says it. */
const hasUnit: Localised<boolean> = { zh: true, en: false };
const plain = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Lined {
  language: Language;
  lines: readonly SheetLine[];
}

/** Writes what is bought, as a table that repeats its head on every page. */
export function writeLines(sheet: Sheet, lined: Lined): void {
  writeTableHead(sheet, lined);
  for (const line of lined.lines) {
    const height = sheet.heightOf(line.name, { width: columns.item.width }) + 16;
    if (sheet.ensure(height)) writeTableHead(sheet, lined);
    const { y } = sheet;
    const right = { y, align: 'right' } as const;
    const nameHeight = sheet.write(line.name, { ...columns.item, y });
    const sku = { ...columns.item, y: y + nameHeight + 1, size: 7.5, color: quiet } as const;
    sheet.write(line.sku, { ...sku, font: 'mono' });
    const unit = hasUnit[lined.language] ? ` ${line.unit}` : '';
    sheet.write(`${line.quantity}${unit}`, { ...columns.quantity, ...right });
    // For display only: nothing is computed with this number.
    const money = (fen: number) => plain.format(fen / 100);
    sheet.write(money(line.priceFen), { ...columns.price, ...right, font: 'mono' });
    sheet.write(money(line.lineFen), { ...columns.amount, ...right, font: 'mono' });
    sheet.y += height;
    sheet.rule();
    sheet.y += 8;
  }
}

function writeTableHead(sheet: Sheet, { language }: Lined): void {
  const texts = sheetTexts[language];
  const style = { y: sheet.y, size: 8, color: quiet } as const;
  sheet.write(texts.item, { ...columns.item, ...style });
  for (const name of ['quantity', 'price', 'amount'] as const)
    sheet.write(texts[name], { ...columns[name], ...style, align: 'right' });
  sheet.y += 15;
  sheet.rule();
  sheet.y += 8;
}
