import type { Plugin } from 'vite';

/** By an entry's name: every text with a Chinese character that the entry, or what it fetches later, contains. */
export type EntryTexts = Record<string, string[]>;

/**
 * Writes `texts.json`, for the build of the fonts: which words the scripts of a page may write into it.
 * @param data modules of ours that hold data, such as all districts of China: they are not what the page says
 */
export function entryTexts(data?: RegExp): Plugin {
  return {
    name: 'entry-texts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      // As it is rendered: without what no entry uses.
      const codes = new Map(
        chunks.flatMap(({ modules }) =>
          Object.entries(modules).map(([id, { code }]) => [id, code ?? ''] as const),
        ),
      );
      const idsOf = (entry: string) => {
        const found = new Set([entry]);
        for (const id of found) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          for (const each of [...importedIds, ...dynamicallyImportedIds])
            // Nor is what a library holds.
            if (!each.includes('node_modules') && !data?.test(each)) found.add(each);
        }
        return [...found];
      };
      const texts: EntryTexts = {};
      for (const { isEntry, name, facadeModuleId } of chunks)
        if (isEntry && facadeModuleId)
          texts[name] = idsOf(facadeModuleId).flatMap((id) => textsIn(codes.get(id) ?? ''));
      this.emitFile({ type: 'asset', fileName: 'texts.json', source: JSON.stringify(texts) });
    },
  };
}

/** What stands between quotes, and between what a template fills in, where a Chinese character is among it. */
export function textsIn(code: string): string[] {
  return code.match(/[^"'`\\{}$\n]*\p{Script=Han}[^"'`\\{}$\n]*/gu) ?? [];
}
