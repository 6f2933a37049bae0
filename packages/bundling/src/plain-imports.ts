import { basename } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Scripts that fetch others as browsers do. Vite wraps each `import()` in a helper that links style sheets first:
 * a small script would load the file that has it, on every page, for nothing.
 */
export function plainImports(entries: readonly string[]): Plugin {
  return {
    name: 'plain-imports',
    // Before names are given to files by what is in them.
    renderChunk(code, { name }) {
      if (!entries.includes(name)) return null;
      const plain = code
        .replace(/^import \{ (\w+ as )?__vitePreload \} from "[^"]+";$/m, '')
        .replaceAll(/__vitePreload\(\(\) => (import\([^)]+\)), __VITE_PRELOAD__\)/g, '$1');
      if (plain === code || plain.includes('__vitePreload'))
        throw new Error(`The imports of ${name} are wrapped in another way now.`);
      return { code: plain, map: null };
    },
    // The manifest, and with it pages, would go on naming the helper's file.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && entries.includes(chunk.name))
          chunk.imports = chunk.imports.filter((file) => chunk.code.includes(basename(file)));
    },
  };
}
