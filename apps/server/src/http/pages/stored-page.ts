import { hash } from 'node:crypto';

import { compressPage, compressPageOnce } from './compress-page.ts';
import type { PricesSeen } from '../in-process-call.ts';

/** The bytes of a page; pages that say the same share them. */
export interface PageBody {
  brotli: Buffer;
  /** Whether `brotli` is as small as it gets. */
  isSmallest: boolean;
  /** The text itself, while it is kept for those who take no Brotli. */
  plain?: Buffer;
  etag: string;
}

/** A rendered page, ready to leave. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  /** The prices and stock that it shows; empty where it shows none. */
  prices: readonly PricesSeen[];
  body: PageBody;
}

export interface RenderedPage extends Omit<StoredPage, 'body'> {
  text: string;
}

/** @param kept what the page said before: the same words are not compressed again */
export async function toStoredPage(
  { text, ...page }: RenderedPage,
  kept?: StoredPage,
): Promise<StoredPage> {
  const raw = Buffer.from(text);
  const etag = tagOf(raw);
  if (kept?.body.etag === etag) return { ...page, body: kept.body };
  const brotli = await compressPage(raw, 'quick');
  return { ...page, body: { brotli, isSmallest: false, etag } };
}

/** A page for the one who asked: it is never kept. */
export function toPersonalPage({ text, ...page }: RenderedPage): StoredPage {
  const raw = Buffer.from(text);
  return { ...page, body: { brotli: compressPageOnce(raw), isSmallest: false, etag: tagOf(raw) } };
}

function tagOf(raw: Buffer): string {
  return `W/"${hash('sha256', raw, 'base64url').slice(0, 22)}"`;
}
