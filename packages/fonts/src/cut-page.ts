import { basename } from 'node:path';

import { pageFonts } from './chinese-fonts.ts';
import type { FontFile } from './chinese-fonts.ts';
import { cutFont } from './cut-font.ts';
import { fontRules, namesFrom } from './name-files.ts';
import { pageCharacters } from './page-characters.ts';
import { shownCharacters } from './published-fonts.ts';
import type { PublishedPage } from './published-fonts.ts';
import { readSource } from './read-source.ts';
import type { WeightRule } from './weight-rules.ts';
import { weights } from './weights.ts';
import type { Weight } from './weights.ts';

/** The data of the build that is needed to cut the fonts of one more page. */
export interface CuttingPlan {
  /** The characters that most pages share, and that are in files that every page can load. */
  cores: Record<Weight, string>;
  /** The weights in which the site's style sheets set texts. */
  rules: WeightRule[];
  /** Selects the parts of a page that are further down. */
  lower: string;
}

export interface PageToCut {
  /** The page's path without the language, such as `/news/detail?id=akma`. */
  address: string;
  html: string;
  /** The path below which the new files will be served. */
  folder: string;
  /** The page's previous font rules: an unchanged file keeps its address, because browsers may have cached it. */
  oldRules: string;
}

export interface CutPage {
  page: PublishedPage;
  files: { name: string; bytes: Uint8Array }[];
}

/** Cuts a page's own fonts for the words that the page shows. */
export async function cutPage(
  { address, html, folder, oldRules }: PageToCut,
  { cores, rules, lower }: CuttingPlan,
): Promise<CutPage> {
  const coreSets = new Map(weights.map((weight) => [weight, new Set(cores[weight])]));
  const { faces, first } = pageFonts(address, pageCharacters(html, rules, lower), coreSets);
  const served = new Map(addressesIn(oldRules).map((url) => [basename(url), url]));
  const addresses = new Map<FontFile, string>();
  const files: CutPage['files'] = [];
  for (const weight of weights) {
    const own = new Set(faces.map(({ file }) => file).filter((file) => file.weight === weight));
    if (own.size === 0) continue;
    const source = await readSource(`pad-sans-sc-${weight}`);
    const nameOf = namesFrom(source);
    for (const file of own) {
      const name = nameOf(file);
      addresses.set(file, served.get(name) ?? `${folder}/${name}`);
      if (!served.has(name)) files.push({ name, bytes: await cutFont({ source, ...file }) });
    }
  }
  const addressOf = (file: FontFile) => addresses.get(file)!;
  const texts = [...addresses.keys()].map(({ text }) => text);
  // Includes characters that none of our fonts has; otherwise the page would be cut again and again for them.
  const known = [...texts, ...Object.values(cores), ...shownCharacters(html)].join('');
  return {
    page: {
      rules: fontRules(faces, addressOf),
      first: first.map(addressOf),
      text: [...new Set(known)].join(''),
    },
    files,
  };
}

function addressesIn(rules: string): string[] {
  return [...rules.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);
}
