/**
 * Cuts the fonts: `npm run fonts -w @uid/ui`, after the words of the site have changed.
 * Writes src/fonts/*.woff2, src/fonts.css (Latin) and src/fonts-zh.css (Chinese).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commonCharacters } from './common-characters.ts';
import { fallbackFaces } from './font-fallbacks.ts';
import { renameFont } from './font-name.ts';
import { fetchFontTools, type FontTools } from './font-sources.ts';
import { siteCharacters } from './site-characters.ts';
import { unicodeRange } from './unicode-range.ts';

const styleFolder = resolve(import.meta.dirname, '../src');
const fontFolder = join(styleFolder, 'fonts');
const root = resolve(import.meta.dirname, '../../..');

const weights = [
  [300, 'Light'],
  [400, 'Regular'],
  [600, 'SemiBold'],
] as const;

/** ASCII, Latin 1, and the marks that English text and figures need. */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’‚“”„•…′″‹›€™←↑→↓−≈≠≤≥ΔΩμπ∞√`;
const latinFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'lnum', 'zero'];

/** Full-width in Chinese; with the features that let browsers trim the space of marks in a row. */
const marks = '·—‘’“”…、。《》〈〉「」『』【】〔〕〖〗！（），：；？～％＋－／＝｜￥';
const markFeatures = ['halt', 'chws', 'palt', 'kern'];

const header =
  '/* Made by scripts/subset-fonts.ts from the IBM Plex fonts, under the licence beside them. */\n';

/** About 1,800 of the commonest characters; rarer ones come from the reader's system. */
const lowestClass = 85;

const tools = await fetchFontTools();
const scSource = '@ibm/plex-sans-sc/fonts/complete/woff2/hinted/IBMPlexSansSC-';
rmSync(fontFolder, { recursive: true, force: true });
mkdirSync(fontFolder, { recursive: true });

writeFileSync(join(fontFolder, 'LICENSE.txt'), tools.read('@ibm/plex-sans-sc/LICENSE.txt'));
writeFileSync(join(styleFolder, 'fonts.css'), await latinStyles(tools));
writeFileSync(join(styleFolder, 'fonts-zh.css'), await chineseStyles(tools));

async function latinStyles({ read }: FontTools): Promise<string> {
  const faces: string[] = [];
  for (const [weight, style] of weights) {
    const source = read(`@ibm/plex-sans/fonts/complete/woff2/IBMPlexSans-${style}.woff2`);
    faces.push(
      await cut({
        source,
        family: 'Pad Sans',
        weight,
        text: latin,
        features: latinFeatures,
        file: `pad-sans-${weight}`,
      }),
    );
  }
  const source = read('@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2');
  faces.push(
    await cut({
      source,
      family: 'Pad Mono',
      weight: 400,
      text: latin,
      features: ['ccmp', 'zero'],
      file: 'pad-mono-400',
    }),
  );
  return header + [...faces, ...fallbackFaces].join('\n');
}

async function chineseStyles({ read }: FontTools): Promise<string> {
  const css = read('@ibm/plex-sans-sc/css/ibm-plex-sans-sc-all.css').toString();
  const common = commonCharacters(css, lowestClass);
  const faces: string[] = [];
  for (const [weight, style] of weights) {
    const source = read(`${scSource}${style}.woff2`);
    const file = `pad-sans-sc-${weight}`;
    const marksCut = { text: marks, features: markFeatures, file: `${file}-marks` };
    faces.push(await cut({ source, family: 'Pad Sans SC Marks', weight, ...marksCut }));
    const headings = weight !== 400;
    const characters = [...new Set([...siteCharacters(root, { headings }), ...common])];
    const slices = slicesOf(characters, headings ? 40 : 80);
    for (const [index, text] of slices.entries()) {
      const slice = { text, features: [], file: `${file}-${String(index).padStart(2, '0')}` };
      faces.push(await cut({ source, family: 'Pad Sans SC', weight, ...slice }));
    }
  }
  return header + faces.join('\n');
}

function slicesOf(characters: readonly string[], length: number): string[] {
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, index) =>
    characters.slice(index * length, (index + 1) * length).join(''),
  );
}

interface Cut {
  source: Buffer;
  family: string;
  weight: number;
  text: string;
  features: readonly string[];
  file: string;
}

/** Writes one file and gives its rule. `no-inline` keeps the bundler from making it a data: address. */
async function cut({ source, family, weight, text, features, file }: Cut): Promise<string> {
  const part = await tools.subset(source, text, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: features,
  });
  const font = await tools.convert(renameFont(part, family), 'woff2');
  writeFileSync(join(fontFolder, `${file}.woff2`), font);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}.woff2?no-inline') format('woff2');
  unicode-range: ${unicodeRange(text)};
}`;
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
