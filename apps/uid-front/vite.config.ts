import { microAppChild } from '@uid/micro-app/vite-child';
import { defineConfig } from 'vite';

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
    scriptBudget(116_000),
  ],
  build: { outDir: 'build/client', target: 'es2023' },
});
