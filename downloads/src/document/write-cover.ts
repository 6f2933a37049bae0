import { contactHeight, padContacts } from '@uid/ui/pad-contacts';
import { crestsPath } from '@uid/ui/interference-paths';
import { patternOf, sheet as patternSheet } from '@uid/ui/interference-pattern';

import { mix, printPalette } from '../drawing/palette.ts';
import type { Picture } from '../drawing/shape.ts';
import { drawPicture } from './draw-picture.ts';
import { fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export interface CoverFacts {
  /** Selects the pattern of the product's page for the cover. */
  slug: string;
  picture: Picture;
  brand: string;
  kind: string;
  name: string;
  job: string;
  /** Pairs of label and value, at the foot of the page. */
  facts: [string, string][];
}

const full = { x: page.left, width: fullWidth };
const imprintTop = 690;

/** Writes the first page: the pattern of the product's own page, its drawing, its name and its job. */
export function writeCover(sheet: Sheet, cover: CoverFacts): void {
  const { doc } = sheet;
  doc.addPage();
  sheet.artifact(() => {
    drawPattern(sheet, cover.slug);
    drawMark(sheet, { x: page.left, y: 52, size: 22 });
    doc
      .lineWidth(0.8)
      .moveTo(page.left, imprintTop)
      .lineTo(page.left + fullWidth, imprintTop);
    doc.stroke(printPalette.ink);
  });
  const section = doc.struct('Sect');
  doc.addStructure(section);
  const write = (tag: string, text: string, block: Block) => {
    const lines = sheet.linesOf(text, block);
    section.add(doc.struct(tag, {}, () => sheet.drawLines(lines, block)));
    return block.y + lines.length * block.leading;
  };
  const brand = { x: page.left + 32, width: fullWidth, y: 53, size: 12, leading: 20 };
  write('P', cover.brand, { ...brand, style: 'strong' });
  const frame = { x: 190, y: 118, width: 340, height: 290 };
  const draw = () => drawPicture(doc, cover.picture, frame);
  section.add(doc.struct('Figure', { alt: cover.name }, draw));
  writeTitle(cover, write);
  writeImprint(cover.facts, write);
}

type Block = Parameters<Sheet['drawLines']>[1];
/** Writes a text as a structure element and returns the `y` at which it ends. */
type Write = (tag: string, text: string, block: Block) => number;

function writeTitle({ kind, name, job }: CoverFacts, write: Write): void {
  write('P', kind, { ...full, y: 438, size: 11, leading: 18, color: printPalette.gold });
  const size = name.length > 22 ? 32 : 38;
  const title = { ...full, y: 464, size, leading: size * 1.2, style: 'strong' } as const;
  const y = write('H1', name, title) + 16;
  const color = printPalette.ink2;
  write('P', job, { ...full, width: fullWidth * 0.82, y, size: 13, leading: 22, color });
}

function writeImprint(facts: CoverFacts['facts'], write: Write): void {
  const column = fullWidth / facts.length;
  for (const [index, [label, value]] of facts.entries()) {
    const cell = { x: page.left + index * column, width: column - 8 };
    const color = printPalette.ink2;
    write('P', label, { ...cell, y: imprintTop + 12, size: 8.5, leading: 14, color });
    write('P', value, { ...cell, y: imprintTop + 27, size: 9.5, leading: 15, style: 'mono' });
  }
}

/** Draws wave crests over the upper half, as on the product's page, pale enough to be behind a drawing. */
function drawPattern({ doc }: Sheet, slug: string): void {
  const height = 428;
  const scale = height / patternSheet.height;
  doc.save();
  doc.rect(0, 0, page.width, height).clip();
  doc.scale(scale);
  doc.path(crestsPath(patternOf(slug)));
  doc.lineWidth(0.6).stroke(mix(printPalette.ground, printPalette.ornament, 0.62));
  doc.restore();
}

function drawMark({ doc }: Sheet, { x, y, size }: { x: number; y: number; size: number }): void {
  const scale = size / 22;
  for (const { name, x: left, y: top, width } of padContacts)
    doc
      .roundedRect(x + left * scale, y + top * scale, width * scale, contactHeight * scale, 0.8)
      .fill(name === 'C7' ? printPalette.photon : printPalette.gold);
}
