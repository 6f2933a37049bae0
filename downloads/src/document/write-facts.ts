import type { ProductText } from '@uid/contract/content';

import { printPalette } from '../drawing/palette.ts';
import type { DocumentTexts } from './document-texts.ts';
import { fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { writeTable } from './write-table.ts';
import { openSection, writeEntry, writeParagraph } from './write-text.ts';

/** Writes the specification, the compatibility, the deployment, and the limits of the product's claims. */
export function writeFacts(sheet: Sheet, text: ProductText, texts: DocumentTexts): void {
  writeSpecification(sheet, text, texts);
  const { compatibility = [], deployment = [], standards = [] } = text;
  if (compatibility.length > 0)
    writeTable(
      sheet,
      [{ rows: compatibility.map((each) => [each.subject, each.supported, each.note ?? '']) }],
      {
        parent: openTable(sheet, texts.compatibility),
        heads: [texts.subject, texts.supported, texts.note],
        shares: [0.24, 0.4, 0.36],
      },
    );
  if (deployment.length > 0) writeDeployment(sheet, deployment, texts);
  if (standards.length > 0)
    writeTable(sheet, [{ rows: standards.map(({ id, title, scope }) => [id, title, scope]) }], {
      parent: openTable(sheet, texts.standards),
      heads: [texts.standard, texts.title, texts.scope],
      shares: [0.24, 0.26, 0.5],
    });

  const limits = openSection(sheet, { title: texts.limits });
  for (const each of text.limits) writeParagraph(sheet, each, { parent: limits });
}

function writeDeployment(
  sheet: Sheet,
  steps: NonNullable<ProductText['deployment']>,
  texts: DocumentTexts,
): void {
  const deployment = openSection(sheet, { title: texts.deployment });
  for (const [index, { title, text: line }] of steps.entries())
    writeEntry(sheet, `${index + 1}  ${title}`, { line, parent: deployment });
}

function writeSpecification(sheet: Sheet, text: ProductText, texts: DocumentTexts): void {
  const parent = openTable(sheet, texts.specification);
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

/** Opens a section whose table takes the full width under the heading. */
export function openTable(sheet: Sheet, title: string): PDFKit.PDFStructureElement {
  const section = openSection(sheet, { title, room: 160, isWide: true });
  sheet.y += 36;
  return section;
}
