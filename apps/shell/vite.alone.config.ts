import { basename } from 'node:path';

import { scriptBudget } from '@uid/bundling/script-budget';
import { defineConfig } from 'vite';

/**
 * A script of pages in one file, which shares none with others: a request less wherever it is loaded.
 * Named by `--mode`, after the scripts of vite.islands.config.ts.
 */
export default defineConfig(({ mode }) => ({
  plugins: [scriptBudget({ limit: mode.includes('micro-app') ? 7_500 : 2_000 })],
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: '.islands',
    emptyOutDir: false,
    assetsDir: 'assets/islands',
    manifest: `.vite/${basename(mode, '.ts')}.json`,
    modulePreload: false,
    rolldownOptions: { input: mode, output: { codeSplitting: false } },
  },
}));
