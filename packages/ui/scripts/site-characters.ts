import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the words of the site are written. */
const sources = [
  'content/**/*.{ts,json,md}',
  'apps/*/{app,src}/**/*.{ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
];

/**
 * The Chinese characters of the site, so ordered that those which stand in most files come first and
 * those of one file stay together: a page then needs the first slices and few of the others.
 */
export function siteCharacters(root: string): string[] {
  const filesOf = new Map<string, string[]>();
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (/node_modules|\.test\.|build\//.test(file)) continue;
    for (const character of new Set(
      readFileSync(join(root, file), 'utf8').match(/\p{Script=Han}/gu),
    )) {
      filesOf.set(character, [...(filesOf.get(character) ?? []), file]);
    }
  }
  const rank = ([character, files]: [string, string[]]) =>
    files.length > 2
      ? `0 ${String(1e6 - files.length)} ${character}`
      : `1 ${files.join(' ')} ${character}`;
  return [...filesOf]
    .map((entry) => ({ character: entry[0], rank: rank(entry) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ character }) => character);
}

/**
 * The commonest characters of running text, by the classes into which the font's makers cut their own
 * web files: 94 holds the most common, each number below it less common ones.
 */
export function commonCharacters(css: string, lowestClass: number): string[] {
  const slice =
    /IBMPlexSansSC-Regular-(\d+)\.woff2"\) format\("woff2"\);\s*unicode-range: ?([^;]+);/g;
  return [...css.matchAll(slice)]
    .map(([, number, range]) => ({ number: Number(number), range: range ?? '' }))
    .filter(({ number }) => number >= lowestClass && number <= 94)
    .toSorted((a, b) => b.number - a.number)
    .flatMap(({ range }) => range.split(',').flatMap(charactersOf))
    .filter((character) => /\p{Script=Han}/u.test(character));
}

function charactersOf(range: string): string[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
