import { join } from 'node:path';

import { contractForBrowsers } from '@uid/bundling/contract-for-browsers';
import { scriptBudget } from '@uid/bundling/script-budget';
import { shortScopedNames } from '@uid/bundling/short-class-names';
import { withoutFacades } from '@uid/bundling/without-facades';
import { microAppChild } from '@uid/micro-app/vite-child';
import { defineConfig } from 'vite';

const atOnce =
  /operator.src.(main|app|open-console|screens|frame|routing|session|palette|screen|format|request.(answer|use-answer)|staff|features.overview)|ui.src.(dialog|icon|button|error-state|skeleton|notice|loader|class-names|notifications|money)\b|node_modules.(react|react-dom|scheduler|@tanstack.(?!react-table|table-core))|contract.src.(client|client-errors|transport|envelope|storage|pages|paths|language|markers|constants|proof|signer|browser-key)\.ts/;
const parts = /operator.src|packages.(ui|forms|contract)|node_modules/;

const styleSheetFolders = ['src', '../../packages/forms/src', '../../packages/ui/src'].map(
  (folder) => join(import.meta.dirname, folder),
);

export default defineConfig({
  css: { modules: { generateScopedName: shortScopedNames(styleSheetFolders, '_') } },
  plugins: [
    microAppChild({
      name: 'operator',
      lifecycles: 'src/main.tsx',
      standalone: 'src/standalone/standalone.ts',
      title: 'UID',
      language: 'zh-CN',
    }),
    contractForBrowsers(),
    withoutFacades(),
    scriptBudget({ entries: ['lifecycles'], limit: 130_000 }),
  ],
  build: {
    outDir: 'build/client',
    target: 'es2023',
    rolldownOptions: {
      // The libraries' directives for React's server components have no meaning here.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      output: {
        codeSplitting: {
          // One file has what the first screen needs, another what most lists and forms consist of.
          groups: [
            { name: 'main', test: atOnce, priority: 2 },
            { name: 'parts', test: parts, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
