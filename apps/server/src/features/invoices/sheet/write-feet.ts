import type { Language } from '@uid/contract/language';

import { page, quiet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { sheetTexts } from './sheet-texts.ts';

interface Foot {
  language: Language;
  /** The number of the document. */
  no: string;
  /** What the document is and is not. */
  note: string;
}

const width = page.width - 2 * page.side;

/** The footer of every page, written last. */
export function writeFeet(sheet: Sheet, { language, no, note }: Foot): void {
  const { page: pageOf } = sheetTexts[language];
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
