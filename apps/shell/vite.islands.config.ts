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
 * One entry for each React island, and for each small script of pages without React; they share common modules.
 * The scripts left out here are built alone (vite.alone.config.ts, vite.enhancements.config.ts).
 */
const entries = ['islands', 'enhancements'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter(
      (file) => !/\.test\.ts$|^(enhance|after-paint|island|micro-app|staff-app)\.ts$/.test(file),
    )
    .map((file) => join(import.meta.dirname, folder, file)),
);

/** The names of the entries that load no React. */
const plainEntries = entries
  .filter((path) => path.includes('enhancements'))
  .map((path) => parse(path).name);

const requestLayer =
  /preload-helper|(shell.app.(request.(shell-request|leave-for|cart-count)|(islands|micro-apps).\S+-markers)|ui.src.notifications.notifications|contract.src.(client|client-errors|transport|envelope|storage|script-routes|paths|language|markers|constants))\.ts$/;

const ownModules = /(shell.app|packages.ui|packages.contract)./;

/** The module of all divisions of China: it is built as plain data, and a page shows only some of its characters. */
const regionTree = /\/region-tree\.ts$/;

/** Modules that several account pages share, but no page of a purchase, which would load them for nothing. */
const ofAccounts =
  /features.(orders.(notices.|send-once|parts.(leaves-texts|order-part))|reorder-lists.)|contract.src.(notices|order-list|reorder-lists)\.ts|ui.src.isometric/;

function isOfManyPages(id: string): boolean {
  return ownModules.test(id) && !ofAccounts.test(id);
}

/** A page without React must not load React for a function that islands also use. */
function isOfIslandsAlone(id: string, context: Rolldown.ChunkingContext): boolean {
  const above = new Set([id]);
  for (const each of above) {
    if (/shell.enhancements.[^/]+\.ts$/.test(each)) return false;
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(each) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) above.add(importer);
  }
  return true;
}

/** Builds the scripts that pages load. Their styles are in the site's one style sheet. */
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
    // A separate folder, because a file could otherwise get the name of one of the pages' chunks.
    assetsDir: 'assets/islands',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: entries,
      preserveEntrySignatures: 'strict',
      output: {
        codeSplitting: {
          groups: [
            // React is a separate file, so that the browser evaluates it in a task of its own.
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)./ },
            // The request layer is one file, because a page needs most of it for its first request.
            { name: 'request', test: requestLayer },
            // The small scripts need only these of the modules that islands share.
            {
              name: (id, context) => (isOfIslandsAlone(id, context) ? null : 'plain'),
              test: ownModules,
              minShareCount: 2,
            },
            // Modules of several islands are one file: a file for each would cost ten more requests.
            { name: 'island', test: isOfManyPages, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
