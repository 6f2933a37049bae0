import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that contain the words of the site. */
const sources = ['apps/*/{app,src}/**/*.{ts,tsx}', 'content/src/**/*.ts', 'packages/*/src/**/*.ts'];

/**
 * The Chinese characters in the sources, ordered so that those in most files come first and those in the same file are
 * together: then the characters that a page needs beyond its own file are in few slices.
 */
export function siteCharacters(root: string): string[] {
  const filesOf = new Map<string, string[]>();
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (/node_modules|\.test\.|\/build\//.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    for (const character of new Set(code.match(/\p{Script=Han}/gu))) {
      filesOf.set(character, [...(filesOf.get(character) ?? []), file]);
    }
  }
  return [...filesOf]
    .map(([character, files]) => ({
      character,
      rank: files.length > 2 ? `0 ${1e6 - files.length}` : `1 ${files.join(' ')}`,
    }))
    .toSorted((a, b) => (a.rank + a.character < b.rank + b.character ? -1 : 1))
    .map(({ character }) => character);
}
