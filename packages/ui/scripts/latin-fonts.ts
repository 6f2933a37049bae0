import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFont, styleHeader } from './font-cutter.ts';
import { fallbackFaces } from './font-fallbacks.ts';
import type { FontTools } from './font-sources.ts';

const ascii = between(0x20, 0x7e);
/** Marks and signs that English text, figures and units need. */
const signs = ' §°±²³·×–—‘’“”•…′″→←↑↓−≈≠≤≥©®™¥€£';
/** The rest of Latin 1: names from elsewhere. */
const accents = between(0xc0, 0xff) + between(0xa1, 0xbf);
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'lnum', 'zero'];

const styles = [
  [300, 'Light'],
  [400, 'Regular'],
  [600, 'SemiBold'],
] as const;

/** Plex Sans and Plex Mono: one file a weight for English, one more that only other languages ask for. */
export async function writeLatinFonts(
  tools: FontTools,
  folders: { styles: string; fonts: string },
): Promise<void> {
  const to = { folder: folders.fonts, at: './fonts' };
  const more = accents.replaceAll(/./g, (it) => (signs.includes(it) ? '' : it));
  let rules = styleHeader;
  for (const [weight, style] of styles) {
    const source = tools.read(`@ibm/plex-sans/fonts/complete/woff2/IBMPlexSans-${style}.woff2`);
    const cut = { source, family: 'Pad Sans', weight, features };
    const file = `pad-sans-${weight}`;
    rules += await cutFont(tools, { ...cut, text: more, file: `${file}-latin` }, to);
    rules += await cutFont(tools, { ...cut, text: ascii + signs, file }, to);
  }
  const source = tools.read('@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2');
  const mono = { source, family: 'Pad Mono', weight: 400, features: ['ccmp', 'zero'] };
  rules += await cutFont(tools, { ...mono, text: ascii + signs, file: 'pad-mono-400' }, to);
  writeFileSync(join(folders.styles, 'fonts.css'), rules + fallbackFaces.join('\n'));
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
