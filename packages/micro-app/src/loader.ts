import type { EntryPage } from './entry-page.ts';
import type { AssetRequest } from './fetch-assets.ts';
import { fetchAssets } from './fetch-assets.ts';
import type { MicroAppLifecycles } from './protocol.ts';
import { MicroAppError } from './protocol.ts';
import { linkStyles } from './style-links.ts';

export interface LoadedApp {
  lifecycles: MicroAppLifecycles;
  /** The folder of the entry after redirects. */
  base: string;
  links: HTMLLinkElement[];
  /** Adds the elements of the entry's body to a new container, for children that look for them. */
  fill?: (container: Element) => void;
}

/**
 * Loads a child up to its lifecycles. In Chromium, a module graph that failed to load stays failed until the page is
 * reloaded. So every file is fetched before the first `import()`: a file that can't be loaded then fails here, where it
 * can be retried. Styles are fetched, too, because a `<link>` doesn't report that the server sent a page instead of a
 * style sheet.
 */
export async function loadMicroApp(request: AssetRequest, signal: AbortSignal): Promise<LoadedApp> {
  const { name } = request;
  const page = await fetchAssets(request, { signal });
  const { links, fetched } = linkStyles(page.styles, name);
  try {
    const [found] = await Promise.all([runScripts(page, { name, signal }), fetched]);
    signal.throwIfAborted();
    return { ...found, base: page.base, links };
  } catch (error) {
    for (const link of links) link.remove();
    throw error;
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
