import { gold, page, quiet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

interface Head {
  seller: string;
  title: string;
  /** What the large figure means. */
  figure: string;
  amount: string;
}

const width = page.width - 2 * page.side;

/** Writes the seller's name over the document's title, with the one large figure to the right. */
export function writeHead(sheet: Sheet, { seller, title, figure, amount }: Head): void {
  sheet.rule(gold, 3);
  sheet.y += 18;
  sheet.write(seller, { x: page.side, y: sheet.y, width, color: quiet });
  sheet.y += 20;
  sheet.write(title, { x: page.side, y: sheet.y, width: width / 2, size: 24 });
  const right = { x: page.side + width / 2, width: width / 2, align: 'right' } as const;
  sheet.write(figure, { ...right, y: sheet.y - 4, color: quiet });
  sheet.write(amount, { ...right, y: sheet.y + 10, size: 18, font: 'mono' });
  sheet.y += 52;
}
