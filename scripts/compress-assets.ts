import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const smallest = 512;

/** Writes a brotli copy beside every built text file, so that serving one costs no compression. */
export async function compressAssets(folders: string[]): Promise<void> {
  for (const folder of folders) {
    for await (const name of glob('**/*.{js,css,svg,html,json,txt,webmanifest}', { cwd: folder })) {
      const file = join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < smallest) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await compress(bytes, { params }));
    }
  }
}
