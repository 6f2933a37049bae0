import { readSource } from '@uid/fonts/read-source';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

export interface SheetFonts {
  sans: Buffer;
  mono: Buffer;
  /** Text with a geta mark for each character that no font of ours draws, so that its absence is seen. */
  drawable: (text: string) => string;
}

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
    character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      ? character
      : '〓';
  return { sans, mono, drawable: (text) => Array.from(text, isDrawn).join('') };
}
