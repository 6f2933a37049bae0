import { loadSheetFonts } from '../../apps/server/src/features/invoices/sheet/sheet-fonts.ts';
import { bytesOf, createSheet, page } from '../../apps/server/src/features/invoices/sheet/sheet.ts';

/** Draws a page that says that it is no real fapiao, because the tax system's own documents are worth money. */
export async function drawFapiao(number: string, at: number): Promise<Buffer> {
  const facts = { title: number, author: 'UID', language: 'zh', date: new Date(at) } as const;
  const sheet = createSheet(facts, await loadSheetFonts());
  const place = { x: page.side, width: page.width - 2 * page.side, size: 16 };
  sheet.write('演示样张，不是发票', { ...place, y: page.top });
  sheet.write(number, { ...place, y: page.top + 28, font: 'mono' });
  return bytesOf(sheet);
}
