import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  css: { transformer: 'lightningcss' },
  build: { outDir: 'build', emptyOutDir: true },
});
