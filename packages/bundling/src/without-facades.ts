import { basename } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

/**
 * If a group of modules contains an entry, the bundler writes an additional file that only re-exports the entry's
 * exports, which costs one more request before a page is interactive. This plugin moves these exports into the group's
 * own file.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    // Browsers cache a file by its name for a year, so this file needs another name than the one that the bundler
    // writes without the plugin.
    augmentChunkHash: () => 'without-facades',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const facade of chunks.filter(({ code }) => readFacade(code))) {
        const handedOn = readFacade(facade.code);
        const group = chunks.find(({ fileName }) => basename(fileName) === handedOn?.file);
        const code = handedOn && group && withExports(group.code, handedOn.names);
        if (!code) continue;
        // An entry is found by its file name, so the group moves into the entry's file. For a file that is loaded on
        // demand, the group's file is kept.
        const [kept, gone] = facade.isEntry ? [facade, group] : [group, facade];
        kept.code = code;
        kept.imports = group.imports;
        kept.dynamicImports = group.dynamicImports;
        if (facade.isEntry)
          for (const style of group.viteMetadata?.importedCss ?? [])
            facade.viteMetadata?.importedCss.add(style);
        chunks.splice(chunks.indexOf(gone), 1);
        delete bundle[gone.fileName];
        for (const chunk of chunks) leadTo(chunk, { from: gone.fileName, to: kept.fileName });
      }
    },
  };
}

/** Pairs of the name in the other file and the name under which it is exported. */
type Names = readonly (readonly [name: string, as: string])[];

function readFacade(code: string): { file: string; names: Names } | undefined {
  const [, list, file] = /^export\{([^{}]+)\}from["']\.\/([^"']+)["'];?\s*$/.exec(code) ?? [];
  return list && file ? { file, names: namesOf(list) } : undefined;
}

/**
 * Returns the code with these exports added; undefined if it does not end in a list of exports, or already exports
 * something else under one of the names.
 */
function withExports(code: string, names: Names): string | undefined {
  const ending = /export\{([^{}]*)\};?\s*$/.exec(code);
  if (!ending?.[1]) return undefined;
  const exported = namesOf(ending[1]);
  const added = names.map(([name, as]) => {
    const local = exported.find((each) => each[1] === name)?.[0];
    return local && exported.every((each) => each[1] !== as) ? `${local} as ${as}` : undefined;
  });
  if (added.includes(undefined)) return undefined;
  return `${code.slice(0, ending.index)}export{${[ending[1], ...added].join(',')}};`;
}

function namesOf(list: string): Names {
  return list.split(',').map((each) => {
    const [name = '', as = name] = each.split(' as ');
    return [name, as];
  });
}

function leadTo(chunk: Rolldown.OutputChunk, { from, to }: { from: string; to: string }): void {
  if (!chunk.code.includes(basename(from))) return;
  chunk.code = chunk.code.replaceAll(basename(from), basename(to));
  const led = (files: string[]) => [...new Set(files.map((file) => (file === from ? to : file)))];
  chunk.imports = led(chunk.imports);
  chunk.dynamicImports = led(chunk.dynamicImports);
}
