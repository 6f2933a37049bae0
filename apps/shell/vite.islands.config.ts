import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { scriptBudget } from '@uid/bundling/script-budget';
import { shortClassNames } from '@uid/bundling/short-class-names';
import { defineConfig } from 'vite';

import { styleSheetFolders } from './style-sheets.ts';

const folder = join(import.meta.dirname, 'islands');

/** The parts of pages that React keeps alive, one entry each. Their styles are in the site's one style sheet. */
export default defineConfig({
  plugins: [shortClassNames(styleSheetFolders), scriptBudget({ limit: 95_000, later: 45_000 })],
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
      input: readdirSync(folder).map((file) => join(folder, file)),
      // Evaluated in a task of its own.
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules.(react|react-dom|scheduler)./ }],
        },
      },
    },
  },
});
