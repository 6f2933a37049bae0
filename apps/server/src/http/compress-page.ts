import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A reader who waits for the page gets it at once; a kept page is worth forty times the work. */
const qualities = { quick: 5, smallest: 11 } as const;

export function compressPage(raw: Buffer, quality: keyof typeof qualities): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    // A window of 256 KB is more than a page; the usual 4 MB only take time and memory.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return compress(raw, { params });
}

/** For the few who take no brotli; kept as well, the plain text would be most of what pages take in memory. */
export function expandPage(brotli: Buffer): Promise<Buffer> {
  return decompress(brotli);
}
