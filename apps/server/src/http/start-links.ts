import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { Page } from '@uid/contract/pages';
import { readEntryPage } from '@uid/micro-app/entry-page';

import type { BuiltFiles } from './files/built-files.ts';

/** The value of the `Link` header of a page that hosts a micro-app. */
export type FindStartLinks = (page: Page) => string | undefined;

/**
 * What a micro-app starts with, as its entry page says, is fetched beside the files of the page that hosts it: a
 * browser would learn of it two round trips later. Not what is for staff: everybody gets the page.
 */
export async function readStartLinks(apps: BuiltFiles['microApps']): Promise<FindStartLinks> {
  const links = new Map<string, string>();
  for (const { entry, folder } of apps) {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const { module, preloads, styles } = readEntryPage(html, `http://localhost${entry}`);
    const files = [...preloads, ...(module ? [module] : []), ...styles];
    links.set(entry, files.map(({ url }) => linkTo(new URL(url).pathname)).join());
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
