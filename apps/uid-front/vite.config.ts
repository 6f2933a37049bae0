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
    scriptBudget(75_000),
  ],
  // Written for React, shipped on Preact: see README.md.
  resolve: {
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
      react: 'preact/compat',
    },
  },
  build: { outDir: 'build/client', target: 'es2023' },
});
