import type { Plugin } from 'vite';

/** By entry name: every text with a Chinese character in the entry or in modules that it imports or loads later. */
export type EntryTexts = Record<string, string[]>;

/**
 * Writes `texts.json`, from which the build of the fonts knows the words that a page's scripts may write into the page.
 * @param data our modules that hold data, such as all districts of China, and not the page's words
 */
export function entryTexts(data?: RegExp): Plugin {
  return {
    name: 'entry-texts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      // The rendered code, without parts that no entry uses.
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
            // The texts of libraries are not the page's words either.
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

/** The texts between quotes or between the placeholders of a template that contain a Chinese character. */
export function textsIn(code: string): string[] {
  return code.match(/[^"'`\\{}$\n]*\p{Script=Han}[^"'`\\{}$\n]*/gu) ?? [];
}
