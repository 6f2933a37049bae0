/**
 * Cuts the fonts of receipts: `npm run fonts -w @uid/server`. Buyers write their own names in them,
 * so the Chinese cut holds every character of GBK, with which names are registered, and no fewer.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { renameFont } from '../../../packages/ui/scripts/font-name.ts';
import { fetchFontTools } from '../../../packages/ui/scripts/font-sources.ts';

const folder = resolve(import.meta.dirname, '../fonts');
const tools = await fetchFontTools();

const latin = between(0x20, 0x7e) + between(0xa0, 0x17f);
const marks = `${between(0x2010, 0x2027)}€№™−${between(0x3000, 0x301f)}${between(0xff01, 0xff5e)}￥￠￡〓`;
const han = between(0x4e00, 0x9fff);

const cuts = [
  { name: 'pad-sans-sc-400', source: sansSc('Regular'), text: latin + marks + han },
  { name: 'pad-mono-400', source: mono(), text: between(0x20, 0x7e) },
];

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'LICENSE.txt'), tools.read('@ibm/plex-sans-sc/LICENSE.txt'));
for (const { name, source, text } of cuts) {
  const part = await tools.subset(tools.read(source), text, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['locl'],
  });
  const renamed = renameFont(part, familyOf(name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(folder, `${name}.ttf.br`), brotliCompressSync(renamed, { params }));
}

function sansSc(style: string): string {
  return `@ibm/plex-sans-sc/fonts/complete/woff2/hinted/IBMPlexSansSC-${style}.woff2`;
}

function mono(): string {
  return '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2';
}

/** The licence reserves the original name for the original files. */
function familyOf(name: string): string {
  return name === 'pad-mono-400' ? 'Pad Mono Regular' : 'Pad Sans SC Regular';
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
