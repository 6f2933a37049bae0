import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the words of the site are written, and on about how many pages a file's words stand. */
const sources = [
  { files: 'apps/*/{app,src}/layout/*.{ts,tsx}', pages: 1000 },
  { files: 'apps/*/{app,src}/features/**/*.{ts,tsx}', pages: 8 },
  { files: 'content/src/**/*.{ts,json,md}', pages: 1 },
];

/** Longer strings are prose; shorter ones, and all that are called so, stand in headings and on buttons. */
const headingLength = 12;
const headingKeys = new Set(['name', 'title', 'heading', 'question', 'subject', 'verb', 'label']);

/**
 * The Chinese characters of the site, so ordered that those of most pages come first and those of one
 * file stay together: a page then needs the first slices and few of the others. With `headings`, pages
 * count only by what stands in their headings.
 */
export function siteCharacters(root: string, { headings }: { headings: boolean }): string[] {
  const uses = new Map<string, { pages: number; files: string[] }>();
  for (const { file, pages } of listFiles(root)) {
    const strings = stringsOf(readFileSync(join(root, file), 'utf8'));
    const counted = hanOf(headings ? strings.filter(isHeading) : strings);
    for (const character of hanOf(strings)) {
      const use = uses.get(character) ?? { pages: 0, files: [] };
      uses.set(character, use);
      use.files.push(file);
      if (counted.has(character)) use.pages += pages;
    }
  }
  return [...uses]
    .map(([character, { pages, files }]) => ({
      character,
      rank: pages > 2 ? `0 ${1e6 - pages} ${character}` : `1 ${files.join(' ')} ${character}`,
    }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ character }) => character);
}

function listFiles(root: string) {
  return sources
    .flatMap(({ files, pages }) => globSync(files, { cwd: root }).map((file) => ({ file, pages })))
    .filter(({ file }) => !/node_modules|\.test\.|\/build\//.test(file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

interface Words {
  key: string;
  words: string;
}

/** The string literals of a source file, and the words between its tags, without its comments. */
function stringsOf(source: string): Words[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const literals = code.matchAll(/(?:(\w+)\??:\s*)?(['"`>])((?:(?!\2)[^\\<\n]|\\.)*)/g);
  return [...literals].map(([, key = '', , words = '']) => ({ key, words }));
}

function isHeading({ key, words }: Words): boolean {
  return headingKeys.has(key) || words.length <= headingLength;
}

function hanOf(strings: readonly Words[]): Set<string> {
  return new Set(strings.flatMap(({ words }) => words.match(/\p{Script=Han}/gu) ?? []));
}
