import { defineConfig } from 'vite';

/** A script that stands in the head of pages, in one file, named by `--mode`. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: '.enhancements',
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: `enhancements/${mode}.ts`,
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
}));
