import { brotliCompressSync } from 'node:zlib';

import type { Logger, Plugin, Rolldown } from 'vite';

/** Bytes of compressed script (Brotli). */
export interface ScriptBudget {
  /** Of an entry with all that it imports statically: what has to arrive before the first page stands. */
  entry: { name: string; limit: number };
  /** Of all files that wait until they are wanted. */
  later: number;
}

/** Says how much script a build makes a visitor load, and fails it when that is more than its budget. */
export function scriptBudget({ entry, later }: ScriptBudget): Plugin {
  let logger: Logger;
  return {
    name: 'script-budget',
    configResolved: (config) => {
      logger = config.logger;
    },
    generateBundle(_, bundle) {
      const first = loadedWith(entry.name, bundle);
      const rest = chunksOf(bundle).filter((chunk) => !first.includes(chunk));
      for (const [what, limit, chunks] of [
        ['first', entry.limit, first],
        ['later', later, rest],
      ] as const) {
        const bytes = chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
        const sizes = `${what}: ${kilobytes(bytes)} of ${kilobytes(limit)} KB of script (Brotli)`;
        if (bytes > limit) this.error(`Over its budget: ${sizes}.`);
        logger.info(sizes);
      }
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function loadedWith(name: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle);
  const loaded = new Set(chunks.filter((chunk) => chunk.isEntry && chunk.name === name));
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return [...loaded];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
