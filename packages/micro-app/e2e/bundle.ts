import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';
import { build } from 'vite';

/** One minified file of a module beside this one and all it imports. */
export async function bundle(path: string, plugins: Plugin[] = []): Promise<string> {
  const entry = fileURLToPath(new URL(path, import.meta.url));
  const files = await buildFiles({
    plugins,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const chunk = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`${path} built to no chunk`);
  return chunk.code;
}

export async function buildFiles(config: Parameters<typeof build>[0]) {
  const result = await build({ configFile: false, logLevel: 'error', ...config });
  if (!('output' in result)) throw new Error('a build of one output was expected');
  return result.output;
}
