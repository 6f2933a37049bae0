import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const unpack = promisify(brotliDecompress);

/** The folder of the sources: one compressed TrueType file each. */
export const sourceFolder = join(import.meta.dirname, '../sources');

export const sourceNames = [
  'pad-sans-400',
  'pad-sans-600',
  'pad-mono-400',
  'pad-sans-sc-300',
  'pad-sans-sc-400',
  'pad-sans-sc-600',
] as const;
export type SourceName = (typeof sourceNames)[number];

/** Reads a font with all its characters that the project may need, as a TrueType file. */
export async function readSource(name: SourceName): Promise<Buffer> {
  return unpack(await readFile(join(sourceFolder, `${name}.ttf.br`)));
}
