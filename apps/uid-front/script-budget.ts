import { brotliCompressSync } from 'node:zlib';

import type { Logger, Plugin } from 'vite';

/** Says how much script a build holds, compressed, and fails it when that is more than `limit` bytes. */
export function scriptBudget(limit: number): Plugin {
  let logger: Logger;
  return {
    name: 'script-budget',
    configResolved: (config) => {
      logger = config.logger;
    },
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const bytes = scripts.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
      const sizes = `${kilobytes(bytes)} of ${kilobytes(limit)} KB of script (Brotli)`;
      if (bytes > limit) this.error(`Over its budget: ${sizes}.`);
      logger.info(sizes);
    },
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
