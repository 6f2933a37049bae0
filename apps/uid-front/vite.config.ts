import { fileURLToPath } from 'node:url';

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
    alias: filesOf({
      'react-dom/client': import.meta.resolve('preact/compat/client'),
      'react-dom': import.meta.resolve('preact/compat'),
      'react/jsx-runtime': import.meta.resolve('preact/jsx-runtime'),
      'react/jsx-dev-runtime': import.meta.resolve('preact/jsx-dev-runtime'),
      react: import.meta.resolve('preact/compat'),
    }),
  },
  build: { outDir: 'build/client', target: 'es2023' },
});

function filesOf(modules: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, url]) => [name, fileURLToPath(url)]),
  );
}
