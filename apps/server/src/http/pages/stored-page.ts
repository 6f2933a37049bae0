import { hash } from 'node:crypto';

import { compressPage, compressPageOnce } from './compress-page.ts';
import type { PricesSeen } from '../in-process-call.ts';

/** The body of a page; pages with the same text share it. */
export interface PageBody {
  brotli: Buffer;
  /** Whether `brotli` has been compressed to the smallest size. */
  isSmallest: boolean;
  /** The text itself, while it is cached for clients that take no Brotli. */
  plain?: Buffer;
  etag: string;
}

/** A rendered page, ready to be sent. */
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

/** @param kept the cached copy of the page: if its text is the same, it is not compressed again */
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

/** A page for one visitor only: it is never cached. */
export function toPersonalPage({ text, ...page }: RenderedPage): StoredPage {
  const raw = Buffer.from(text);
  return { ...page, body: { brotli: compressPageOnce(raw), isSmallest: false, etag: tagOf(raw) } };
}

function tagOf(raw: Buffer): string {
  return `W/"${hash('sha256', raw, 'base64url').slice(0, 22)}"`;
}
