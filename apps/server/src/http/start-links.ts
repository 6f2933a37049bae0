import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { microAppAt, microApps } from '@uid/contract/micro-apps';
import type { Page } from '@uid/contract/pages';

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
    const modules = html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g);
    links.set(
      entry,
      // After styles and fonts.
      Array.from(modules, ([, path]) => `<${path}>; rel=modulepreload; fetchpriority=low`).join(),
    );
  }
  return ({ kind, path }) => {
    const app = kind === 'micro-app' && microApps[microAppAt(path) ?? ''];
    return (app && app.prefetch && links.get(app.entry)) || undefined;
  };
}
