import { pathToFileURL } from 'node:url';

import type { Plugin } from 'vite';

/**
 * Replaces a module by its exports, computed at build time: for data that would otherwise be sent to a browser in a
 * longer form, together with the code that shortens it.
 * @param filter modules that export only JSON, and that Node can import unchanged
 */
export function writtenOut(filter: RegExp): Plugin {
  return {
    name: 'written-out',
    enforce: 'pre',
    transform: {
      filter: { id: filter },
      async handler(_code, id) {
        const values = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        const lines = Object.entries(values).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}
