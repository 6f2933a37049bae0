import { defineConfig } from 'vite';

/** Small scripts of pages without React: one file each, so that a page loads just its own. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: '.enhancements',
    lib: { entry: 'enhancements/enhance.ts', formats: ['es'], fileName: () => 'enhance.js' },
    minify: true,
  },
});
