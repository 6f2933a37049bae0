import { fileURLToPath } from 'node:url';

import type { Rolldown } from 'vite';
import { build } from 'vite';

/** Bundles a module of this folder and everything it imports into one minified file. */
export async function bundle(path: string, options: Rolldown.RolldownOptions = {}) {
  const entry = fileURLToPath(new URL(path, import.meta.url));
  const files = await buildFiles({
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        ...options,
        output: { codeSplitting: false, minify: true, comments: false },
      },
    },
  });
  return files[0].code;
}

export async function buildFiles(config: Parameters<typeof build>[0]) {
  const built = await build({ configFile: false, logLevel: 'error', ...config });
  const result = Array.isArray(built) ? built[0] : built;
  if (!result || !('output' in result)) throw new Error('one output was expected');
  return result.output;
}
