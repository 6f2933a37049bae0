import react from '@vitejs/plugin-react';
import { microAppChild } from '@uid/micro-app/vite-child';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    microAppChild({
      name: 'uid-front',
      lifecycles: 'src/main.tsx',
      standalone: 'src/standalone.ts',
      title: 'UID',
      language: 'zh-CN',
    }),
  ],
  build: { outDir: 'build/client', target: 'es2023', cssMinify: 'lightningcss', emptyOutDir: true },
});
