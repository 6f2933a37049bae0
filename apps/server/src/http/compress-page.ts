import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

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
