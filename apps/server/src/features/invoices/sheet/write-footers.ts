import type { Language } from '@uid/contract/language';

import { page, quiet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

interface Footer {
  language: Language;
  /** The number of the document. */
  no: string;
  /** The note that says what the document is and is not. */
  note: string;
}

const width = page.width - 2 * page.side;
const size = 7.5;
/** The margin that printers leave white, in points. */
const margin = 20;

/** Writes the footer of every page; comes last. */
export function writeFooters(sheet: Sheet, { language, no, note }: Footer): void {
  const { page: pageOf } = sheetTexts[language];
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index);
    const noteWidth = { width: width * 0.7, size };
    // A longer note begins higher, because text below the margin would begin another page.
    const lowest = page.height - margin - sheet.heightOf(note, noteWidth);
    const y = Math.min(page.height - page.bottom + 20, lowest);
    const style = { y, size, color: quiet } as const;
    sheet.write(note, { ...style, ...noteWidth, x: page.side });
    const words = `${no}\n${pageOf(index + 1, count)}`;
    sheet.write(words, {
      ...style,
      x: page.side + width * 0.7,
      width: width * 0.3,
      align: 'right',
    });
  }
}
