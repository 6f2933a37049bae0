import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A rendered page, ready to leave in either form. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  raw: Buffer;
  brotli: Buffer;
  etag: string;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  text: string;
}

export async function toStoredPage({ text, ...page }: RenderedPage): Promise<StoredPage> {
  const raw = Buffer.from(text);
  const brotli = await compress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const etag = `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  return { ...page, raw, brotli, etag };
}
