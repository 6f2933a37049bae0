import type { ProductText } from '@uid/contract/content';

import type { DocumentTexts } from './document-texts.ts';
import { drawProtocol } from './draw-protocol.ts';
import type { Sheet } from './sheet.ts';
import { writeTable } from './write-table.ts';
import { openSection, writeEntry, writeParagraph } from './write-text.ts';

const claim = { style: 'strong', size: 12, leading: 19 } as const;

/** Writes the problem that the product solves, what the product does, and how it works. */
export function writeStory(sheet: Sheet, text: ProductText, texts: DocumentTexts): void {
  const problem = openSection(sheet, { title: texts.problem });
  writeParagraph(sheet, text.problem.title, { parent: problem, ...claim });
  for (const each of text.problem.paragraphs) writeParagraph(sheet, each, { parent: problem });

  const verbs = openSection(sheet, { title: texts.verbs });
  for (const { verb, text: line } of text.verbs) writeEntry(sheet, verb, { line, parent: verbs });

  const features = openSection(sheet, { title: texts.features });
  for (const { title, text: line } of text.features)
    writeEntry(sheet, title, { line, parent: features });

  if (text.protocol) writeProtocol(sheet, text.protocol, texts);
}

function writeProtocol(
  sheet: Sheet,
  protocol: NonNullable<ProductText['protocol']>,
  texts: DocumentTexts,
): void {
  const section = openSection(sheet, { title: texts.protocol, room: 360 });
  writeParagraph(sheet, protocol.title, { parent: section, ...claim });
  sheet.y += 16;
  drawProtocol(sheet, protocol, section);
  const rows = protocol.steps.map(({ from, to, message, detail }, index) => [
    String(index + 1),
    `${from} → ${to}`,
    message,
    detail,
  ]);
  writeTable(sheet, [{ rows }], {
    parent: section,
    heads: [texts.step, texts.route, texts.message, texts.detail],
    shares: [0.09, 0.22, 0.23, 0.46],
  });
}
