import type { Plugin } from 'vite';

/**
 * The bundler writes the name of each file above its text. Of our own they tell where a line of a trace was written;
 * those of packages are 24 KB of what a start reads, and their functions have their names.
 */
export function withoutPackageNames(): Plugin {
  const name = /^\/\/(?:#region)? \S*node_modules\/.*\n/gm;
  return {
    name: 'without-package-names',
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle))
        if (each.type === 'chunk') each.code = each.code.replaceAll(name, '');
    },
  };
}
