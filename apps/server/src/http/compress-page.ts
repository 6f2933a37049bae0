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
  };
  return compress(raw, { params });
}
