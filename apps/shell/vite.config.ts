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
    // Data URIs would need a wider policy and repeat in every page.
    assetsInlineLimit: 0,
    // 15 KB for the whole site, fetched once: fewer requests on the first page, none on the next.
    cssCodeSplit: false,
  },
  environments: {
    ssr: {
      // The server keeps the text of its modules: without React's checks for developers it is half.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        rollupOptions: {
          input: './app/server.ts',
          output: {
            // What several parts share is one file, however they share it: a start reads few.
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

/** The islands are built before: their scripts are published as they are, among the other assets. */
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
