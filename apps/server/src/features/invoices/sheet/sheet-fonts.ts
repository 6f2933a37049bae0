import { readSource } from '@uid/fonts/read-source';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

export interface SheetFonts {
  sans: Buffer;
  mono: Buffer;
  /**
   * Replaces the characters that the font does not draw: by one that looks the same, or else by a geta mark, so that
   * their absence is seen.
   */
  drawable: (text: string) => string;
}

/** The Chinese font has no minus sign: −40 °C is written with a dash of the same width. */
const alike: Readonly<Record<string, string>> = { '−': '–' };

let loaded: Promise<SheetFonts> | undefined;

/** Loads the fonts, which are unpacked once. */
export function loadSheetFonts(): Promise<SheetFonts> {
  // A failed load is not cached.
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
