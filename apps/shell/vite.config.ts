import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { reactRouter } from '@react-router/dev/vite';
import { escapeText } from '@uid/bundling/escape-text';
import { shortClassNames } from '@uid/bundling/short-class-names';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

import { styleSheetFolders } from './style-sheets.ts';

const islands = 'assets/islands';

export default defineConfig({
  plugins: [
    reactRouter(),
    withoutClientImports(),
    publishIslands(),
    shortClassNames(styleSheetFolders),
    escapeText(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // Data URIs would need a wider content security policy and would be repeated in every page.
    assetsInlineLimit: 0,
    // One style sheet of 15 KB for the whole site is fetched once: fewer requests on the first page, none on the next.
    cssCodeSplit: false,
  },
  environments: {
    ssr: {
      // The server keeps the text of its modules in memory: without React's checks for developers the text is half as
      // long.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        rollupOptions: {
          input: './app/server.ts',
          output: {
            // Modules that several parts share are in one file, whichever parts share them, so that a start reads few
            // files.
            codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  ssr: { noExternal: true },
});

/** No page loads the framework's own scripts, so the server need not know what each of them imports. */
function withoutClientImports(): Plugin {
  return {
    name: 'without-client-imports',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /virtual:react-router\/server-manifest$/ },
      handler: (code) => code.replaceAll(/(['"]?imports['"]?:\s*)\[[^\]]*\]/g, '$1[]'),
    },
  };
}

/** Publishes the scripts of the islands, which are built before, unchanged among the other assets. */
function publishIslands(): Plugin {
  const folder = join(import.meta.dirname, '.islands', islands);
  return {
    name: 'publish-islands',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
        const source = readFileSync(join(folder, file));
        this.emitFile({ type: 'asset', fileName: `${islands}/${file}`, source });
      }
    },
  };
}
