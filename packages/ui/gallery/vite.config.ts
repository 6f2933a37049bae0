import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // The Chinese fonts are here once the site has been built.
  publicDir: '../../../apps/shell/build/client',
  css: { transformer: 'lightningcss' },
  build: { outDir: 'build', emptyOutDir: true },
});
