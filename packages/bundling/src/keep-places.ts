import { dirname, relative } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Rewrites `import.meta` so that a module that finds files relative to itself still finds them from the bundle in
 * `folder`.
 */
export function keepPlaces(folder: string): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (id.startsWith('\0') || !code.includes('import.meta.')) return undefined;
      const file = JSON.stringify(relative(folder, id));
      const beside = JSON.stringify(`/${relative(folder, dirname(id))}`);
      return {
        code: code
          .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + ${beside})`),
        map: null,
      };
    },
  };
}
