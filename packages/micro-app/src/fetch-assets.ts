import type { Asset, EntryPage } from './entry-page.ts';
import { readEntryPage } from './entry-page.ts';
import type { MicroAppErrorCode, MicroAppErrorDetail } from './protocol.ts';
import { MicroAppError } from './protocol.ts';

export interface AssetRequest {
  name: string;
  /** The address of the entry page, relative to the document. */
  entry: string;
  /** Addresses that failed before, which are fetched without using any cache. */
  stale?: Set<string>;
}

/** Maximum length of an entry page in UTF-16 units. Real entry pages have a few kilobytes. */
const entryLimit = 1_000_000;

const kinds = {
  ENTRY: [/^text\/html/, 'ENTRY_STATUS', 'ENTRY_TYPE'],
  SCRIPT: [/(java|ecma)script/, 'SCRIPT_FAILED', 'SCRIPT_FAILED'],
  STYLE: [/^text\/css/, 'STYLE_FAILED', 'STYLE_FAILED'],
} as const;

/** Fetches the entry and the files that it names into the browser's cache, without running any of them. */
export async function fetchAssets(
  { name, entry, stale }: AssetRequest,
  init: RequestInit,
): Promise<EntryPage> {
  const url = new URL(entry, document.baseURI).href;
  const origins = new Set([location.origin, new URL(url).origin]);
  const answer = await fetchChecked({ url, integrity: '' }, 'ENTRY');
  const page = readEntryPage(answer.text, answer.url);
  const scripts = page.module ? [...page.preloads, page.module] : page.classics;
  await Promise.all([
    ...scripts.map((asset) => fetchChecked(asset, 'SCRIPT')),
    ...page.styles.map((asset) => fetchChecked(asset, 'STYLE')),
  ]);
  return page;

  async function fetchChecked(asset: Asset, kind: keyof typeof kinds) {
    const [type, badStatus, badType] = kinds[kind];
    const fail = (code: MicroAppErrorCode, detail?: MicroAppErrorDetail) => {
      stale?.add(asset.url);
      throw new MicroAppError(code, name, { url: asset.url, ...detail });
    };
    const checkOrigin = (address: string) =>
      origins.has(new URL(address).origin) || fail('FORBIDDEN_ORIGIN', { url: address });
    const lose = (cause: unknown) => fail('NETWORK_LOST', { cause });
    checkOrigin(asset.url);
    const cache = stale?.has(asset.url) ? 'reload' : kind === 'ENTRY' ? 'no-cache' : 'default';
    const { integrity } = asset;
    const response = await fetch(asset.url, { ...init, integrity, cache }).catch(lose);
    checkOrigin(response.url);
    if (!response.ok) fail(badStatus, { httpStatus: response.status });
    if (!type.test(response.headers.get('content-type') ?? '')) fail(badType);
    const text = await response.text().catch(lose);
    if (kind === 'ENTRY' && text.length > entryLimit) fail(badType);
    return { url: response.url, text };
  }
}
