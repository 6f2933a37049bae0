import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Where Chinese fonts are, once the site was built.
  publicDir: '../../../apps/shell/build/client',
  css: { transformer: 'lightningcss' },
  build: { outDir: 'build', emptyOutDir: true },
});
