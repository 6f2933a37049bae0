import { defineConfig } from 'vite';

/** Builds a script for the head of pages into one file. `--mode` names the script. */
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
