import { contactHeight, padContacts } from '@uid/ui/pad-contacts';
import { barsPath, crestsPath } from '@uid/ui/interference-paths';
import { patternOf, sheet } from '@uid/ui/interference-pattern';

import { mix, nightPalette } from '../drawing/palette.ts';
import type { Picture } from '../drawing/shape.ts';
import { breakLines } from '../text/break-lines.ts';
import type { Style, Typeface } from '../text/typeface.ts';
import { openGraphSize } from './og-manifest.ts';
import type { PageWords } from './page-words.ts';

const { width, height } = openGraphSize;
const left = 72;
const column = 600;
const leadSize = 25;

export interface ImageSource {
  /** Selects the page's pattern. */
  slug: string;
  brand: string;
  words: PageWords;
  picture: Picture;
  typeface: Typeface;
}

/** Returns a page's preview image as SVG: words on the left, its pattern and its drawing on the right. */
export function drawImage({ slug, brand, words, picture, typeface }: ImageSource): string {
  const { ground, ink, ink2, gold } = nightPalette;
  const write = (text: string, line: Omit<Line, 'text'>) => writeLine({ text, ...line }, typeface);
  const title = fitTitle(words.title, typeface);
  const leadTop = 222 + title.lines.length * title.size * 1.18;
  const lead = leadLines(words.lead, typeface).map((text, index) =>
    write(text, { y: leadTop + 34 + index * 39, size: leadSize, style: 'text', color: ink2 }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    drawPattern(slug),
    drawPicture(picture),
    drawMark(),
    write(brand, { x: left + 54, y: 99, size: 27, style: 'strong', color: ink }),
    write(words.label, { y: 190, size: 25, style: 'text', color: gold }),
    ...title.lines.map((text, index) =>
      write(text, {
        y: 190 + title.size * 1.24 + index * title.size * 1.18,
        size: title.size,
        style: 'strong',
        color: ink,
      }),
    ),
    ...lead,
    '</svg>',
  ].join('');
}

interface Line {
  text: string;
  x?: number;
  y: number;
  size: number;
  style: Style;
  color: string;
}

function writeLine({ text, x = left, y, size, style, color }: Line, typeface: Typeface): string {
  const glyphs = typeface
    .outlineOf(text, style, size)
    .filter(({ path }) => path !== '')
    .map((glyph) => `<path transform="translate(${glyph.x.toFixed(2)} 0)" d="${glyph.path}"/>`);
  return `<g transform="translate(${x} ${y})" fill="${color}">${glyphs.join('')}</g>`;
}

/**
 * Returns the largest size at which the title takes two lines, or else three; the title breaks at a comma if both
 * halves fit.
 */
function fitTitle(text: string, typeface: Typeface): { size: number; lines: string[] } {
  const clauses = text.split(/(?<=[，,])\s*/u);
  const tries = [76, 68, 60, 54, 48].map((size) => {
    const measure = (each: string) => typeface.measure(each, 'strong', size);
    const isFitting = clauses.length === 2 && clauses.every((each) => measure(each) <= column);
    return { size, lines: isFitting ? clauses : breakLines(text, column, measure) };
  });
  const smallest = {
    size: 42,
    lines: breakLines(text, column, (each) => typeface.measure(each, 'strong', 42)),
  };
  const [two, three] = [2, 3].map((max) => tries.find(({ lines }) => lines.length <= max));
  return two ?? three ?? smallest;
}

/** Returns at most four lines: the whole text, else its first sentences, else its first clauses. */
function leadLines(text: string, typeface: Typeface): string[] {
  const set = (each: string) =>
    breakLines(each, column - 30, (line) => typeface.measure(line, 'text', leadSize));
  for (const end of [/(?<=[。]|\. )/u, /(?<=[，；：,;:])/u]) {
    const parts = text.split(end);
    for (let count = parts.length; count > 0; count -= 1) {
      const lines = set(
        parts
          .slice(0, count)
          .join('')
          .trim()
          .replace(/[，；：,;:]$/u, ''),
      );
      if (lines.length <= 4) return lines;
    }
  }
  return set(text).slice(0, 4);
}

/** Draws the right part of the pattern, where the crests arrive and draw their bars; the left part is for the words. */
function drawPattern(slug: string): string {
  const { ground, ink, ornament } = nightPalette;
  const pattern = patternOf(slug);
  const scale = height / sheet.height;
  const start = width - sheet.width * scale;
  const from = (left + column - start) / scale;
  return (
    `<clipPath id="crests"><rect x="${from}" width="${sheet.screen - from}" height="${sheet.height}"/></clipPath>` +
    `<g transform="translate(${start} 0) scale(${scale})" fill="none">` +
    `<path clip-path="url(#crests)" stroke="${mix(ground, ink, 0.82)}" stroke-width="0.8" d="${crestsPath(pattern)}"/>` +
    `<path stroke="${ornament}" stroke-width="4" d="${barsPath(pattern)}"/></g>`
  );
}

function drawPicture({ box, shapes }: Picture): string {
  const frame = { x: 700, y: 120, width: 360, height: 400 };
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const x = frame.x + (frame.width - box.width * scale) / 2 - box.x * scale;
  const y = frame.y + (frame.height - box.height * scale) / 2 - box.y * scale;
  const paths = shapes.map(({ path, fill, stroke, weight, isDashed }) => {
    const line = stroke
      ? ` stroke="${stroke}" stroke-width="${((2 * weight) / scale).toFixed(3)}"`
      : '';
    const dash = isDashed ? ` stroke-dasharray="${1 / scale} ${6 / scale}"` : '';
    return `<path d="${path}" fill="${fill ?? 'none'}"${line}${dash}/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

function drawMark(): string {
  const { gold, photon } = nightPalette;
  const contacts = padContacts.map(
    ({ name, x, y, width: across }) =>
      `<rect x="${x}" y="${y}" width="${across}" height="${contactHeight}" rx=".8" fill="${name === 'C7' ? photon : gold}"/>`,
  );
  return `<g transform="translate(${left} 70) scale(1.75)">${contacts.join('')}</g>`;
}
