import { basename } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Lets scripts load others with the browser's plain `import()`. Vite wraps each `import()` in a helper that first links
 * style sheets: a small script would load the helper's file on every page without needing it.
 */
export function plainImports(entries: readonly string[]): Plugin {
  return {
    name: 'plain-imports',
    // Runs before the files are named by the hash of their contents.
    renderChunk(code, { name }) {
      if (!entries.includes(name)) return null;
      const plain = code
        .replace(/^import \{ (\w+ as )?__vitePreload \} from "[^"]+";$/m, '')
        .replaceAll(/__vitePreload\(\(\) => (import\([^)]+\)), __VITE_PRELOAD__\)/g, '$1');
      if (plain === code || plain.includes('__vitePreload'))
        throw new Error(`The imports of ${name} are wrapped in another way now.`);
      return { code: plain, map: null };
    },
    // Otherwise the manifest, and so the pages, would still name the helper's file.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && entries.includes(chunk.name))
          chunk.imports = chunk.imports.filter((file) => chunk.code.includes(basename(file)));
    },
  };
}
