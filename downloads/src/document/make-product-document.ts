import { printPalette } from '../drawing/palette.ts';
import type { Picture } from '../drawing/shape.ts';
import type { Typeface } from '../text/typeface.ts';
import { documentTexts } from './document-texts.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { DocumentWords } from './document-words.ts';
import { releaseOf } from './release.ts';
import { createSheet, fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { writeCover } from './write-cover.ts';
import { writeFacts } from './write-facts.ts';
import { writeLifecycle } from './write-lifecycle.ts';
import { writeStory } from './write-story.ts';
import { drawRule, openSection, writeParagraph } from './write-text.ts';

export interface DocumentSource {
  words: DocumentWords;
  /** The day on which the words were written, if it is not the release's; YYYY-MM-DD. */
  writtenOn?: string | undefined;
  picture: Picture;
  typeface: Typeface;
}

/** Makes a product's document from its content; the same content gives the same bytes. */
export async function makeProductDocument(source: DocumentSource): Promise<Buffer> {
  const { words, picture, typeface } = source;
  const { language, text, lifecycle, company } = words;
  const texts = documentTexts[language];
  const { brand } = company;
  const { version, date, number } = releaseOf(words, source.writtenOn);
  const title = `${text.name} · ${texts.kind}`;
  const keywords = `${words.slug} ${number} ${version}`;
  const facts = { title, subject: text.job, author: brand, keywords, language, date };
  const sheet = createSheet(facts, typeface);
  writeCover(sheet, {
    slug: words.slug,
    picture,
    brand,
    kind: texts.kind,
    name: text.name,
    job: text.job,
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
  if (lifecycle.length > 0) writeLifecycle(sheet, lifecycle, texts);
  writeContact(sheet, company, texts);
  writeRunningHeads(sheet, {
    head: [brand, title],
    foot: `${number} · ${version} · ${date}`,
    texts,
  });
  return sheet.bytes();
}

function writeContact(sheet: Sheet, company: DocumentWords['company'], texts: DocumentTexts): void {
  const contact = openSection(sheet, { title: texts.contact, room: 170 });
  const lines = [
    company.legalName,
    ...company.phones.map(({ label, number }) => `${label}  ${number}`),
    `${texts.email}  ${company.email}`,
    `${texts.hours}  ${company.hours}`,
    `${texts.address}  ${company.address}`,
    texts.latest,
  ];
  for (const each of lines) writeParagraph(sheet, each, { parent: contact, after: 2 });
}

function writeRunningHeads(
  sheet: Sheet,
  { head, foot, texts }: { head: [string, string]; foot: string; texts: DocumentTexts },
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
