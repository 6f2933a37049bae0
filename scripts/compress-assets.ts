import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const smallest = 512;

/** Writes a Brotli copy beside every built text file, so that serving a file costs no compression. */
export async function compressAssets(folders: string[]): Promise<void> {
  const files = await Promise.all(folders.map(listTexts));
  // Node's thread pool limits how many are compressed at once.
  await Promise.all(files.flat().map(compressFile));
}

async function listTexts(folder: string): Promise<string[]> {
  const files: string[] = [];
  const pattern = '**/*.{js,css,svg,html,json,txt,webmanifest}';
  for await (const name of glob(pattern, { cwd: folder })) files.push(join(folder, name));
  return files;
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await compress(bytes, { params }));
}
