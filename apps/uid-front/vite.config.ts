import { microAppChild } from '@uid/micro-app/vite-child';
import { defineConfig } from 'vite';

import { leaveOut } from './leave-out.ts';
import { scriptBudget } from './script-budget.ts';

export default defineConfig({
  plugins: [
    microAppChild({
      name: 'uid-front',
      lifecycles: 'src/main.tsx',
      standalone: 'src/standalone/standalone.ts',
      title: 'UID',
      language: 'zh-CN',
    }),
    leaveOut([
      // The browser's requests go by XMLHttpRequest.
      'axios/lib/adapters/fetch.js',
      // They carry JSON only, nobody watches how far they are, and signals end them.
      'axios/lib/helpers/formDataToJSON.js',
      'axios/lib/helpers/toURLEncodedForm.js',
      'axios/lib/helpers/progressEventReducer.js',
      'axios/lib/cancel/CancelToken.js',
      'axios/lib/helpers/HttpStatusCode.js',
      // The server writes the interface's description.
      'zod/v4/core/to-json-schema.js',
      'zod/v4/core/json-schema-processors.js',
      // The forms have their own words, and the policy forbids compiled parsers.
      'zod/v4/locales/en.js',
      'zod/v4/core/doc.js',
    ]),
    scriptBudget({ entry: { name: 'lifecycles', limit: 106_000 }, later: 40_000 }),
  ],
  build: {
    outDir: 'build/client',
    target: 'es2023',
    rolldownOptions: {
      // It does not say so itself; otherwise a login would carry what makes passkeys too.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: {
        // In one file, what the first page needs compresses best.
        codeSplitting: { groups: [{ name: 'main', test: /src\/(app|main)\.tsx$/ }] },
      },
    },
  },
});
