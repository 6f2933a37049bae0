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
 * The islands of React, and the small scripts of pages without it: one entry each, which share what they
 * have in common. Some scripts are built alone.
 */
const entries = ['islands', 'enhancements'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter(
      (file) => !/\.test\.ts$|^(enhance|after-paint|island|micro-app|staff-app)\.ts$/.test(file),
    )
    .map((file) => join(import.meta.dirname, folder, file)),
);

/** Those that load no React. */
const plainEntries = entries
  .filter((path) => path.includes('enhancements'))
  .map((path) => parse(path).name);

const requestLayer =
  /preload-helper|(shell.app.(request.(shell-request|leave-for|cart-count)|(islands|micro-apps).\S+-markers)|ui.src.notifications.notifications|contract.src.(client|client-errors|transport|envelope|storage|script-routes|paths|language|markers|constants))\.ts$/;

const ownModules = /(shell.app|packages.ui|packages.contract)./;

/** All divisions of China: they come as data, and only some of their characters are ever shown. */
const regionTree = /\/region-tree\.ts$/;

/** Several pages of an account need them, and no page to buy on, which would load them for nothing. */
const ofAccounts =
  /features.(orders.(notices.|send-once|parts.(leaves-texts|order-part))|reorder-lists.)|contract.src.(notices|order-list|reorder-lists)\.ts|ui.src.isometric/;

function isOfManyPages(id: string): boolean {
  return ownModules.test(id) && !ofAccounts.test(id);
}

/** A page without React must not load it for the sake of one function that islands use, too. */
function isOfIslandsAlone(id: string, context: Rolldown.ChunkingContext): boolean {
  const above = new Set([id]);
  for (const each of above) {
    if (/shell.enhancements.[^/]+\.ts$/.test(each)) return false;
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(each) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) above.add(importer);
  }
  return true;
}

/** What pages load in the browser. The styles are in the site's one style sheet. */
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
    // A folder of their own: beside the pages' chunks one of them could take the name of another.
    assetsDir: 'assets/islands',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: entries,
      preserveEntrySignatures: 'strict',
      // Evaluated in a task of its own.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)./ },
            // In one file: a page needs most of it as soon as it asks the server.
            { name: 'request', test: requestLayer },
            // A small script needs no more than this of what islands share.
            {
              name: (id, context) => (isOfIslandsAlone(id, context) ? null : 'plain'),
              test: ownModules,
              minShareCount: 2,
            },
            // What several islands show: a file each would be ten requests more.
            { name: 'island', test: isOfManyPages, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
