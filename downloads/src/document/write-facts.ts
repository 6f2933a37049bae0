import type { ProductText } from '@uid/contract/content';

import { printPalette } from '../drawing/palette.ts';
import type { DocumentTexts } from './document-texts.ts';
import { fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { writeTable } from './write-table.ts';
import { openSection, writeEntry, writeParagraph } from './write-text.ts';

/** Figures, what it works with, how it is rolled out, and where its claims end. */
export function writeFacts(sheet: Sheet, text: ProductText, texts: DocumentTexts): void {
  writeSpecification(sheet, text, texts);
  const { compatibility = [], deployment: steps = [], standards = [] } = text;
  writeTable(
    sheet,
    [{ rows: compatibility.map((each) => [each.subject, each.supported, each.note ?? '']) }],
    {
      parent: openTable(sheet, 6, texts.compatibility),
      heads: [texts.subject, texts.supported, texts.note],
      shares: [0.24, 0.4, 0.36],
    },
  );

  const deployment = openSection(sheet, { number: 7, title: texts.deployment });
  for (const [index, { title, text: line }] of steps.entries())
    writeEntry(sheet, `${index + 1}  ${title}`, { line, parent: deployment });

  writeTable(sheet, [{ rows: standards.map(({ id, title, scope }) => [id, title, scope]) }], {
    parent: openTable(sheet, 8, texts.standards),
    heads: [texts.standard, texts.title, texts.scope],
    shares: [0.24, 0.26, 0.5],
  });

  const limits = openSection(sheet, { number: 9, title: texts.limits });
  for (const each of text.limits) writeParagraph(sheet, each, { parent: limits });
}

function writeSpecification(sheet: Sheet, text: ProductText, texts: DocumentTexts): void {
  const parent = openTable(sheet, 5, texts.specification);
  const groups = text.specification.map(({ group, rows }) => ({
    title: group,
    rows: rows.map(({ name, value }) => [name, value]),
  }));
  writeTable(sheet, groups, { parent, heads: [texts.item, texts.value], shares: [0.34, 0.66] });
  sheet.y += 8;
  writeParagraph(sheet, texts.figures, {
    parent,
    x: page.left,
    width: fullWidth,
    size: 8.5,
    leading: 14,
    color: printPalette.ink2,
  });
}

/** A section whose table takes the full width under the heading. */
export function openTable(sheet: Sheet, number: number, title: string): PDFKit.PDFStructureElement {
  const section = openSection(sheet, { number, title, room: 160, isWide: true });
  sheet.y += 36;
  return section;
}
