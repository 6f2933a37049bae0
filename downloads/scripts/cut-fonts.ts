/**
 * Cuts the fonts of documents and preview images: `npm run fonts -w @uid/downloads`.
 * Needed only when the content uses a character that `fonts/` does not hold; a test names it.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { commonCharacters } from '../../packages/ui/scripts/common-characters.ts';
import { renameFont } from '../../packages/ui/scripts/font-name.ts';
import { fetchFontTools } from '../../packages/ui/scripts/font-sources.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'downloads', 'fonts');
const tools = await fetchFontTools();

const latin = between(0x20, 0x7e) + between(0xa0, 0xff);
const signs = '–—‘’“”…′″→←↑↓−≈≠≤≥±×·™€∕⁄№•₀₁₂₃₄₅₆₇₈₉⁰⁴⁵⁶⁷⁸⁹';
const marks = '、。《》〈〉「」『』【】〔〕！（），：；？～％＋－／＝｜￥';
/** About 2,200 of the commonest characters, so that an edited sentence seldom needs a new cut. */
const common = commonCharacters(
  tools.read('@ibm/plex-sans-sc/css/ibm-plex-sans-sc-all.css').toString(),
  80,
).join('');
const used = globSync(['content/src/**/*.ts', 'downloads/src/**/*.ts'], { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('');
const chinese = [...new Set(latin + signs + marks + common + used)].toSorted().join('');

const cuts = [
  { name: 'pad-sans-sc-400', source: sansSc('Regular'), text: chinese },
  { name: 'pad-sans-sc-600', source: sansSc('SemiBold'), text: chinese },
  { name: 'pad-sans-400', source: sans('Regular'), text: latin + signs },
  { name: 'pad-sans-600', source: sans('SemiBold'), text: latin + signs },
  {
    name: 'pad-mono-400',
    source: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2',
    text: latin + signs,
  },
];

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'LICENSE.txt'), tools.read('@ibm/plex-sans-sc/LICENSE.txt'));
for (const { name, source, text } of cuts) {
  const part = await tools.subset(tools.read(source), text, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'ccmp', 'locl', 'mark'],
  });
  writeFileSync(join(folder, `${name}.ttf`), renameFont(part, familyOf(name)));
}

function sansSc(style: string): string {
  return `@ibm/plex-sans-sc/fonts/complete/woff2/hinted/IBMPlexSansSC-${style}.woff2`;
}

function sans(style: string): string {
  return `@ibm/plex-sans/fonts/complete/woff2/IBMPlexSans-${style}.woff2`;
}

/** The licence reserves the original name for the original files: `pad-sans-sc-600` is "Pad Sans SC SemiBold". */
function familyOf(name: string): string {
  const words = name.replace('-sc-', ' SC-').split(/[- ]/);
  const titles = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return titles.join(' ').replace('400', 'Regular').replace('600', 'SemiBold');
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
