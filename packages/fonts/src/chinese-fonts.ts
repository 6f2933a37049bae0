import { chineseMarks, gb2312 } from './chinese-characters.ts';
import type { PageCharacters } from './page-characters.ts';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';
import { weights } from './weights.ts';
import type { Weight } from './weights.ts';

/** A font file: which characters of which weight. */
export interface FontFile {
  name: string;
  weight: Weight;
  text: string;
  features: readonly string[];
}

/** A rule of a style sheet. Two rules can name one file. */
export interface FontFace {
  family: string;
  range: string;
  file: FontFile;
}

export interface ChineseFonts {
  /** For the sheet of every Chinese page; where ranges overlap, the later rule counts. */
  shared: FontFace[];
  /** What at least half of the pages need: they load it ahead. */
  cores: FontFile[];
  /** By address, what a page needs beside the cores; its rules come after the sheet. */
  pages: Map<string, FontFace[]>;
}

interface Words {
  pages: ReadonlyMap<string, PageCharacters>;
  /** All characters of the sources, those that stand together in few files beside each other. */
  site: readonly string[];
  /** The commonest characters of any text. */
  common: readonly string[];
}

const family = 'Pad Sans SC';
/** They let browsers trim the space of marks in a row. */
const markFeatures = ['halt', 'chws', 'palt', 'kern'];

const sliceLength = 80;
const rareSliceLength = 300;

/**
 * Decides which files there are. For each weight one for what most pages need and one for the rest of
 * each page; slices hold what scripts, editors and customers may write beyond that.
 */
export function chineseFonts({ pages, site, common }: Words): ChineseFonts {
  const rare = gb2312()
    .filter((character) => !common.includes(character))
    .toSorted();
  const slices = slicesOf([...new Set([...site, ...common])], sliceLength);
  const parts = weights.map((weight) => {
    const core = coreOf(pages, weight);
    const text = [...core].join('');
    const name = `pad-sans-sc-${weight}`;
    const coreFile = fileOf(`${name}-core`, weight, text + chineseMarks, markFeatures);
    const faces = [
      // Spans: what lies between is in the more exact rules after them.
      ...slicesOf(rare, rareSliceLength).map((slice, index) =>
        faceOf(fileOf(`${name}-rare-${index}`, weight, slice.join('')), unicodeSpan(slice)),
      ),
      ...slices.flatMap((slice, index) => {
        const rest = slice.filter((character) => !core.has(character));
        if (rest.length === 0) return [];
        return [faceOf(fileOf(`${name}-${index}`, weight, rest.join('')), unicodeRange(rest))];
      }),
      ...(text ? [faceOf(coreFile, unicodeRange(core))] : []),
      // In a family of their own, which stands before the Latin one.
      { family: `${family} Marks`, range: unicodeRange(chineseMarks), file: coreFile },
    ];
    return { weight, core, coreFile, faces };
  });
  return {
    shared: parts.flatMap(({ faces }) => faces),
    cores: parts.map(({ coreFile }) => coreFile),
    pages: new Map(
      [...pages].map(([address, characters]) => [
        address,
        parts.flatMap(({ weight, core }) => {
          const rest = [...characters[weight]].filter((character) => !core.has(character));
          if (rest.length === 0) return [];
          const name = `${address.slice(1).replaceAll(/[/?=]/g, '-')}-${weight}`;
          return [faceOf(fileOf(name, weight, rest.toSorted().join('')), unicodeSpan(rest))];
        }),
      ]),
    ),
  };
}

function coreOf(pages: ReadonlyMap<string, PageCharacters>, weight: Weight): Set<string> {
  const counts = new Map<string, number>();
  for (const characters of pages.values()) {
    for (const character of characters[weight]) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  const isCore = ([, count]: [string, number]) => count >= pages.size / 2;
  return new Set(
    [...counts]
      .filter(isCore)
      .map(([character]) => character)
      .toSorted(),
  );
}

function fileOf(
  name: string,
  weight: Weight,
  text: string,
  features: readonly string[] = [],
): FontFile {
  return { name, weight, text, features };
}

function faceOf(file: FontFile, range: string): FontFace {
  return { family, range, file };
}

function slicesOf(characters: readonly string[], length: number): string[][] {
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, index) =>
    characters.slice(index * length, (index + 1) * length),
  );
}
