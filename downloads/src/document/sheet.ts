import PdfKit from 'pdfkit';

import type { Language } from '@uid/contract/language';
import { languageTags } from '@uid/contract/language';

import { printPalette } from '../drawing/palette.ts';
import { breakLines } from '../text/break-lines.ts';
import type { Style, Typeface } from '../text/typeface.ts';

/** A4 in points. The text fills the right nine of twelve columns; headings are in the left three. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 52,
  right: 52,
  top: 76,
  bottom: 72,
  body: 178,
} as const;
export const fullWidth = page.width - page.left - page.right;
export const bodyWidth = page.width - page.body - page.right;
const lowest = page.height - page.bottom;

export interface TextBlock {
  x: number;
  width: number;
  style?: Style;
  size: number;
  leading: number;
  color?: string;
}

export interface DocumentFacts {
  title: string;
  subject: string;
  author: string;
  keywords: string;
  language: Language;
  /** YYYY-MM-DD, because nothing in the file may depend on the time at which it is made. */
  date: string;
}

/** A document that is written from top to bottom. `y` is where the next block begins. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  y: number;
  /** Number of sections so far, because sections are numbered. */
  sections: number;
  typeface: Typeface;
  linesOf: (text: string, block: Pick<TextBlock, 'width' | 'style' | 'size'>) => string[];
  /** Draws lines at a place without moving `y`. */
  drawLines: (lines: readonly string[], block: TextBlock & { y: number }) => void;
  /** Begins a new page unless this height is left, in points. Returns true if it did. */
  ensure: (height: number) => boolean;
  /** Draws what screen readers skip: rules, running heads, ornament. */
  artifact: (draw: () => void) => void;
  bytes: () => Promise<Buffer>;
}

export function createSheet(facts: DocumentFacts, typeface: Typeface): Sheet {
  const doc = new PdfKit(documentOptions(facts));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, bytes] of typeface.bytes) doc.registerFont(name, bytes);

  const sheet: Sheet = {
    doc,
    y: page.top,
    sections: 0,
    typeface,
    linesOf: (text, block) => setLines(typeface, text, block),
    drawLines: (lines, block) => drawLines(sheet, lines, block),
    ensure(height) {
      if (sheet.y + height <= lowest) return false;
      doc.addPage();
      sheet.y = page.top;
      return true;
    },
    artifact(draw) {
      doc.markContent('Artifact');
      draw();
      doc.endMarkedContent();
    },
    bytes() {
      const ended = new Promise<Buffer>((resolve) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
      });
      doc.end();
      return ended;
    },
  };
  return sheet;
}

function documentOptions({ title, subject, author, keywords, language, date }: DocumentFacts) {
  const madeAt = new Date(`${date}T00:00:00Z`);
  return {
    size: [page.width, page.height] as [number, number],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7' as const,
    tagged: true,
    displayTitle: true,
    lang: languageTags[language],
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Keywords: keywords,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  };
}

function setLines(
  typeface: Typeface,
  text: string,
  { width, style = 'text', size }: Pick<TextBlock, 'width' | 'style' | 'size'>,
): string[] {
  const breakAt = (max: number) =>
    breakLines(text, max, (each) => typeface.measure(each, style, size));
  const lines = breakAt(width);
  if (lines.length < 2 || Array.from(lines.at(-1) ?? '').length > 2) return lines;
  // A last line of one or two characters gets more from the line before, if that takes no further line.
  const narrower = breakAt(width - 1.5 * size);
  return narrower.length === lines.length ? narrower : lines;
}

function drawLines(
  { doc, typeface }: Sheet,
  lines: readonly string[],
  block: TextBlock & { y: number },
): void {
  const { x, y, size, leading, style = 'text', color = printPalette.ink } = block;
  for (const [index, line] of lines.entries()) {
    const baseline = y + index * leading + (leading - size) / 2 + size * 0.86;
    let at = x;
    for (const { font, text } of typeface.runsOf(line, style)) {
      doc.font(font).fontSize(size).fillColor(color);
      doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += typeface.measure(text, style, size);
    }
  }
}
