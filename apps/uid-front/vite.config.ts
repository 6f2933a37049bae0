import { join } from 'node:path';

import { contractForBrowsers } from '@uid/bundling/contract-for-browsers';
import { scriptBudget } from '@uid/bundling/script-budget';
import { shortScopedNames } from '@uid/bundling/short-class-names';
import { withoutFacades } from '@uid/bundling/without-facades';
import { microAppChild } from '@uid/micro-app/vite-child';
import { defineConfig } from 'vite';

const styleSheetFolders = ['src', '../../packages/forms/src', '../../packages/ui/src'].map(
  (folder) => join(import.meta.dirname, folder),
);

export default defineConfig({
  css: { modules: { generateScopedName: shortScopedNames(styleSheetFolders, '_') } },
  plugins: [
    microAppChild({
      name: 'uid-front',
      lifecycles: 'src/main.tsx',
      standalone: 'src/standalone/standalone.ts',
      title: 'UID',
      language: 'zh-CN',
    }),
    contractForBrowsers(),
    withoutFacades(),
    scriptBudget({ entries: ['lifecycles'], limit: 82_000, later: 32_000 }),
  ],
  build: {
    outDir: 'build/client',
    target: 'es2023',
    rolldownOptions: {
      // The package doesn't declare this itself. Without it, a login would also load the code that creates passkeys.
      treeshake: {
        moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Code that one page needs compresses best in one file, together with the pages that consist of the
          // same parts.
          groups: [
            { name: 'main', test: /src\/(app|main)\.tsx$/, priority: 3 },
            // Asking for a passkey and creating one share half of their code.
            {
              name: 'passkeys',
              test: /@simplewebauthn|passkey.(ceremony|create-passkey)\.ts$/,
              priority: 4,
            },
            {
              name: 'passwords',
              test: /features\/entrance-pages\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
