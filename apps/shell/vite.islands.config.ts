import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

import { contractForBrowsers } from '@uid/bundling/contract-for-browsers';
import { entryTexts } from '@uid/bundling/entry-texts';
import { plainImports } from '@uid/bundling/plain-imports';
import { scriptBudget } from '@uid/bundling/script-budget';
import { shortClassNames } from '@uid/bundling/short-class-names';
import { writtenOut } from '@uid/bundling/written-out';
import { defineConfig } from 'vite';
import type { Rolldown } from 'vite';

import { styleSheetFolders } from './style-sheets.ts';

/**
 * The islands of React, and the small scripts of pages without React. Each is an entry of its own; common code is
 * shared. Some scripts are built alone.
 */
const entries = ['islands', 'enhancements'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter(
      (file) => !/\.test\.ts$|^(enhance|after-paint|island|micro-app|staff-app)\.ts$/.test(file),
    )
    .map((file) => join(import.meta.dirname, folder, file)),
);

/** The entries that load no React. */
const plainEntries = entries
  .filter((path) => path.includes('enhancements'))
  .map((path) => parse(path).name);

const requestLayer =
  /preload-helper|(shell.app.(request.(shell-request|leave-for|cart-count)|(islands|micro-apps).\S+-markers)|ui.src.notifications.notifications|contract.src.(client|client-errors|transport|envelope|storage|script-routes|paths|language|markers|constants))\.ts$/;

const ownModules = /(shell.app|packages.ui|packages.contract)./;

/**
 * All administrative divisions of China: they are written out as data, and only some of their characters are ever
 * shown.
 */
const regionTree = /\/region-tree\.ts$/;

/** Several pages of an account need these modules, but no page of the shop, which would load them for nothing. */
const ofAccounts =
  /features.(orders.(notices.|send-once|parts.(leaves-texts|order-part))|reorder-lists.)|contract.src.(notices|order-list|reorder-lists)\.ts|ui.src.isometric/;

function isOfManyPages(id: string): boolean {
  return ownModules.test(id) && !ofAccounts.test(id);
}

/**
 * True if no small script uses the module: a page without React must not load React for one function that islands use,
 * too.
 */
function isOfIslandsAlone(id: string, context: Rolldown.ChunkingContext): boolean {
  const above = new Set([id]);
  for (const each of above) {
    if (/shell.enhancements.[^/]+\.ts$/.test(each)) return false;
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(each) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) above.add(importer);
  }
  return true;
}

/** Builds what pages load in the browser. The styles are in the site's one style sheet. */
export default defineConfig({
  plugins: [
    shortClassNames(styleSheetFolders),
    contractForBrowsers(),
    writtenOut(regionTree),
    plainImports(['mall-list', 'search-key']),
    scriptBudget({ limit: 97_500, later: 40_000 }),
    scriptBudget({ entries: plainEntries, limit: 6_500 }),
    entryTexts(regionTree),
  ],
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2023',
    outDir: '.islands',
    // In a folder of their own, because a file beside the pages' chunks could take the name of one of them.
    assetsDir: 'assets/islands',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: entries,
      preserveEntrySignatures: 'strict',
      // Each file is evaluated in a task of its own.
      output: {
        codeSplitting: {
          groups: [
            // React is a separate file, so that the browser evaluates it in a task of its own.
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)./ },
            // In one file, because a page needs most of these modules as soon as it asks the server.
            { name: 'request', test: requestLayer },
            // Of the modules that islands share, a small script needs only these.
            {
              name: (id, context) => (isOfIslandsAlone(id, context) ? null : 'plain'),
              test: ownModules,
              minShareCount: 2,
            },
            // What several islands show is in one file: a file for each module would be ten more requests.
            { name: 'island', test: isOfManyPages, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
