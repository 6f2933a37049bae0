import { brotliCompressSync } from 'node:zlib';

import type { Logger, Plugin, Rolldown } from 'vite';

/** Bytes of compressed script (Brotli). */
export interface ScriptBudget {
  /** The entries to which `limit` applies; all entries if left out. */
  entries?: readonly string[];
  /** Maximum bytes of an entry with all its static imports, which have to load before the page is interactive. */
  limit: number;
  /** Maximum bytes of all files that are loaded on demand; if left out, these are not checked. */
  later?: number;
}

/** Logs how much script a visitor of the build loads, and fails the build if that exceeds the budget. */
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
