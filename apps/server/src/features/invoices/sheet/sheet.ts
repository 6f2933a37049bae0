import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';
import PdfKit from 'pdfkit';

import type { SheetFonts } from './sheet-fonts.ts';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, side: 56, top: 56, bottom: 72 } as const;
export const ink = '#0e1a1f';
export const quiet = '#41525a';
export const hairline = '#d6d1c3';
export const gold = '#b8862b';

/** The distance from the top of a line to its baseline, as a multiple of the font size. */
const ascent = 1.1;

/**
 * The font's quotation marks and degree sign are as wide as Chinese characters: right in Chinese, but a gap in an
 * English apostrophe.
 */
const hasNarrowQuotes: Localised<boolean> = { zh: false, en: true };

export interface TextStyle {
  x: number;
  y: number;
  width: number;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  font?: 'sans' | 'mono';
}

/** A document being written from top to bottom; `y` is where the next block begins. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  y: number;
  /** Writes text, wrapped if it is too wide; returns its height. */
  write: (text: string, style: TextStyle) => number;
  heightOf: (text: string, style: Pick<TextStyle, 'width' | 'size' | 'font'>) => number;
  rule: (color?: string, weight?: number) => void;
  /** Begins a new page unless this much room is left; returns whether it did. */
  ensure: (height: number) => boolean;
}

interface SheetFacts {
  title: string;
  author: string;
  language: Language;
  /** The date in the file's properties: nothing in the file depends on when it is made. */
  date: Date;
}

export function createSheet(
  { title, author, language, date }: SheetFacts,
  fonts: SheetFonts,
): Sheet {
  const doc = new PdfKit({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    displayTitle: true,
    lang: languageTags[language],
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  const featuresOf = (text: string): PDFKit.Mixins.OpenTypeFeatures[] =>
    hasNarrowQuotes[language] && /[‘’“”°]/.test(text) ? ['palt'] : [];
  doc.registerFont('sans', fonts.sans).registerFont('mono', fonts.mono);
  const sheet: Sheet = {
    doc,
    y: page.top,
    write(text, { x, y, width, size = 9, color = ink, align = 'left', font = 'sans' }) {
      const drawn = fonts.drawable(text);
      const features = featuresOf(drawn);
      doc.font(font).fontSize(size).fillColor(color);
      // Positioned by the baseline, because the two families have different heights and stand side by side.
      doc.text(drawn, x, y + size * ascent, {
        width,
        align,
        baseline: 'alphabetic',
        features,
      });
      return doc.heightOfString(drawn, { width, features });
    },
    heightOf(text, { width, size = 9, font = 'sans' }) {
      doc.font(font).fontSize(size);
      return doc.heightOfString(fonts.drawable(text), { width, features: featuresOf(text) });
    },
    rule(color = hairline, weight = 0.5) {
      doc.moveTo(page.side, sheet.y).lineTo(page.width - page.side, sheet.y);
      doc.lineWidth(weight).stroke(color);
    },
    ensure(height) {
      if (sheet.y + height <= page.height - page.bottom) return false;
      doc.addPage();
      sheet.y = page.top;
      return true;
    },
  };
  return sheet;
}

export async function bytesOf({ doc }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => resolve(Buffer.concat(chunks)));
  doc.end();
  return promise;
}
