import { defineConfig } from 'vite';

/** Small scripts of pages without React, one file each, named by `--mode`: a page loads just its own. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: '.enhancements',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: `enhancements/${mode}.ts`,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
}));
