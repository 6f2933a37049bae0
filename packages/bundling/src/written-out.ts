import { pathToFileURL } from 'node:url';

import type { Plugin } from 'vite';

/**
 * Puts in a module's place what it exports, computed at build time: for data that a browser would otherwise
 * be sent in a longer form, with the code that makes the shorter one of it.
 * @param filter of modules that export nothing but JSON, and that Node can import as they stand
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
