import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renameFont } from './font-name.ts';
import type { FontTools } from './font-sources.ts';
import { unicodeRange, unicodeSpan } from './unicode-range.ts';

interface Cut {
  source: Buffer;
  family: string;
  weight: number;
  text: string;
  /** Its range stands in a page and should be short. */
  isSpan?: true;
  features?: readonly string[];
  file: string;
}

export const styleHeader =
  '/* Made by scripts/subset-fonts.ts from the IBM Plex fonts, under the licence beside them. */\n';

/**
 * Writes one cut of a font into a folder and gives its rule for a style sheet.
 * @param at the folder as the style sheet sees it
 */
export async function cutFont(tools: FontTools, cut: Cut, to: { folder: string; at: string }) {
  const { source, family, text, features = [], file } = cut;
  const part = await tools.subset(source, text, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: features,
  });
  const font = await tools.convert(renameFont(part, family), 'woff2');
  writeFileSync(join(to.folder, `${file}.woff2`), font);
  return fontRule(cut, to.at);
}

/** A rule of its own: two families can name one file. */
export function fontRule(cut: Omit<Cut, 'source'>, at: string): string {
  const { family, weight, file, text, isSpan } = cut;
  // `no-inline`: as a data: address it would break the content security policy.
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('${at}/${file}.woff2?no-inline') format('woff2');
  unicode-range: ${isSpan ? unicodeSpan(text) : unicodeRange(text)};
}
`;
}
