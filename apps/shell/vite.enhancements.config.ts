import { defineConfig } from 'vite';

/** The script of every page, in one file: the head of each page contains it. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: '.enhancements',
    modulePreload: false,
    rollupOptions: {
      input: 'enhancements/enhance.ts',
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
