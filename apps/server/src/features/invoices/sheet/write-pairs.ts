import { page, quiet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const width = page.width - 2 * page.side;

/** Writes names with their values, one pair under the other; a pair with an empty value is left out. */
export function writePairs(sheet: Sheet, pairs: readonly (readonly [string, string])[]): void {
  const label = 130;
  for (const [name, value] of pairs) {
    if (value === '') continue;
    const style = { x: page.side + label, width: width - label } as const;
    sheet.ensure(sheet.heightOf(value, style) + 1.5);
    sheet.write(name, { x: page.side, y: sheet.y, width: label - 8, color: quiet });
    sheet.y += sheet.write(value, { ...style, y: sheet.y }) + 1.5;
  }
}
