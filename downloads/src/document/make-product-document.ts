import { company } from '@uid/content/company';
import type { Product, ProductText } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';

import { printPalette } from '../drawing/palette.ts';
import type { Picture } from '../drawing/shape.ts';
import type { Typeface } from '../text/typeface.ts';
import { documentTexts } from './document-texts.ts';
import { drawProtocol } from './draw-protocol.ts';
import { releaseOf } from './release.ts';
import { createSheet, fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { writeCover } from './write-cover.ts';
import { writeTable } from './write-table.ts';
import { drawRule, openSection, writeParagraph } from './write-text.ts';

export interface DocumentSource {
  product: Product;
  language: Language;
  picture: Picture;
  typeface: Typeface;
}

/** A product's document, made of its own content; the same content gives the same bytes. */
export async function makeProductDocument(source: DocumentSource): Promise<Buffer> {
  const { product, language, picture, typeface } = source;
  const text = product.text[language];
  const texts = documentTexts[language];
  const brand = company.brand[language];
  const { version, date, number } = releaseOf(product, language);
  const title = `${text.name} · ${texts.kind}`;
  const sheet = createSheet(
    {
      title,
      subject: text.job,
      author: brand,
      keywords: `${product.slug} ${number} ${version}`,
      language,
      date,
    },
    typeface,
  );
  writeCover(sheet, {
    product,
    picture,
    brand,
    kind: texts.kind,
    name: text.name,
    job: text.job,
    alt: text.name,
    facts: [
      [texts.number, number],
      [texts.version, version],
      [texts.date, date],
    ],
  });
  sheet.doc.addPage();
  sheet.y = page.top - 20;
  writeStory(sheet, text, texts);
  writeFacts(sheet, text, texts);
  writeContact(sheet, language);
  writeRunningHeads(sheet, {
    head: [brand, title],
    foot: `${number} · ${version} · ${date}`,
    texts,
  });
  return sheet.bytes();
}

type Texts = (typeof documentTexts)[Language];

function writeStory(sheet: Sheet, text: ProductText, texts: Texts): void {
  const problem = openSection(sheet, { number: 1, title: texts.problem });
  writeParagraph(sheet, text.problem.title, {
    parent: problem,
    style: 'strong',
    size: 12,
    leading: 19,
  });
  for (const each of text.problem.paragraphs) writeParagraph(sheet, each, { parent: problem });

  const verbs = openSection(sheet, { number: 2, title: texts.verbs });
  for (const { verb, text: line } of text.verbs) writeEntry(sheet, verb, { line, parent: verbs });

  const features = openSection(sheet, { number: 3, title: texts.features });
  for (const { title, text: line } of text.features)
    writeEntry(sheet, title, { line, parent: features });

  const protocol = openSection(sheet, { number: 4, title: texts.protocol, room: 360 });
  writeParagraph(sheet, text.protocol.title, {
    parent: protocol,
    style: 'strong',
    size: 12,
    leading: 19,
  });
  sheet.y += 16;
  drawProtocol(sheet, text.protocol, protocol);
  writeTable(
    sheet,
    [
      {
        rows: text.protocol.steps.map(({ from, to, message, detail }, index) => [
          String(index + 1),
          `${from} → ${to}`,
          message,
          detail,
        ]),
      },
    ],
    {
      parent: protocol,
      heads: [texts.step, texts.route, texts.message, texts.detail],
      shares: [0.09, 0.22, 0.23, 0.46],
    },
  );
}

function writeFacts(sheet: Sheet, text: ProductText, texts: Texts): void {
  const specification = openTable(sheet, 5, texts.specification);
  writeTable(
    sheet,
    text.specification.map(({ group, rows }) => ({
      title: group,
      rows: rows.map(({ name, value }) => [name, value]),
    })),
    { parent: specification, heads: [texts.item, texts.value], shares: [0.34, 0.66] },
  );
  sheet.y += 8;
  writeParagraph(sheet, texts.figures, {
    parent: specification,
    x: page.left,
    width: fullWidth,
    size: 8.5,
    leading: 14,
    color: printPalette.ink2,
  });

  const compatibility = openTable(sheet, 6, texts.compatibility);
  writeTable(
    sheet,
    [{ rows: text.compatibility.map((each) => [each.subject, each.supported, each.note ?? '']) }],
    {
      parent: compatibility,
      heads: [texts.subject, texts.supported, texts.note],
      shares: [0.24, 0.4, 0.36],
    },
  );

  const deployment = openSection(sheet, { number: 7, title: texts.deployment });
  for (const [index, { title, text: line }] of text.deployment.entries())
    writeEntry(sheet, `${index + 1}  ${title}`, { line, parent: deployment });

  const standards = openTable(sheet, 8, texts.standards);
  writeTable(sheet, [{ rows: text.standards.map(({ id, title, scope }) => [id, title, scope]) }], {
    parent: standards,
    heads: [texts.standard, texts.title, texts.scope],
    shares: [0.24, 0.26, 0.5],
  });

  const limits = openSection(sheet, { number: 9, title: texts.limits });
  for (const each of text.limits) writeParagraph(sheet, each, { parent: limits });
}

/** A section whose table takes the full width under the heading. */
function openTable(sheet: Sheet, number: number, title: string): PDFKit.PDFStructureElement {
  const section = openSection(sheet, { number, title, room: 160, isWide: true });
  sheet.y += 36;
  return section;
}

function writeEntry(
  sheet: Sheet,
  title: string,
  { line, parent }: { line: string; parent: PDFKit.PDFStructureElement },
): void {
  sheet.ensure(64);
  writeParagraph(sheet, title, { parent, tag: 'H3', style: 'strong', size: 10.2, after: 0 });
  writeParagraph(sheet, line, { parent, after: 9 });
}

function writeContact(sheet: Sheet, language: Language): void {
  const texts = documentTexts[language];
  const contact = openSection(sheet, { number: 10, title: texts.contact, room: 170 });
  const lines = [
    company.legalName[language],
    ...company.phones.map(({ label, number }) => `${label[language]}  ${number}`),
    `${texts.email}  ${company.email}`,
    `${texts.hours}  ${company.hours[language]}`,
    `${texts.address}  ${company.address[language]}`,
    texts.latest,
  ];
  for (const each of lines) writeParagraph(sheet, each, { parent: contact, after: 2 });
}

function writeRunningHeads(
  sheet: Sheet,
  { head, foot, texts }: { head: [string, string]; foot: string; texts: Texts },
): void {
  const { doc, typeface } = sheet;
  const { count } = doc.bufferedPageRange();
  const block = { x: page.left, width: fullWidth, size: 8, leading: 12, color: printPalette.ink2 };
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(index);
    const number = texts.page(index + 1, count);
    const toRight = (text: string) => page.width - page.right - typeface.measure(text, 'text', 8);
    sheet.artifact(() => {
      sheet.drawLines([head[0]], { ...block, y: 40, style: 'strong' });
      sheet.drawLines([head[1]], { ...block, y: 40, x: toRight(head[1]) });
      drawRule(sheet, { y: page.height - 52, color: printPalette.hairline, width: 0.5 });
      sheet.drawLines([foot], { ...block, y: page.height - 46, style: 'mono' });
      sheet.drawLines([number], { ...block, y: page.height - 46, x: toRight(number) });
    });
  }
}
