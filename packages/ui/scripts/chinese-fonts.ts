import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonCharacters } from './common-characters.ts';
import { cutFont, fontRule, styleHeader } from './font-cutter.ts';
import { chineseMarks as marks } from './font-fallbacks.ts';
import { cutName } from '../src/page-fonts/cut-name.ts';
import type { FontTools } from './font-sources.ts';
import { weights, type PageCharacters, type Weight } from './page-characters.ts';
import { siteCharacters } from './site-characters.ts';

/** They let browsers trim the space of marks in a row. */
const markFeatures = ['halt', 'chws', 'palt', 'kern'];

const sliceLength = 80;
/** About 1,800 of the commonest characters; rarer ones come from the reader's system. */
const lowestClass = 85;

const styles = { 300: 'Light', 400: 'Regular', 600: 'SemiBold' } as const;

interface Folders {
  root: string;
  styles: string;
  fonts: string;
}

/**
 * Three kinds of files for each weight: `core` holds what at least half of the pages need; each page
 * has a file of its own for the rest; slices hold everything else, for words that are not in the
 * sources. A page so loads two files a weight, and the second page only one.
 */
export async function writeChineseFonts(
  tools: FontTools,
  pages: ReadonlyMap<string, PageCharacters>,
  folders: Folders,
): Promise<void> {
  const cores = new Map(weights.map((weight) => [weight, coreOf(pages, weight)]));
  const common = commonCharacters(
    tools.read('@ibm/plex-sans-sc/css/ibm-plex-sans-sc-all.css').toString(),
    lowestClass,
  );
  const all = [...new Set([...siteCharacters(folders.root), ...common])];
  const to = { folder: folders.fonts, at: './fonts' };
  let rules = styleHeader;
  for (const [weight, core] of cores) {
    const source = sourceOf(tools, weight);
    const file = `pad-sans-sc-${weight}`;
    const family = 'Pad Sans SC';
    const cut = { source, weight, family };
    // The same slices for each weight: three almost equal lists cost the style sheet little more than one.
    for (const [index, slice] of slicesOf(all).entries()) {
      const text = slice.filter((character) => !core.has(character)).join('');
      if (text) rules += await cutFont(tools, { ...cut, text, file: `${file}-${index}` }, to);
    }
    // The marks lie in the same file, under a family that stands before the Latin one.
    const [text, shared] = [[...core].join(''), { ...cut, file: `${file}-core` }];
    await cutFont(tools, { ...shared, text: text + marks, features: markFeatures }, to);
    if (text) rules += fontRule({ ...shared, text }, to.at);
    rules += fontRule({ ...shared, family: `${family} Marks`, text: marks }, to.at);
  }
  writeFileSync(join(folders.styles, 'fonts-zh.css'), rules);
  await writePageFonts(tools, { pages, cores, folder: join(folders.styles, 'page-fonts') });
}

interface PageFonts {
  pages: ReadonlyMap<string, PageCharacters>;
  cores: ReadonlyMap<Weight, ReadonlySet<string>>;
  folder: string;
}

async function writePageFonts(tools: FontTools, { pages, cores, folder }: PageFonts) {
  rmSync(join(folder, 'cuts'), { recursive: true, force: true });
  mkdirSync(join(folder, 'cuts'), { recursive: true });
  for (const [path, characters] of pages) {
    const page = cutName(path);
    let rules = styleHeader;
    for (const [weight, core] of cores) {
      const rest = [...characters[weight]].filter((character) => !core.has(character));
      const text = rest.toSorted().join('');
      if (text === '') continue;
      const file = `${page}-${weight}`;
      // What it does not hold is in the shared file of its weight, which a page asks for ahead too.
      const cut = { weight, family: 'Pad Sans SC', text, isSpan: true as const, file };
      const source = sourceOf(tools, weight);
      rules += await cutFont(tools, { source, ...cut }, { folder: join(folder, 'cuts'), at: '.' });
    }
    writeFileSync(join(folder, 'cuts', `${page}.css`), rules);
  }
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

function sourceOf({ read }: FontTools, weight: Weight): Buffer {
  return read(
    `@ibm/plex-sans-sc/fonts/complete/woff2/hinted/IBMPlexSansSC-${styles[weight]}.woff2`,
  );
}

function slicesOf(characters: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(characters.length / sliceLength) }, (_, index) =>
    characters.slice(index * sliceLength, (index + 1) * sliceLength),
  );
}
