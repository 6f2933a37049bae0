/**
 * Makes the files in `sources/` and `latin/` from the packages of IBM Plex, which have 130 MB: `npm run sources -w
 * @uid/fonts`. Needed only for a new version of these packages, or for a character that none of the files has. New
 * words of the site do not need it, unless they contain such a character.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import subsetFont from 'subset-font';

import { gb2312, gb2312Symbols } from '../src/chinese-characters.ts';
import { cutFont } from '../src/cut-font.ts';
import { sourceFolder } from '../src/read-source.ts';
import type { SourceName } from '../src/read-source.ts';
import { weights } from '../src/weights.ts';
import { commonCharacters } from './common-characters.ts';
import { renameFont } from './rename-font.ts';
import type { FontName } from './rename-font.ts';

const packages = {
  '@ibm/plex-sans': '1.1.0',
  '@ibm/plex-sans-sc': '1.1.0',
  '@ibm/plex-mono': '2.5.0',
} as const;

const ascii = between(0x20, 0x7e);
/** Punctuation and symbols that English text, figures and units need. */
const signs = ' §°±²³·×–—‘’“”•…′″→←↑↓−≈≠≤≥©®™¥€£';
/** The other characters of Latin 1, for names in other languages. */
const accents = between(0xa1, 0xff).replaceAll(/./g, (each) => (signs.includes(each) ? '' : each));
const latin = ascii + between(0xa0, 0xff) + signs + '∕⁄№₀₁₂₃₄₅₆₇₈₉⁰⁴⁵⁶⁷⁸⁹';
const chinese = [
  latin,
  between(0x100, 0x17f),
  between(0x2010, 0x2027),
  between(0x3000, 0x301f),
  between(0xff01, 0xff5e),
  ...gb2312Symbols(),
  ...gb2312(),
].join('');
/** Receipts contain the names of customers, which are registered in GBK. */
const names = chinese + between(0x4e00, 0x9fff);

const chineseFeatures = ['halt', 'chws', 'palt', 'kern', 'ccmp', 'locl', 'mark'];
const documentFeatures = ['kern', 'ccmp', 'locl', 'mark'];
const pageFeatures = [...documentFeatures, 'liga', 'calt', 'tnum', 'lnum', 'zero'];

const sans = 'plex-sans/fonts/complete/woff2/IBMPlexSans';
const sansSc = 'plex-sans-sc/fonts/complete/woff2/hinted/IBMPlexSansSC';
const originals = {
  'pad-sans-300': `${sans}-Light`,
  'pad-sans-400': `${sans}-Regular`,
  'pad-sans-600': `${sans}-SemiBold`,
  'pad-mono-400': 'plex-mono/fonts/complete/woff2/IBMPlexMono-Regular',
  'pad-sans-sc-300': `${sansSc}-Light`,
  'pad-sans-sc-400': `${sansSc}-Regular`,
  'pad-sans-sc-600': `${sansSc}-SemiBold`,
} as const;
const latinFolder = join(import.meta.dirname, '../latin');

const folder = mkdtempSync(join(tmpdir(), 'plex-'));
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: packages }));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  await makeSources();
  await makeLatin();
} finally {
  rmSync(folder, { recursive: true });
}

/** Makes the files from which the build cuts fonts, and with which documents and receipts are written. */
async function makeSources(): Promise<void> {
  mkdirSync(sourceFolder, { recursive: true });
  writeFileSync(join(sourceFolder, 'LICENSE.txt'), readPackage('plex-sans-sc/LICENSE.txt'));
  const css = readPackage('plex-sans-sc/css/ibm-plex-sans-sc-all.css').toString();
  writeFileSync(join(sourceFolder, 'common-characters.txt'), commonCharacters(css, 85).join(''));
  await writeSource('pad-sans-400', latin, documentFeatures);
  await writeSource('pad-sans-600', latin, documentFeatures);
  await writeSource('pad-mono-400', latin, documentFeatures);
  await writeSource('pad-sans-sc-300', chinese, chineseFeatures);
  await writeSource('pad-sans-sc-400', names, chineseFeatures);
  await writeSource('pad-sans-sc-600', chinese, chineseFeatures);
}

async function writeSource(name: SourceName, text: string, features: string[]): Promise<void> {
  const part = await partOf(name, text, features);
  const font = renameFont(part, fontNameOf(name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(sourceFolder, `${name}.ttf.br`), brotliCompressSync(font, { params }));
}

/**
 * Makes the Latin files that pages load unchanged, and that `src/latin.css` names: one for English, and one for the
 * characters that only other languages need.
 */
async function makeLatin(): Promise<void> {
  for (const weight of weights) {
    const name = `pad-sans-${weight}` as const;
    await writeLatin(name, { from: name, text: ascii + signs, features: pageFeatures });
    await writeLatin(`${name}-latin`, { from: name, text: accents, features: pageFeatures });
  }
  const mono = { text: ascii + signs, features: ['ccmp', 'zero'] };
  await writeLatin('pad-mono-400', { from: 'pad-mono-400', ...mono });
}

interface LatinCut {
  from: keyof typeof originals;
  text: string;
  features: string[];
}

async function writeLatin(file: string, { from, text, features }: LatinCut): Promise<void> {
  const part = await partOf(from, text, features);
  const { family } = fontNameOf(from);
  const source = renameFont(part, { family });
  writeFileSync(join(latinFolder, `${file}.woff2`), await cutFont({ source, text, features }));
}

function partOf(
  name: keyof typeof originals,
  text: string,
  keepFeatures: string[],
): Promise<Buffer> {
  const original = readPackage(`${originals[name]}.woff2`);
  const options = { targetFormat: 'sfnt', noHinting: true, keepFeatures } as const;
  return subsetFont(original, text, options);
}

/** The family and weight of a file name: `pad-sans-sc-600` is "Pad Sans SC" in weight 600. */
function fontNameOf(name: string): FontName {
  const words = name.split('-');
  const weight = words.pop() ?? '';
  const titles = words.map((word) =>
    word === 'sc' ? 'SC' : word.charAt(0).toUpperCase() + word.slice(1),
  );
  return { family: titles.join(' '), weight };
}

function readPackage(path: string): Buffer {
  return readFileSync(join(folder, 'node_modules/@ibm', path));
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
