import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { Page } from '@uid/contract/pages';

import type { BuiltFiles } from './files/built-files.ts';

/** The value of the `Link` header of a page that hosts a micro-app. */
export type FindStartLinks = (page: Page) => string | undefined;

/** Matches tags as `packages/micro-app/src/child-page.ts` writes them, but not the entry page's own module. */
const startFiles =
  /<(?:link rel="(?:stylesheet|modulepreload)" href="([^"]+)"|script type="module" src="([^"]+)" data-lifecycles)/g;

/**
 * Makes the page that hosts a micro-app preload the files that the app's entry page starts with: a browser would
 * otherwise learn of them two round trips later. Apps for staff are left out, because everybody gets the page.
 */
export async function readStartLinks(apps: BuiltFiles['microApps']): Promise<FindStartLinks> {
  const links = new Map<string, string>();
  for (const { entry, folder } of apps) {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const files = html.matchAll(startFiles);
    const found = Array.from(files, ([, linked, module = '']) => linkTo(linked ?? module));
    links.set(entry, found.join());
  }
  return ({ kind, path }) => {
    const app = kind === 'micro-app' && microApps[microAppAt(path) ?? ''];
    return (app && app.prefetch && links.get(app.entry)) || undefined;
  };
}

/**
 * Loads the file as the host fetches it, with a lower priority than styles and fonts. A failed `modulepreload` could
 * not be tried again.
 */
function linkTo(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`;
}
