import { basename } from 'node:path';

import { contractForBrowsers } from '@uid/bundling/contract-for-browsers';
import { scriptBudget } from '@uid/bundling/script-budget';
import { defineConfig } from 'vite';

const limits: Record<string, number> = {
  'islands/micro-app.ts': 7_500,
  // Includes the request layer, because the script asks who the visitor is before it fetches anything.
  'islands/staff-app.ts': 13_000,
};

/**
 * Builds a script of pages into one file that shares nothing with other scripts, which saves a request wherever it is
 * loaded. `--mode` names the script. It runs after the build of vite.islands.config.ts.
 */
export default defineConfig(({ mode }) => ({
  plugins: [contractForBrowsers(), scriptBudget({ limit: limits[mode] ?? 2_000 })],
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
