import type { Receipt } from './receipt.ts';
import { page, quiet } from './receipt-sheet.ts';
import type { ReceiptSheet } from './receipt-sheet.ts';
import { receiptTexts } from './receipt-texts.ts';

const width = page.width - 2 * page.side;
const columns = {
  item: { x: page.side, width: width * 0.48 },
  quantity: { x: page.side + width * 0.5, width: width * 0.12 },
  price: { x: page.side + width * 0.62, width: width * 0.18 },
  amount: { x: page.side + width * 0.8, width: width * 0.2 },
} as const;
const plain = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What was bought, as a table that repeats its head on every page. */
export function writeLines(sheet: ReceiptSheet, receipt: Receipt): void {
  writeTableHead(sheet, receipt);
  for (const line of receipt.lines) {
    const height = sheet.heightOf(line.name, { width: columns.item.width }) + 16;
    if (sheet.ensure(height)) writeTableHead(sheet, receipt);
    const { y } = sheet;
    const right = { y, align: 'right' } as const;
    const nameHeight = sheet.write(line.name, { ...columns.item, y });
    const sku = { ...columns.item, y: y + nameHeight + 1, size: 7.5, color: quiet } as const;
    sheet.write(line.sku, { ...sku, font: 'mono' });
    const unit = receipt.language === 'zh' ? ` ${line.unit}` : '';
    sheet.write(`${line.quantity}${unit}`, { ...columns.quantity, ...right });
    // For the eye only: nothing is computed with it.
    const money = (fen: number) => plain.format(fen / 100);
    sheet.write(money(line.priceFen), { ...columns.price, ...right, font: 'mono' });
    sheet.write(money(line.lineFen), { ...columns.amount, ...right, font: 'mono' });
    sheet.y += height;
    sheet.rule();
    sheet.y += 8;
  }
}

function writeTableHead(sheet: ReceiptSheet, { language }: Receipt): void {
  const texts = receiptTexts[language];
  const style = { y: sheet.y, size: 8, color: quiet } as const;
  sheet.write(texts.item, { ...columns.item, ...style });
  for (const name of ['quantity', 'price', 'amount'] as const)
    sheet.write(texts[name], { ...columns[name], ...style, align: 'right' });
  sheet.y += 15;
  sheet.rule();
  sheet.y += 8;
}
