import type { Asset, EntryPage } from './entry-page.ts';
import { readEntryPage } from './entry-page.ts';
import type { MicroAppErrorCode, MicroAppErrorDetail, MicroAppLifecycles } from './protocol.ts';
import { MicroAppError } from './protocol.ts';
import { linkStyles } from './style-links.ts';

export interface LoadRequest {
  name: string;
  /** The address of the entry page, relative to the document. */
  entry: string;
  /** Addresses that failed before: fetched past every cache. */
  stale?: Set<string>;
}

export interface LoadedApp {
  lifecycles: MicroAppLifecycles;
  /** The folder of the entry after redirects. */
  base: string;
  links: HTMLLinkElement[];
  /** Puts the entry's own elements into a fresh container, for children that look for them. */
  fill?: (container: Element) => void;
}

/**
 * Loads a child up to its lifecycles. A module graph that failed to load stays failed in Chromium
 * as long as the page lives, so every file is fetched before the first `import()`: a lost one then
 * fails here, where it can be tried again. Styles too: a link tells nothing of a page in their place.
 */
export async function loadMicroApp(request: LoadRequest, signal: AbortSignal): Promise<LoadedApp> {
  const { name } = request;
  const page = await fetchAssets(request, { signal });
  const { links, applied } = linkStyles(page.styles, name);
  try {
    const [found] = await Promise.all([runScripts(page, { name, signal }), applied]);
    signal.throwIfAborted();
    return { ...found, base: page.base, links };
  } catch (error) {
    for (const link of links) link.remove();
    throw error;
  }
}

/** In UTF-16 units. What a person or a builder writes is some kilobytes. */
const entryLimit = 1_000_000;

const kinds = {
  ENTRY: [/^text\/html/, 'ENTRY_STATUS', 'ENTRY_TYPE'],
  SCRIPT: [/(java|ecma)script/, 'SCRIPT_FAILED', 'SCRIPT_FAILED'],
  STYLE: [/^text\/css/, 'STYLE_FAILED', 'STYLE_FAILED'],
} as const;

/** Fetches the entry and what it names into the browser's cache, and runs nothing. */
export async function fetchAssets(
  { name, entry, stale }: LoadRequest,
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

interface ScriptContext {
  name: string;
  signal: AbortSignal;
}

async function runScripts(page: EntryPage, { name, signal }: ScriptContext) {
  const { module, base } = page;
  const found = module
    ? { lifecycles: await importModule(module.url, name) }
    : await (await import('./classic-child.ts')).runClassicChild(page, name, { signal });
  const { lifecycles } = found;
  if (!lifecycles?.mount || !lifecycles.unmount)
    throw new MicroAppError('NO_LIFECYCLES', name, { url: module?.url ?? base });
  return { ...found, lifecycles };
}

async function importModule(url: string, name: string): Promise<MicroAppLifecycles | undefined> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (cause) {
    throw new MicroAppError('SCRIPT_THREW', name, { url, cause });
  }
}
