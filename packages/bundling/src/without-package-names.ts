import type { Plugin } from 'vite';

/**
 * The bundler writes the name of each source file above its code. For our own files these comments show where a line of
 * a stack trace comes from; those of packages are 24 KB to read at startup, and are not needed, because the functions
 * in them have names.
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
