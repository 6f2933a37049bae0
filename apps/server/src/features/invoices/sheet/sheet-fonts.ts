import { readSource } from '@uid/fonts/read-source';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

export interface SheetFonts {
  sans: Buffer;
  mono: Buffer;
  /**
   * Text with what looks the same for a character that the font does not draw, or else a geta mark, so that its
   * absence is seen.
   */
  drawable: (text: string) => string;
}

/** The Chinese font has no minus sign: −40 °C is written with a dash as wide. */
const alike: Readonly<Record<string, string>> = { '−': '–' };

let loaded: Promise<SheetFonts> | undefined;

/** The fonts, unpacked once. */
export function loadSheetFonts(): Promise<SheetFonts> {
  // A failed reading is not kept.
  loaded ??= load().catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

async function load(): Promise<SheetFonts> {
  const [sans, mono] = await Promise.all([
    readSource('pad-sans-sc-400'),
    readSource('pad-mono-400'),
  ]);
  const font = create(sans) as Font;
  const isDrawn = (character: string) =>
    character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const drawnFor = (character: string) =>
    isDrawn(character) ? character : (alike[character] ?? '〓');
  return { sans, mono, drawable: (text) => Array.from(text, drawnFor).join('') };
}
