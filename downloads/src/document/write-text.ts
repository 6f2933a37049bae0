import { printPalette } from '../drawing/palette.ts';
import { bodyWidth, fullWidth, page } from './sheet.ts';
import type { Sheet, TextBlock } from './sheet.ts';

type Parent = PDFKit.PDFStructureElement;

const paragraph = { x: page.body, width: bodyWidth, size: 9.6, leading: 16 } as const;

export interface ParagraphOptions extends Partial<TextBlock> {
  tag?: string;
  after?: number;
}

/** Writes a paragraph that stays on one page, and adds it to the document's structure. */
export function writeParagraph(
  sheet: Sheet,
  text: string,
  { parent, tag = 'P', after = 7, ...own }: ParagraphOptions & { parent: Parent },
): void {
  const block = { ...paragraph, ...own };
  const lines = sheet.linesOf(text, block);
  sheet.ensure(lines.length * block.leading);
  parent.add(sheet.doc.struct(tag, {}, () => sheet.drawLines(lines, { ...block, y: sheet.y })));
  sheet.y += lines.length * block.leading + after;
}

interface SectionOptions {
  title: string;
  room?: number;
  isWide?: boolean;
}

/**
 * Begins a section: a rule over the full width, its number and heading in the left columns (or above the content, if
 * that is wide), a bookmark, and at least `room` points for the content.
 */
export function openSection(
  sheet: Sheet,
  { title, room = 96, isWide = false }: SectionOptions,
): Parent {
  const { doc } = sheet;
  sheet.sections += 1;
  sheet.y += 20;
  if (sheet.ensure(room)) sheet.y += 4;
  sheet.artifact(() => drawRule(sheet, { y: sheet.y, color: printPalette.ink, width: 0.8 }));
  sheet.y += 12;
  doc.outline.addItem(title, { top: sheet.y - 24, left: page.width } as object);
  const section = doc.struct('Sect');
  doc.addStructure(section);
  const width = isWide ? fullWidth : page.body - page.left - 16;
  const block = { x: page.left, width, style: 'strong' as const };
  const lines = sheet.linesOf(title, { ...block, size: 11 });
  section.add(
    doc.struct('H2', {}, () => {
      sheet.drawLines([String(sheet.sections).padStart(2, '0')], {
        ...block,
        style: 'mono',
        y: sheet.y,
        size: 8.5,
        leading: 16,
        color: printPalette.gold,
      });
      sheet.drawLines(lines, { ...block, y: sheet.y + 15, size: 11, leading: 16 });
    }),
  );
  return section;
}

export function drawRule(
  { doc }: Sheet,
  { y, color, width, from = page.left }: { y: number; color: string; width: number; from?: number },
): void {
  doc
    .lineWidth(width)
    .moveTo(from, y)
    .lineTo(page.left + fullWidth, y)
    .stroke(color);
}

/** Writes a small heading and its paragraph. */
export function writeEntry(
  sheet: Sheet,
  title: string,
  { line, parent }: { line: string; parent: Parent },
): void {
  sheet.ensure(64);
  writeParagraph(sheet, title, { parent, tag: 'H3', style: 'strong', size: 10.2, after: 0 });
  writeParagraph(sheet, line, { parent, after: 9 });
}
