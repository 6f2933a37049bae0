import { basename } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

/**
 * Where a group of modules has an entry in it, the bundler writes a file beside it that only hands the entry's
 * exports on: one more request before a page is alive. Here the group's own file has them under their names.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    // Readers keep a file by its name for a year: what the bundler would have written under it is another file.
    augmentChunkHash: () => 'without-facades',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const facade of chunks.filter(({ code }) => readFacade(code))) {
        const handedOn = readFacade(facade.code);
        const group = chunks.find(({ fileName }) => basename(fileName) === handedOn?.file);
        const code = handedOn && group && withExports(group.code, handedOn.names);
        if (!code) continue;
        // An entry is known by its file: the group moves into it. Of what is asked for later, the group's file stays.
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

/** Names by those under which the other file exports them. */
type Names = readonly (readonly [name: string, as: string])[];

function readFacade(code: string): { file: string; names: Names } | undefined {
  const [, list, file] = /^export\{([^{}]+)\}from["']\.\/([^"']+)["'];?\s*$/.exec(code) ?? [];
  return list && file ? { file, names: namesOf(list) } : undefined;
}

/** The code with these exports, too; undefined where it ends in no list of exports, or exports something else under one of the names. */
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
