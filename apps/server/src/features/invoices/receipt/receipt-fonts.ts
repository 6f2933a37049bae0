import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import { create } from 'fontkit';
import type { Font } from 'fontkit';

const folder = resolve(import.meta.dirname, '../../../../fonts');
const unpack = promisify(brotliDecompress);

export interface ReceiptFonts {
  sans: Buffer;
  mono: Buffer;
  /** Text with a geta mark for each character that no font of ours draws, so that its absence is seen. */
  drawable: (text: string) => string;
}

let loaded: Promise<ReceiptFonts> | undefined;

/** The committed cuts, unpacked once. */
export function loadReceiptFonts(): Promise<ReceiptFonts> {
  // A failed reading is not kept.
  loaded ??= load().catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

async function load(): Promise<ReceiptFonts> {
  const [sans, mono] = await Promise.all(['pad-sans-sc-400', 'pad-mono-400'].map(read));
  if (!sans || !mono) throw new Error('The fonts of receipts are missing.');
  const font = create(sans) as Font;
  const isDrawn = (character: string) =>
    character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      ? character
      : '〓';
  return { sans, mono, drawable: (text) => Array.from(text, isDrawn).join('') };
}

async function read(name: string): Promise<Buffer> {
  return unpack(await readFile(resolve(folder, `${name}.ttf.br`)));
}
