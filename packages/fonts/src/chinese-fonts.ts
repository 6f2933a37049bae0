import { chineseMarks, gb2312 } from './chinese-characters.ts';
import type { PageCharacters } from './page-characters.ts';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';
import { weights } from './weights.ts';
import type { Weight } from './weights.ts';

/** A font file: the characters of one weight. */
export interface FontFile {
  name: string;
  weight: Weight;
  text: string;
  features: readonly string[];
}

/** An @font-face rule. Two rules can use the same file. */
export interface FontFace {
  family: string;
  range: string;
  file: FontFile;
}

export interface ChineseFonts {
  /**
   * The rules of the style sheet that pages load if their own files are not enough; if ranges overlap, the later rule
   * takes precedence.
   */
  shared: FontFace[];
  /** The characters that most pages need later; each weight has one file with them. */
  cores: ReadonlyMap<Weight, ReadonlySet<string>>;
  coreFiles: FontFile[];
  /** By address, the fonts of a single page; its rules come after the shared style sheet. */
  pages: Map<string, PageFonts>;
}

export interface PageFonts {
  faces: FontFace[];
  /** The files with the characters that a visitor sees first. */
  first: FontFile[];
}

interface Words {
  pages: ReadonlyMap<string, PageCharacters>;
  /** All characters of the sources; those of the same few files are next to each other. */
  site: readonly string[];
  /** The most common characters of any text. */
  common: readonly string[];
}

const family = 'Pad Sans SC';
/** OpenType features that let browsers trim the space between consecutive punctuation marks. */
const markFeatures = ['halt', 'chws', 'palt', 'kern'];

const sliceLength = 80;
const rareSliceLength = 300;

/**
 * Decides which font files exist. For each weight, a page has one file with the characters that are seen first,
 * including punctuation marks, and one with the rest. Of the rest, the characters that most pages share (menus, footer)
 * are in one common file. Slices hold other characters that scripts, editors and customers may write.
 */
export function chineseFonts({ pages, site, common }: Words): ChineseFonts {
  const rare = gb2312()
    .filter((character) => !common.includes(character))
    .toSorted();
  const slices = slicesOf([...new Set([...site, ...common])], sliceLength);
  const cores = new Map(weights.map((weight) => [weight, coreOf(pages, weight)]));
  const coreFaces = weights.flatMap((weight) => {
    const characters = new Set([...cores.get(weight)!, ...Array.from(chineseMarks)]);
    return facesOf(`pad-sans-sc-${weight}-core`, weight, characters, unicodeRange);
  });
  const sliceFaces = weights.flatMap((weight) => {
    const core = cores.get(weight)!;
    const name = `pad-sans-sc-${weight}`;
    return [
      // Their ranges are spans: characters in between belong to the more exact rules that follow.
      ...slicesOf(rare, rareSliceLength).map((slice, index) =>
        faceOf(fileOf(`${name}-rare-${index}`, weight, slice.join('')), unicodeSpan(slice)),
      ),
      ...slices.flatMap((slice, index) => {
        const rest = slice.filter((character) => !core.has(character));
        if (rest.length === 0) return [];
        return [faceOf(fileOf(`${name}-${index}`, weight, rest.join('')), unicodeRange(rest))];
      }),
    ];
  });
  return {
    shared: [...sliceFaces, ...coreFaces],
    cores,
    coreFiles: filesOf(coreFaces),
    pages: new Map([...pages].map(([address, page]) => [address, pageFonts(address, page, cores)])),
  };
}

/** The files of one page, and the rules that refer to them. */
export function pageFonts(
  address: string,
  { first, rest }: PageCharacters,
  cores: ReadonlyMap<Weight, ReadonlySet<string>>,
): PageFonts {
  const name = address.slice(1).replaceAll(/[^\w-]/g, '-');
  const firstFaces = weights.flatMap((weight) => {
    // Browsers trim the space between marks only if both come from the same file.
    const marks = [...rest[weight]].filter(isMark);
    return facesOf(`${name}-${weight}`, weight, new Set([...first[weight], ...marks]));
  });
  const restFaces = weights.flatMap((weight) => {
    const isCovered = (character: string) =>
      isMark(character) || first[weight].has(character) || cores.get(weight)?.has(character);
    const left = [...rest[weight]].filter((character) => !isCovered(character));
    return facesOf(`${name}-${weight}-rest`, weight, new Set(left));
  });
  return {
    faces: [...restFaces, ...firstFaces],
    first: filesOf(firstFaces),
  };
}

/**
 * One file with a rule for its characters and another for its punctuation marks. The marks have a family of their own,
 * which comes before the Latin family.
 */
function facesOf(
  name: string,
  weight: Weight,
  characters: ReadonlySet<string>,
  rangeOf = unicodeSpan,
): FontFace[] {
  const all = [...characters].toSorted();
  const marks = all.filter(isMark);
  const rest = all.filter((character) => !isMark(character));
  const file = fileOf(name, weight, all.join(''), marks.length > 0 ? markFeatures : []);
  return [
    ...(rest.length > 0 ? [faceOf(file, rangeOf(rest))] : []),
    ...(marks.length > 0 ? [{ family: `${family} Marks`, range: unicodeRange(marks), file }] : []),
  ];
}

function filesOf(faces: readonly FontFace[]): FontFile[] {
  return [...new Set(faces.map(({ file }) => file))];
}

function isMark(character: string): boolean {
  return chineseMarks.includes(character);
}

/** The characters that at least half of the pages contain but do not show first. */
function coreOf(pages: ReadonlyMap<string, PageCharacters>, weight: Weight): Set<string> {
  const counts = new Map<string, number>();
  for (const { rest } of pages.values()) {
    for (const character of rest[weight]) {
      if (!isMark(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
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
