import { brotliCompressSync } from 'node:zlib';

import type { Logger, Plugin, Rolldown } from 'vite';

/** Bytes of compressed script (Brotli). */
export interface ScriptBudget {
  /** Which entries are held to `limit`; all of them where none is named. */
  entries?: readonly string[];
  /** Of an entry with all that it imports statically: what has to arrive before its page is alive. */
  limit: number;
  /** Of all files that wait until they are wanted; left out, they are not looked at. */
  later?: number;
}

/** Says how much script a build makes a visitor load, and fails it when that is more than its budget. */
export function scriptBudget({ entries, limit, later }: ScriptBudget): Plugin {
  let logger: Logger;
  return {
    name: 'script-budget',
    configResolved: (config) => {
      logger = config.logger;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Set<Rolldown.OutputChunk>();
      const check = (what: string, maxBytes: number, files: Iterable<Rolldown.OutputChunk>) => {
        const bytes = bytesOf(files);
        const sizes = `${what}: ${kilobytes(bytes)} of ${kilobytes(maxBytes)} KB of script (Brotli)`;
        if (bytes > maxBytes) this.error(`Over its budget by ${bytes - maxBytes} bytes: ${sizes}.`);
        logger.info(sizes);
      };
      for (const entry of chunks.filter((chunk) => chunk.isEntry)) {
        if (entries && !entries.includes(entry.name)) continue;
        const loaded = loadedWith(entry, chunks);
        for (const chunk of loaded) first.add(chunk);
        check(entry.name, limit, loaded);
      }
      if (later === undefined) return;
      const waiting = chunks.filter((chunk) => !first.has(chunk));
      check('later', later, waiting);
    },
  };
}

function loadedWith(
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const loaded = new Set([entry]);
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return loaded;
}

function bytesOf(chunks: Iterable<Rolldown.OutputChunk>): number {
  return Array.from(chunks).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
