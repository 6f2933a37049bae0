import { readSource } from '@uid/fonts/read-source';
import { create } from 'fontkit';
import type { Font, Glyph } from 'fontkit';
import type { Language, Localised } from '@uid/contract/language';

const fontNames = [
  'pad-sans-400',
  'pad-sans-600',
  'pad-sans-sc-400',
  'pad-sans-sc-600',
  'pad-mono-400',
] as const;
export type FontName = (typeof fontNames)[number];

/** The font families for a run of text; the first family that has a character draws it. */
export type Style = 'text' | 'strong' | 'mono';

export interface Run {
  font: FontName;
  text: string;
}

export interface Typeface {
  runsOf: (text: string, style: Style) => Run[];
  /** The width in the units of `size`. */
  measure: (text: string, style: Style, size: number) => number;
  /** The outlines of a line, relative to the left end of its baseline, with y downwards. */
  outlineOf: (text: string, style: Style, size: number) => { path: string; x: number }[];
  bytes: ReadonlyMap<FontName, Buffer>;
  has: (character: string) => boolean;
}

const stacks: Record<Style, readonly FontName[]> = {
  text: ['pad-sans-400', 'pad-sans-sc-400'],
  strong: ['pad-sans-600', 'pad-sans-sc-600'],
  mono: ['pad-mono-400', 'pad-sans-sc-400'],
};

/** Marks that both scripts share; in a Chinese text they are drawn from the Chinese font. */
const sharedMarks = /[“”‘’—…·]/u;
const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** True if a text in this language has the Chinese form of the shared marks. */
const hasChineseMarks: Localised<boolean> = { zh: true, en: false };

/** Opens the fonts for texts in a language. */
export async function openTypeface(language: Language): Promise<Typeface> {
  const bytes = new Map<FontName, Buffer>();
  for (const name of fontNames) bytes.set(name, await readSource(name));
  const fonts = new Map([...bytes].map(([name, each]) => [name, create(each) as Font]));

  function fontFor(character: string, style: Style): FontName {
    const [latin, wide] = stacks[style] as [FontName, FontName];
    if (han.test(character) || (hasChineseMarks[language] && sharedMarks.test(character)))
      return wide;
    return fonts.get(latin)?.hasGlyphForCodePoint(codeOf(character)) ? latin : wide;
  }

  function glyphOf(character: string, style: Style): { glyph?: Glyph; scale: number } {
    const font = fonts.get(fontFor(character, style));
    return {
      glyph: font?.glyphForCodePoint(codeOf(character)),
      scale: 1 / (font?.unitsPerEm ?? 1),
    };
  }

  const widths = new Map<string, number>();
  function widthOf(character: string, style: Style): number {
    const key = style + character;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const { glyph, scale } = glyphOf(character, style);
    const width = (glyph?.advanceWidth ?? 0) * scale;
    widths.set(key, width);
    return width;
  }

  return {
    bytes,
    runsOf: (text, style) => splitRuns(text, (character) => fontFor(character, style)),
    measure: (text, style, size) =>
      Array.from(text).reduce((sum, character) => sum + widthOf(character, style), 0) * size,
    outlineOf(text, style, size) {
      let x = 0;
      return Array.from(text, (character) => {
        const { glyph, scale } = glyphOf(character, style);
        const outline = { path: glyph?.path.scale(size * scale, -size * scale).toSVG() ?? '', x };
        x += widthOf(character, style) * size;
        return outline;
      });
    },
    has: (character) =>
      fonts.get(fontFor(character, 'text'))?.hasGlyphForCodePoint(codeOf(character)) ?? false,
  };
}

function splitRuns(text: string, fontFor: (character: string) => FontName): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontFor(character);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
