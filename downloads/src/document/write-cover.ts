import type { Product } from '@uid/contract/content';
import { contactHeight, padContacts } from '@uid/ui/pad-contacts';
import { crestsPath } from '@uid/ui/interference-paths';
import { patternOf, sheet as patternSheet } from '@uid/ui/interference-pattern';

import { mix, printPalette } from '../drawing/palette.ts';
import type { Picture } from '../drawing/shape.ts';
import { drawPicture } from './draw-picture.ts';
import { fullWidth, page } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export interface CoverFacts {
  product: Product;
  picture: Picture;
  brand: string;
  kind: string;
  name: string;
  job: string;
  /** Label and value, at the foot. */
  facts: [string, string][];
  alt: string;
}

/** The first page: the pattern of the product's own page, its drawing, its name and its job. */
export function writeCover(sheet: Sheet, cover: CoverFacts): void {
  const { doc } = sheet;
  doc.addPage();
  sheet.artifact(() => {
    drawPattern(sheet, cover.product.slug);
    drawMark(sheet, { x: page.left, y: 52, size: 22 });
    doc
      .lineWidth(0.8)
      .moveTo(page.left, 690)
      .lineTo(page.left + fullWidth, 690);
    doc.stroke(printPalette.ink);
  });
  const section = doc.struct('Sect');
  doc.addStructure(section);
  const line = (text: string, tag: string, block: Parameters<Sheet['drawLines']>[1]) => {
    const lines = sheet.linesOf(text, block);
    section.add(doc.struct(tag, {}, () => sheet.drawLines(lines, block)));
    return block.y + lines.length * block.leading;
  };
  const left = { x: page.left, width: fullWidth };
  line(cover.brand, 'P', {
    ...left,
    x: page.left + 32,
    y: 53,
    size: 12,
    leading: 20,
    style: 'strong',
  });
  section.add(
    doc.struct('Figure', { alt: cover.alt }, () =>
      drawPicture(doc, cover.picture, { x: 190, y: 118, width: 340, height: 290 }),
    ),
  );
  line(cover.kind, 'P', { ...left, y: 438, size: 11, leading: 18, color: printPalette.gold });
  const size = cover.name.length > 22 ? 32 : 38;
  const below = line(cover.name, 'H1', {
    ...left,
    y: 464,
    size,
    leading: size * 1.2,
    style: 'strong',
  });
  line(cover.job, 'P', {
    ...left,
    width: fullWidth * 0.82,
    y: below + 16,
    size: 13,
    leading: 22,
    color: printPalette.ink2,
  });
  for (const [index, [label, value]] of cover.facts.entries()) {
    const x = page.left + (index * fullWidth) / cover.facts.length;
    const width = fullWidth / cover.facts.length - 8;
    line(label, 'P', { x, width, y: 702, size: 8.5, leading: 14, color: printPalette.ink2 });
    line(value, 'P', { x, width, y: 717, size: 9.5, leading: 15, style: 'mono' });
  }
}

/** Crests over the upper half, as on the product's page, quiet enough to stand behind a drawing. */
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
