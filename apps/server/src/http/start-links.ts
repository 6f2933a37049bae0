import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { Page } from '@uid/contract/pages';

import type { BuiltFiles } from './files/built-files.ts';

/** The value of the `Link` header of a page that hosts a micro-app. */
export type FindStartLinks = (page: Page) => string | undefined;

/** As `packages/micro-app/src/child-page.ts` writes them; its own page's module is not among them. */
const startFiles =
  /<(?:link rel="(?:stylesheet|modulepreload)" href="([^"]+)"|script type="module" src="([^"]+)" data-lifecycles)/g;

/**
 * What a micro-app starts with, as its entry page says, is fetched beside the files of the page that hosts it: a
 * browser would learn of it two round trips later. Not what is for staff: everybody gets the page.
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

/** As the host fetches it, and after styles and fonts. A module's preload that broke off could not be tried again. */
function linkTo(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`;
}
