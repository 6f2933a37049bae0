import { runClassicScripts } from './classic-scripts.ts';
import type { Asset, BodyTag } from './entry-page.ts';
import { readEntryPage } from './entry-page.ts';
import type { MicroAppErrorCode, MicroAppLifecycles } from './protocol.ts';
import { MicroAppError } from './protocol.ts';
import { linkStyles } from './style-links.ts';

export interface LoadRequest {
  name: string;
  /** The address of the entry page, relative to the document. */
  entry: string;
  signal: AbortSignal;
  /** Addresses that failed before: fetched past every cache. */
  stale?: Set<string>;
  priority?: RequestPriority;
}

export interface LoadedApp {
  lifecycles: MicroAppLifecycles;
  /** The folder of the entry after redirects. */
  base: string;
  links: HTMLLinkElement[];
  body: BodyTag[];
}

/**
 * Loads a child up to its lifecycles. A module graph that failed to load stays failed in Chromium
 * as long as the page lives, so every file is fetched before the first `import()`: a lost one then
 * fails here, where it can be tried again.
 */
export async function loadMicroApp(request: LoadRequest): Promise<LoadedApp> {
  const page = await fetchAssets(request);
  const links = linkStyles(page.styles, request);
  try {
    const [lifecycles] = await Promise.all([runScripts(page, request), links.loaded]);
    request.signal.throwIfAborted();
    return { lifecycles, base: page.base, links: links.elements, body: page.body };
  } catch (error) {
    for (const link of links.elements) link.remove();
    throw error;
  }
}

/** Fetches the entry and what it names into the browser's cache, and runs nothing. */
export async function fetchAssets(request: LoadRequest) {
  const entry = new URL(request.entry, document.baseURI).href;
  const origins = [location.origin, new URL(entry).origin];
  const answer = await fetchChecked({ url: entry, integrity: '' }, 'ENTRY', { request, origins });
  const page = readEntryPage(answer.text, answer.url);
  const scripts = page.module ? [...page.preloads, page.module] : page.classics;
  await Promise.all([
    ...scripts.map((asset) => fetchChecked(asset, 'SCRIPT', { request, origins })),
    ...page.styles.map((asset) => fetchChecked(asset, 'STYLE', { request, origins })),
  ]);
  return page;
}

const kinds = {
  ENTRY: { mime: /^text\/html/, status: 'ENTRY_STATUS', type: 'ENTRY_TYPE' },
  SCRIPT: { mime: /(java|ecma)script/, status: 'SCRIPT_FAILED', type: 'SCRIPT_FAILED' },
  STYLE: { mime: /^text\/css/, status: 'STYLE_FAILED', type: 'STYLE_FAILED' },
} as const;

interface FetchContext {
  request: LoadRequest;
  origins: string[];
}

async function fetchChecked(
  { url, integrity }: Asset,
  kind: keyof typeof kinds,
  { request, origins }: FetchContext,
) {
  const { name, signal, stale, priority } = request;
  const { mime, status, type } = kinds[kind];
  const fail = (code: MicroAppErrorCode, detail = {}) => {
    stale?.add(url);
    return new MicroAppError(code, name, { url, ...detail });
  };
  const checkOrigin = (address: string) => {
    if (!origins.includes(new URL(address).origin))
      throw fail('FORBIDDEN_ORIGIN', { url: address });
  };
  checkOrigin(url);
  const cache = stale?.has(url) ? 'reload' : kind === 'ENTRY' ? 'no-cache' : 'default';
  const lost = (cause: unknown): never => {
    throw signal.aborted ? signal.reason : fail('NETWORK_LOST', { cause });
  };
  const response = await fetch(url, { signal, integrity, cache, priority }).catch(lost);
  checkOrigin(response.url);
  if (!response.ok) throw fail(status, { httpStatus: response.status });
  if (!mime.test(response.headers.get('content-type') ?? '')) throw fail(type);
  return { url: response.url, text: await response.text().catch(lost) };
}

async function runScripts(
  page: { module: Asset | undefined; classics: Asset[]; base: string },
  { name, signal }: LoadRequest,
): Promise<MicroAppLifecycles> {
  const found = page.module
    ? await importModule(page.module.url, name)
    : await runClassicScripts(page, name, { signal });
  if (hasLifecycles(found)) return found;
  throw new MicroAppError('NO_LIFECYCLES', name, { url: page.module?.url ?? page.base });
}

function hasLifecycles(found?: Partial<MicroAppLifecycles>): found is MicroAppLifecycles {
  return typeof found?.mount === 'function' && typeof found.unmount === 'function';
}

async function importModule(url: string, name: string): Promise<Partial<MicroAppLifecycles>> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (cause) {
    throw new MicroAppError('SCRIPT_THREW', name, { url, cause });
  }
}
